import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the MuJoCo page. */
const mujocoTables = {
  'mujoco-models': table('Models of OpenArm 1 in the repository', 'file', {
    file: { label: 'File', code: true },
    shows: 'Shows',
    joints: { label: 'Joints', type: 'integer', min: 0 },
    hinge_joints: { label: 'of them hinge', type: 'integer', min: 0 },
    slide_joints: { label: 'of them slide', type: 'integer', min: 0 },
    actuators: { label: 'Actuators', type: 'integer', min: 0 },
    bodies: { label: 'Bodies', type: 'integer', min: 0 },
    mass_kg: 'Mass',
    visual_geoms: { label: 'Visual shapes', type: 'integer', min: 0 },
    visual_group: { label: 'in group', type: 'integer', min: 0 },
    contact_geoms: { label: 'Contact shapes', type: 'integer', min: 0 },
    contact_group: { label: 'in group', type: 'integer', min: 0 },
  }),
  'mujoco-masses': table('Masses in the models', 'set', {
    set: 'Set',
    stand_kg: 'Stand',
    arm_with_gripper_kg: 'One arm with gripper',
    one_arm_file_kg: 'One-arm file',
  }),
  'mujoco-joints': table('Torque limits and ranges of the two-arm model', 'joint', {
    joint: 'Joint',
    motor: 'Motor class',
    torque_limit_nm: 'Torque limit, ±',
    left_min_rad: 'Left from',
    left_max_rad: 'Left to',
    right_min_rad: 'Right from',
    right_max_rad: 'Right to',
  }),
  'mujoco-names': table('Names in the two-arm model', 'part', {
    part: 'Part',
    left: { label: 'Left arm', type: 'list', code: true },
    right: { label: 'Right arm', type: 'list', code: true },
  }),
} satisfies TableDefinitions;

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
    task: { label: 'Task', oneOf: ['reach', 'two-arm reach', 'lift'] },
    x_min_m: 'x from',
    x_max_m: 'x to',
    y_min_m: 'y from',
    y_max_m: 'y to',
    z_min_m: 'z from',
    z_max_m: 'z to',
  }),
  'isaac-rewards': table('Main reward terms', 'reward', {
    reward: 'Reward',
    task: { label: 'Task', oneOf: ['reach', 'reach, two arms', 'lift', 'drawer'] },
    term: 'Term',
    weight: { label: 'Weight', type: 'number' },
  }),
  'isaac-robot': table('Joints of the simulated arm', 'joints', {
    joints: { label: 'Joint', knownIn: { table: 'joint-limits', column: 'joint' } },
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
