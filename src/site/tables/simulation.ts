import type { ColumnDefinition, TableDefinitions } from '../../model/tableTypes';
import { mujocoTables } from './simulationMujoco';

const metres = (label: string): ColumnDefinition => ({ label, type: 'number', unit: 'm' });
const radians = (label: string): ColumnDefinition => ({ label, type: 'number', unit: 'rad' });
const count = (label: string): ColumnDefinition => ({ label, type: 'integer', min: 0 });
const trainOnly = (label: string, type: 'integer' | 'text' = 'integer'): ColumnDefinition => ({ label, type, optional: true });

const isaacTables = {
  'isaac-tasks': {
    title: 'Isaac Lab tasks',
    key: 'task_id',
    columns: {
      task_id: { label: 'Task id', type: 'text', code: true },
      what_it_trains: { label: 'Trains', type: 'text' },
      variant: { label: 'Variant', type: 'text', oneOf: ['train', 'play'] },
      arms: count('Arms'),
      libraries: { label: 'Libraries', type: 'list', code: true },
      physics_step: { label: 'Physics step', type: 'text' },
      decimation: trainOnly('Decimation'),
      control_hz: { label: 'Control rate', type: 'number', unit: 'Hz' },
      episode_s: { label: 'Episode', type: 'number', unit: 's' },
      num_envs: count('Environments'),
      spacing_m: { label: 'Spacing', type: 'number', unit: 'm', digits: 1, optional: true },
      target_renewed_s: { label: 'New target every', type: 'number', unit: 's', optional: true },
      action_scale: trainOnly('Action scale', 'text'),
      rsl_rl_iterations: trainOnly('rsl_rl iterations'),
      rsl_rl_steps: trainOnly('rsl_rl steps per iteration'),
      rl_games_epochs: trainOnly('rl_games epochs'),
      skrl_timesteps: trainOnly('skrl timesteps'),
      network: trainOnly('Network layers', 'text'),
      experiment: { label: 'Experiment', type: 'text', code: true },
    },
  },
  'isaac-versions': {
    title: 'Tested with',
    key: 'part',
    columns: {
      part: { label: 'Part', type: 'text' },
      version: { label: 'Version', type: 'text' },
      note: { label: 'Note', type: 'text', optional: true },
    },
  },
  'isaac-options': {
    title: 'Options of the training and replay scripts',
    key: 'option',
    columns: {
      option: { label: 'Option', type: 'text', code: true },
      scripts: { label: 'Scripts', type: 'list' },
      libraries: { label: 'Library', type: 'text' },
      meaning: { label: 'Meaning', type: 'text' },
    },
  },
  'isaac-target-boxes': {
    title: 'Boxes from which targets and start positions are drawn',
    key: 'box',
    columns: {
      box: { label: 'Box', type: 'text' },
      task: { label: 'Task', type: 'text' },
      x_min_m: metres('x from'),
      x_max_m: metres('x to'),
      y_min_m: metres('y from'),
      y_max_m: metres('y to'),
      z_min_m: metres('z from'),
      z_max_m: metres('z to'),
    },
  },
  'isaac-rewards': {
    title: 'Main reward terms',
    key: 'reward',
    columns: {
      reward: { label: 'Reward', type: 'text' },
      task: { label: 'Task', type: 'text' },
      term: { label: 'Term', type: 'text' },
      weight: { label: 'Weight', type: 'number' },
    },
  },
  'isaac-robot': {
    title: 'Joints of the simulated arm',
    key: 'joints',
    columns: {
      joints: { label: 'Joint', type: 'text' },
      effort_limit_nm: { label: 'Effort limit', type: 'number', unit: 'N·m' },
      velocity_limit_rad_s: { label: 'Velocity limit', type: 'number', unit: 'rad/s' },
      stiffness: { label: 'Stiffness', type: 'number' },
      damping: { label: 'Damping', type: 'number' },
      start_rad: radians('Start pose, one arm'),
    },
  },
} as const satisfies TableDefinitions;

/** Tables of the simulation pages. */
export const simulationTables = {
  ...isaacTables,
  ...mujocoTables,
} as const satisfies TableDefinitions;
