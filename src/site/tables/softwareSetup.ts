import type { TableDefinitions } from '../../model/tableTypes';
import { choices } from '../choices';

const option = { label: 'Option', type: 'text', code: true } as const;
const meaning = { label: 'Meaning', type: 'text' } as const;
const standard = { label: 'Default', type: 'text', optional: true } as const;

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
  'setup-steps': {
    title: 'The six steps',
    key: 'step',
    columns: {
      step: { label: 'Step', type: 'integer', min: 0 },
      name: { label: 'What you do', type: 'text' },
      short_name: { label: 'Short name', type: 'text' },
      page: { label: 'Page', type: 'route' },
      operating_system: { label: 'Computer', type: 'text', oneOf: ['Windows', 'Linux'] },
      result: { label: 'Result', type: 'text' },
      moves: { label: 'What moves', type: 'text', optional: true },
    },
  },
  'can-channels': {
    title: 'CAN ports and arms',
    key: 'interface',
    columns: {
      interface: { label: 'Port', type: 'text', code: true },
      arm: { label: 'Arm', type: 'text' },
      arm_of_one_pair: { label: 'Arm, with one pair only', type: 'text', optional: true },
      role: { label: 'Role', type: 'text', oneOf: ['leader', 'follower'] },
      side: { label: 'Side', type: 'text', oneOf: ['right', 'left'] },
      side_option: { label: 'Value of --arm-side', type: 'text', code: true, oneOf: ['right_arm', 'left_arm'] },
      adapter: { label: 'Adapter', type: 'text' },
      adapter_port: { label: 'Port of the adapter', type: 'text' },
      send_ids: { label: 'Send IDs', type: 'text' },
      receive_ids: { label: 'Receive IDs', type: 'text' },
    },
  },
  'can-tools': {
    title: 'Commands for each job, by tool version',
    key: 'job',
    columns: {
      job: { label: 'Job', type: 'text' },
      cli: commandsOf('cli'),
      packages: commandsOf('packages'),
    },
  },
  'socketcan-options': {
    title: 'Options of the port scripts',
    key: 'option',
    columns: { option, meaning, default: standard },
  },
  'can-configure-options': {
    title: 'Options of openarm-can-cli can_configure',
    key: 'option',
    columns: { option, meaning, default: standard },
  },
  'change-baudrate-options': {
    title: 'Options of the bit rate script',
    key: 'option',
    columns: { option, short: { label: 'Short', type: 'text', code: true }, meaning, default: standard },
  },
  'calibration-moves': {
    title: 'How the arm moves during the calibration',
    key: 'step',
    columns: {
      step: { label: 'Move', type: 'integer', min: 1 },
      joint: { label: 'Joint', type: 'text' },
      movement: { label: 'What you see', type: 'text' },
      line_printed: { label: 'Line it prints', type: 'text', code: true, optional: true },
    },
  },
  'calibration-joints': {
    title: 'The stop of each joint, and how the script finds it',
    key: 'joint',
    columns: {
      joint: { label: 'Joint', type: 'text' },
      order: { label: 'Order', type: 'integer', min: 0 },
      stop_right_deg: { label: 'Stop, right arm', type: 'number', unit: '°' },
      stop_left_deg: { label: 'Stop, left arm', type: 'number', unit: '°' },
      back_off_deg: { label: 'Moves back by', type: 'number', unit: '°' },
      stop_velocity_rad_s: { label: 'Stop found below', type: 'number', unit: 'rad/s' },
      stop_torque_nm: { label: 'Stop found above', type: 'number', unit: 'N·m' },
    },
  },
  'calibration-gains': {
    title: 'Gains of the calibration script',
    key: 'phase',
    columns: {
      phase: { label: 'Phase', type: 'text' },
      kp: { label: 'Kp, N·m/rad', type: 'text' },
      kd: { label: 'Kd, N·m·s/rad', type: 'text' },
    },
  },
} as const satisfies TableDefinitions;
