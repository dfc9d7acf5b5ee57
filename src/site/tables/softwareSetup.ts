import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';
import { choices } from '../choices';

/** Commands of one generation of the CAN tools, named as in the choice. */
const commandsOf = (tool: 'cli' | 'packages') =>
  ({
    label: choices['can-tool'].options.find(({ value }) => value === tool)?.label ?? tool,
    type: 'list',
    code: true,
    optional: true,
  }) as const;

/** Tables of the six setup steps: channels, tools, options and faults. */
export const setupTables = {
  'setup-steps': table('The six steps', 'step', {
    step: { label: 'Step', type: 'integer', min: 0 },
    name: 'What you do',
    short_name: 'Short name',
    page: { label: 'Page', type: 'route' },
    operating_system: { label: 'Computer', oneOf: ['Windows', 'Linux'] },
    result: 'Result',
    moves: { label: 'What moves', optional: true },
  }),
  'can-channels': table(
    'CAN ports and arms',
    'interface',
    {
      interface: { label: 'Port', code: true },
      arm: 'Arm',
      arm_of_one_pair: { label: 'Arm, with one pair only', optional: true },
      role: { label: 'Role', oneOf: ['leader', 'follower'] },
      side: { label: 'Side', oneOf: ['right', 'left'] },
      side_option: { label: 'Value of --arm-side', code: true, oneOf: ['right_arm', 'left_arm'] },
      adapter: 'Adapter',
      adapter_port: 'Port of the adapter',
      send_ids: 'Send IDs',
      receive_ids: 'Receive IDs',
    },
    { page: '/teleop/leader-follower/setup-guide' },
  ),
  'can-tools': table('Commands for each job, by tool version', 'job', {
    job: 'Job',
    cli: commandsOf('cli'),
    packages: commandsOf('packages'),
  }),
  'socketcan-options': table('Options of the port scripts', 'option', {
    option: { label: 'Option', code: true },
    meaning: 'Meaning',
    default: { label: 'Default', optional: true },
  }),
  'can-configure-options': table('Options of openarm-can-cli can_configure', 'option', {
    option: { label: 'Option', code: true },
    meaning: 'Meaning',
    default: { label: 'Default', optional: true },
  }),
  'change-baudrate-options': table('Options of the bit rate script', 'option', {
    option: { label: 'Option', code: true },
    short: { label: 'Short', code: true },
    meaning: 'Meaning',
    default: { label: 'Default', optional: true },
  }),
  'calibration-moves': table('How the arm moves during the calibration', 'step', {
    step: { label: 'Move', type: 'integer', min: 1 },
    joint: 'Joint',
    movement: 'What you see',
    line_printed: { label: 'Line it prints', code: true, optional: true },
  }),
  'calibration-joints': table('The stop of each joint, and how the script finds it', 'joint', {
    joint: 'Joint',
    order: { label: 'Order', type: 'integer', min: 0 },
    stop_right_deg: 'Stop, right arm',
    stop_left_deg: 'Stop, left arm',
    back_off_deg: 'Moves back by',
    stop_velocity_rad_s: 'Stop found below',
    stop_torque_nm: 'Stop found above',
  }),
  'calibration-gains': table('Gains of the calibration script', 'phase', { phase: 'Phase', kp: 'Kp, N·m/rad', kd: 'Kd, N·m·s/rad' }),
} satisfies TableDefinitions;
