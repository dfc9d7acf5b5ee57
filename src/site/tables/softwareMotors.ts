import type { TableDefinitions } from '../../model/tableTypes';

/** Tables about motors in software: identifiers, registers, frames and limits. */
export const motorTables = {
  'motor-ids': {
    title: 'Motor IDs of one arm',
    key: 'joint',
    columns: {
      joint: { label: 'Joint', type: 'text' },
      location: { label: 'Place', type: 'text' },
      motor_model: { label: 'Motor', type: 'text' },
      openarm_can_motor_type: { label: 'Motor type in the library', type: 'text', code: true },
      send_can_id_hex: { label: 'Send ID (CAN ID)', type: 'hex', min: 0, max: 0x7ff },
      send_can_id_dec: { label: 'Send ID, decimal', type: 'integer', min: 0, max: 0x7ff },
      receive_master_id_hex: { label: 'Receive ID (Master ID)', type: 'hex', min: 0, max: 0x7ff },
      receive_master_id_dec: { label: 'Receive ID, decimal', type: 'integer', min: 0, max: 0x7ff },
      ros_joint_single_arm: { label: 'Joint name, one arm', type: 'text', code: true },
      mit_pmax_rad: { label: 'Position span', type: 'number', unit: 'rad' },
      mit_vmax_rad_s: { label: 'Velocity span', type: 'number', unit: 'rad/s' },
      mit_tmax_nm: { label: 'Torque span', type: 'number', unit: 'N·m' },
    },
  },
  'damiao-registers': {
    title: 'Registers of the motor',
    key: 'rid_dec',
    columns: {
      rid_dec: { label: 'Register', type: 'integer', min: 0 },
      rid_hex: { label: 'Hex', type: 'hex' },
      name: { label: 'Name', type: 'text', code: true },
      meaning: { label: 'Meaning', type: 'text' },
      access: { label: 'Access', type: 'text', oneOf: ['RW', 'RO'] },
      type: { label: 'Type', type: 'text', oneOf: ['float', 'uint32'] },
      range: { label: 'Range', type: 'text', optional: true },
    },
  },
  'can-baudrates': {
    title: 'Bit rates of the motor',
    key: 'code',
    columns: {
      code: { label: 'Code', type: 'integer' },
      label: { label: 'Rate', type: 'text' },
      command_value: { label: 'Value in the command', type: 'text', code: true },
      frame_type: { label: 'Frames', type: 'text', oneOf: ['classic CAN', 'CAN FD'] },
      port_nominal_bit_s: { label: 'Port, nominal rate', type: 'integer', unit: 'bit/s' },
      port_data_bit_s: { label: 'Port, data rate', type: 'integer', unit: 'bit/s' },
      in_script: { label: 'In the script and the packages', type: 'boolean' },
      in_cli: { label: 'In openarm-can-cli', type: 'boolean' },
      scanned_by_default: { label: 'Scanned by discover', type: 'boolean' },
      note: { label: 'Note', type: 'text', optional: true },
    },
  },
  'motor-test-currents': {
    title: 'Current for test and calibration at 24 V',
    key: 'motor',
    columns: {
      motor: { label: 'Motor', type: 'text' },
      minimum_a: { label: 'Minimum, about', type: 'number', unit: 'A' },
      recommended_a: { label: 'Recommended, about', type: 'number', unit: 'A' },
    },
  },
  'motor-status-codes': {
    title: 'Status LED and status code',
    key: 'code',
    columns: {
      code: { label: 'Code (ERR)', type: 'text', code: true },
      led: { label: 'LED', type: 'text' },
      meaning: { label: 'Meaning', type: 'text' },
    },
  },
  'motor-trip-levels': {
    title: 'Suggested trip levels',
    key: 'motors',
    columns: {
      motors: { label: 'Motors', type: 'text' },
      driver_c: { label: 'Driver temperature, fixed', type: 'number', unit: '°C' },
      coil_max_c: { label: 'Coil temperature, at most', type: 'number', unit: '°C' },
      overvoltage_max_v: { label: 'Overvoltage, at most', type: 'number', unit: 'V' },
      undervoltage_min_v: { label: 'Undervoltage, at least', type: 'number', unit: 'V' },
      overcurrent_max_a: { label: 'Overcurrent, at most', type: 'number', unit: 'A' },
    },
  },
  'motor-commands': {
    title: 'Command frames',
    key: 'last_byte_hex',
    columns: {
      last_byte_hex: { label: 'Last byte', type: 'hex' },
      action: { label: 'What the motor does', type: 'text' },
      tool: { label: 'Sent by', type: 'text' },
    },
  },
  'motor-feedback-frame': {
    title: 'Reply of a motor',
    key: 'bytes',
    columns: {
      bytes: { label: 'Byte', type: 'text' },
      content: { label: 'Content', type: 'text' },
      size_bit: { label: 'Size', type: 'integer', unit: 'bit' },
    },
  },
} as const satisfies TableDefinitions;
