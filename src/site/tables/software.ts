import { table } from '../../model/tableTypes';
import type { Derive, TableDefinitions } from '../../model/tableTypes';
import { motorControlTables, robotDescriptionTables } from './robotDescription';
import { choices } from '../choices';

/** Tables of the ROS 2 pages: packages, launch arguments, controllers, interfaces and MoveIt. */
const ros2Tables = {
  'ros2-packages': table('Packages of openarm_ros2', 'package', {
    package: { label: 'Package', code: true },
    version: 'Version',
    content: 'What it contains',
  }),
  'ros2-launch-files': table('Launch files', 'file', {
    file: { label: 'File', code: true },
    package: { label: 'Package', code: true },
    purpose: 'For',
  }),
  'ros2-launch-arguments': table('Launch arguments', 'id', {
    id: 'Name',
    package: { label: 'Package', code: true },
    file: { label: 'Launch file', code: true },
    argument: { label: 'Argument', code: true },
    type: 'Type',
    default: { label: 'Default', code: true },
    values: { label: 'Values', type: 'list', code: true, optional: true },
    meaning: 'Meaning',
    note: { label: 'Note', optional: true },
  }),
  'ros2-controllers': table('Controllers', 'id', {
    id: 'Name',
    config_file: { label: 'Configuration file', code: true },
    used_by: { label: 'Used by', type: 'list' },
    side: { label: 'Side', oneOf: ['left', 'right'], optional: true },
    controller: { label: 'Controller', code: true },
    type: { label: 'Type', code: true },
    update_rate_hz: { label: 'Update rate', type: 'integer' },
    joints: { label: 'Joints', type: 'list', code: true, optional: true },
    command_interfaces: { label: 'Commands', type: 'list', code: true, optional: true },
    state_interfaces: { label: 'States', type: 'list', code: true, optional: true },
    started: 'Started',
    parameters: { label: 'Parameters', type: 'list', code: true, optional: true },
    note: { label: 'Note', optional: true },
  }),
  'ros2-interfaces': table('Actions and topics', 'name', {
    name: { label: 'Name', code: true },
    kind: { label: 'Kind', oneOf: ['action', 'topic'] },
    launch: { label: 'Model', oneOf: ['one arm', 'two arms', 'both'] },
    purpose: 'What it is for',
    basis: 'Where the name comes from',
  }),
  'hardware-plugin-parameters': table('Parameters of the hardware plugin', 'parameter', {
    parameter: { label: 'Parameter', code: true },
    default: 'Default',
    meaning: 'Meaning',
  }),
  'moveit-states': table('Named states', 'id', {
    id: 'Name',
    group: { label: 'Group', code: true },
    state: { label: 'State', code: true },
    joints: 'Joints',
    value: 'Value',
  }),
  'moveit-settings': table('Settings of the MoveIt configuration', 'setting', { setting: 'Setting', value: 'Value' }),
} satisfies TableDefinitions;

/** Packing limit of the motor type of a joint. */
const packed =
  (limit: string): Derive =>
  ({ openarm_can_motor_type: type }, rowsOf) =>
    (rowsOf('mit-limits').find((row) => row.type === type)?.[limit] ?? null) as number | null;

/** Tables about motors in software: identifiers, registers, frames and limits. */
const motorTables = {
  'motor-ids': table('Motor IDs of one arm', 'joint', {
    joint: 'Joint',
    location: 'Place',
    motor_model: 'Motor',
    openarm_can_motor_type: { label: 'Motor type in the library', code: true },
    send_can_id_hex: { label: 'Send ID (CAN ID)', type: 'hex', min: 0, max: 0x7ff },
    send_can_id_dec: { label: 'Send ID, decimal', type: 'integer', derive: ({ send_can_id_hex: id }) => Number(id) },
    receive_master_id_hex: { label: 'Receive ID (Master ID)', type: 'hex', min: 0, max: 0x7ff },
    receive_master_id_dec: { label: 'Receive ID, decimal', type: 'integer', derive: ({ receive_master_id_hex: id }) => Number(id) },
    ros_joint_single_arm: { label: 'Joint name, one arm', code: true },
    mit_pmax_rad: { label: 'Position span', derive: packed('p_max_rad') },
    mit_vmax_rad_s: { label: 'Velocity span', derive: packed('v_max_rad_s') },
    mit_tmax_nm: { label: 'Torque span', derive: packed('t_max_nm') },
  }),
  'damiao-registers': table('Registers of the motor', 'rid_dec', {
    rid_dec: { label: 'Register', type: 'integer', min: 0 },
    rid_hex: { label: 'Hex', type: 'hex', derive: ({ rid_dec: id }) => `0x${Number(id).toString(16).toUpperCase().padStart(2, '0')}` },
    name: { label: 'Name', code: true },
    meaning: 'Meaning',
    access: { label: 'Access', oneOf: ['RW', 'RO'] },
    type: { label: 'Type', oneOf: ['float', 'uint32'] },
    range: { label: 'Range', optional: true },
    factory: { label: 'Factory value', optional: true },
  }),
  'can-baudrates': table('Bit rates of the motor', 'code', {
    code: { label: 'Code', type: 'integer' },
    label: 'Rate',
    command_value: { label: 'Value in the command', code: true },
    frame_type: { label: 'Frames', oneOf: ['classic CAN', 'CAN FD'] },
    port_nominal_bit_s: { label: 'Port, nominal rate', type: 'integer' },
    port_data_bit_s: { label: 'Port, data rate', type: 'integer' },
    in_script: { label: 'In the script and the packages', type: 'boolean' },
    in_cli: { label: 'In openarm-can-cli', type: 'boolean' },
    scanned_by_default: { label: 'Scanned by discover', type: 'boolean' },
    note: { label: 'Note', optional: true },
  }),
  'motor-test-currents': table('Current for test and calibration at 24 V', 'motor', {
    motor: 'Motor',
    minimum_a: 'Minimum, about',
    recommended_a: 'Recommended, about',
    source: 'From',
  }),
  'bus-rates': table('Full cycles with eight motors on one bus', 'mode', {
    mode: 'Mode',
    cycles_hz: { label: 'Cycles', min: 0 },
    measured_by: 'Measured by',
    source: { label: 'Source', type: 'url' },
  }),
  'motor-status-codes': table('Status LED and status code', 'code', {
    code: { label: 'Code (ERR)', code: true },
    led: { label: 'LED', optional: true },
    meaning: 'Meaning',
    source: 'From',
  }),
  'motor-trip-levels': table('Suggested trip levels', 'motors', {
    motors: 'Motors',
    driver_c: 'Driver temperature, fixed',
    coil_max_c: 'Coil temperature, at most',
    overvoltage_max_v: 'Overvoltage, at most',
    overvoltage_factory_v: 'Overvoltage, as delivered',
    undervoltage_min_v: 'Undervoltage, at least',
    overcurrent_max_a: 'Overcurrent, at most',
    source: 'From',
  }),
  'motor-commands': table('Command frames', 'last_byte_hex', {
    last_byte_hex: { label: 'Last byte', type: 'hex' },
    action: 'What the motor does',
    tool: 'Sent by',
  }),
  'motor-feedback-frame': table('Reply of a motor', 'bytes', {
    bytes: 'Byte',
    content: 'Content',
    size_bit: { label: 'Size', type: 'integer' },
  }),
} satisfies TableDefinitions;

/** Commands of one generation of the CAN tools, named as in the choice. */
const commandsOf = (tool: 'cli' | 'packages') =>
  ({
    label: choices['can-tool'].options.find(({ value }) => value === tool)?.label ?? tool,
    type: 'list',
    code: true,
    optional: true,
  }) as const;

/** Tables of the six setup steps: channels, tools, options and faults. */
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
  'motor-firmware': table('Software versions of the motors', 'text', { number: 'Number shown', text: 'Digits', fits: 'Fits' }),
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
