import { table } from '../../model/tableTypes';
import type { Derive, TableDefinitions } from '../../model/tableTypes';

/** Packing limit of the motor type of a joint. */
const packed =
  (limit: string): Derive =>
  ({ openarm_can_motor_type: type }, rowsOf) =>
    (rowsOf('mit-limits').find((row) => row.type === type)?.[limit] ?? null) as number | null;

/** Tables about motors in software: identifiers, registers, frames and limits. */
export const motorTables = {
  'motor-ids': table('Motor IDs of one arm', 'joint', {
    joint: { label: 'Joint', knownIn: { table: 'joints-to-motors', column: 'joint' } },
    location: 'Place',
    motor_model: { label: 'Motor', knownIn: { table: 'joints-to-motors', column: 'motor_model' } },
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
    factory_basis: { label: 'Basis', optional: true },
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
