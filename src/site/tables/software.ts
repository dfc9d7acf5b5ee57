import { entryOf } from '../../model/definitionItems';
import type { Choice } from '../../model/siteTypes';
import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';
import { motorTables } from './motors';
import { motorControlTables, robotDescriptionTables } from './robotDescription';
import { ros2Tables } from './ros2';
import { choices } from '../choices';

/** Commands of one generation of the CAN tools, named as in the choice. */
const commandsOf = (tool: 'cli' | 'packages') =>
  ({
    label: entryOf<Choice>(choices, 'can-tool')?.options.find(({ value }) => value === tool)?.label ?? tool,
    type: 'list',
    code: true,
    optional: true,
  }) as const;

/** Tables of the setup: channels, tools, options and faults. */
const setupTables = {
  'setup-steps': table('The seven steps', 'step', {
    step: { label: 'Step', type: 'integer', min: 0 },
    name: 'What you do',
    short_name: 'Short name',
    state: { label: 'For', oneOf: ['loose motors', 'assembled arm', 'either'] },
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

/** Tables of the CAN library: layers, calls, timeouts, versions and the command line tool. */
const canLibraryTables = {
  'can-library-layers': table('Layers of the library', 'namespace', {
    namespace: { label: 'Namespace', code: true },
    short_name: 'Layer',
    classes: { label: 'Classes', type: 'list', code: true },
    job: 'What it does',
  }),
  'can-calls': table('Calls of the library', 'id', {
    id: 'Name',
    class: { label: 'Class', code: true },
    call: { label: 'Call', code: true },
    meaning: 'What it does',
  }),
  'can-timeouts': table('Timeouts of recv_all', 'timeout', { timeout: 'Timeout', use: 'When to use it' }),
  'can-library-versions': table('Changes after 1.1.x', 'version', { version: 'Version', change: 'What changed' }),
  'can-cli-commands': table('Commands of openarm-can-cli', 'command', {
    command: { label: 'Command', code: true },
    options: { label: 'Options', type: 'list', code: true, optional: true },
    job: 'What it does',
  }),
} satisfies TableDefinitions;

/** Tables of the CAN library, robot description, ROS 2 and control pages. */
export const softwareReferenceTables = {
  ...canLibraryTables,
  ...motorControlTables,
  ...robotDescriptionTables,
  ...ros2Tables,
  'tool-traps': table('Where the tools say more than they know', 'printed', {
    printed: 'Printed',
    tool: 'Tool',
    meaning: 'What it means',
    danger: { label: 'Danger', oneOf: ['hurts', 'hours', 'minutes'] },
    instead: 'Do instead',
  }),
  'motor-firmware': table('Software versions of the motors', 'text', {
    number: 'Number shown',
    text: 'Digits',
    fits: 'Fits',
    basis: 'Basis',
  }),
  'motor-settings': table('Settings of the motors of an OpenArm 1', 'rid_dec', {
    rid_dec: { label: 'Register', type: 'integer' },
    printed: 'Line of show_param',
    name: { label: 'Name', code: true },
    j1_j2: { label: 'J1 and J2', type: 'list', optional: true },
    j3_j4: { label: 'J3 and J4', type: 'list', optional: true },
    j5_j8: { label: 'J5 to J8', type: 'list', optional: true },
    deviation: 'What another value means',
    danger: { label: 'Danger', oneOf: ['hurts', 'hours', 'minutes'] },
    fix: 'What to do',
    basis: { label: 'Basis', oneOf: ['source', 'DAMIAO', 'third party'] },
  }),
  'software-differences': table('Where the documentation and the repositories disagree', 'id', {
    id: 'Name',
    topic: 'Topic',
    documentation: 'OpenArm 1.0 documentation',
    repository: 'Repository',
    advice: 'What to do',
  }),
} satisfies TableDefinitions;

/** Tables of the software pages. */
export const softwareTables = {
  'software-repositories': table('Repositories of the project', 'repository', {
    repository: { label: 'Repository', code: true },
    purpose: 'What is in it',
    languages: { label: 'Languages', type: 'list' },
    license: 'Licence',
    described_version: { label: 'Version described here', optional: true },
    newest_tag: { label: 'Newest tag', optional: true },
    page: { label: 'Page', type: 'route' },
    url: { label: 'Source', type: 'url' },
  }),
  'docker-images': table('Docker images', 'image', {
    image: { label: 'Image', code: true },
    ros_distribution: { label: 'ROS 2', optional: true },
    ubuntu: { label: 'Ubuntu', optional: true },
    content: 'What is in it',
  }),
  ...motorTables,
  ...setupTables,
} satisfies TableDefinitions;
