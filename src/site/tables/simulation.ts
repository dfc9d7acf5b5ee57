import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';
import { mujocoTables } from './simulationMujoco';

const isaacTables = {
  'isaac-tasks': table('Isaac Lab tasks', 'task_id', {
    task_id: { label: 'Task id', code: true },
    what_it_trains: 'Trains',
    variant: { label: 'Variant', oneOf: ['train', 'play'] },
    arms: { label: 'Arms', type: 'integer', min: 0 },
    libraries: { label: 'Libraries', type: 'list', code: true },
    physics_step: 'Physics step',
    decimation: { label: 'Decimation', type: 'integer', optional: true },
    control_hz: 'Control rate',
    episode_s: 'Episode',
    num_envs: { label: 'Environments', type: 'integer', min: 0 },
    spacing_m: { label: 'Spacing', digits: 1, optional: true },
    target_renewed_s: { label: 'New target every', optional: true },
    action_scale: { label: 'Action scale', optional: true },
    rsl_rl_iterations: { label: 'rsl_rl iterations', type: 'integer', optional: true },
    rsl_rl_steps: { label: 'rsl_rl steps per iteration', type: 'integer', optional: true },
    rl_games_epochs: { label: 'rl_games epochs', type: 'integer', optional: true },
    skrl_timesteps: { label: 'skrl timesteps', type: 'integer', optional: true },
    network: { label: 'Network layers', optional: true },
    experiment: { label: 'Experiment', code: true },
  }),
  'isaac-versions': table('Tested with', 'part', { part: 'Part', version: 'Version', note: { label: 'Note', optional: true } }),
  'isaac-options': table('Options of the training and replay scripts', 'option', {
    option: { label: 'Option', code: true },
    scripts: { label: 'Scripts', type: 'list' },
    libraries: 'Library',
    meaning: 'Meaning',
  }),
  'isaac-target-boxes': table('Boxes from which targets and start positions are drawn', 'box', {
    box: 'Box',
    task: 'Task',
    x_min_m: 'x from',
    x_max_m: 'x to',
    y_min_m: 'y from',
    y_max_m: 'y to',
    z_min_m: 'z from',
    z_max_m: 'z to',
  }),
  'isaac-rewards': table('Main reward terms', 'reward', {
    reward: 'Reward',
    task: 'Task',
    term: 'Term',
    weight: { label: 'Weight', type: 'number' },
  }),
  'isaac-robot': table('Joints of the simulated arm', 'joints', {
    joints: 'Joint',
    effort_limit_nm: 'Effort limit',
    velocity_limit_rad_s: 'Velocity limit',
    stiffness: { label: 'Stiffness', type: 'number' },
    damping: { label: 'Damping', type: 'number' },
    start_rad: 'Start pose, one arm',
  }),
} satisfies TableDefinitions;

/** Tables of the simulation pages. */
export const simulationTables = {
  ...isaacTables,
  ...mujocoTables,
} satisfies TableDefinitions;
