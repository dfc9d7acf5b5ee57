import type { TableDefinitions } from '../../model/tableTypes';

const kp = (label: string) => ({ label: `Kp, ${label}`, type: 'number', unit: 'N·m/rad', optional: true }) as const;
const kd = (label: string) => ({ label: `Kd, ${label}`, type: 'number', unit: 'N·m·s/rad', optional: true }) as const;

/** Tables of motor control: gains, the frames of the motors with their bytes, packing limits and control modes. */
export const motorControlTables = {
  'mit-gains': {
    title: 'Gains of the published programs',
    key: 'joint',
    columns: {
      joint: { label: 'Joint', type: 'text' },
      demo_kp_nm_per_rad: kp('demo'),
      demo_kd_nms_per_rad: kd('demo'),
      gripper_call_kp_nm_per_rad: kp('open() and close()'),
      gripper_call_kd_nms_per_rad: kd('open() and close()'),
      ros2_docs_kp_nm_per_rad: kp('plugin, November 2025'),
      ros2_docs_kd_nms_per_rad: kd('plugin, November 2025'),
      ros2_day_kp_nm_per_rad: kp('plugin, 2026-01-14 only'),
      ros2_day_kd_nms_per_rad: kd('plugin, 2026-01-14 only'),
      ros2_092_kp_nm_per_rad: kp('plugin 0.9.2'),
      ros2_092_kd_nms_per_rad: kd('plugin 0.9.2'),
    },
  },
  'mit-limits': {
    title: 'Packing limits of each motor type',
    key: 'type',
    columns: {
      type: { label: 'MotorType', type: 'text', code: true },
      code: { label: 'Value', type: 'integer' },
      joints: { label: 'Joints', type: 'list', optional: true },
      p_max_rad: { label: 'Position, ±', type: 'number', unit: 'rad' },
      v_max_rad_s: { label: 'Velocity, ±', type: 'number', unit: 'rad/s' },
      t_max_nm: { label: 'Torque, ±', type: 'number', unit: 'N·m' },
      step_q_rad: { label: 'Position step', type: 'number', unit: 'rad', optional: true },
      step_dq_rad_s: { label: 'Velocity step', type: 'number', unit: 'rad/s', digits: 4, optional: true },
      step_tau_nm: { label: 'Torque step', type: 'number', unit: 'N·m', digits: 4, optional: true },
      note: { label: 'Note', type: 'text', optional: true },
    },
  },
  'mit-limit-sets': {
    title: 'Software that packs frames',
    key: 'name',
    columns: {
      name: { label: 'Name', type: 'text', code: true },
      software: { label: 'Software', type: 'text' },
      openarm_can: { label: 'A version of openarm_can', type: 'boolean' },
      note: { label: 'Note', type: 'text', optional: true },
    },
  },
  'mit-limit-differences': {
    title: 'Packing limits that are not those of openarm_can 1.2.9',
    key: 'row',
    columns: {
      row: { label: 'Row', type: 'text' },
      software: { label: 'Software', type: 'text', code: true },
      type: { label: 'Type', type: 'text', code: true },
      p_max_rad: { label: 'Position, ±', type: 'number', unit: 'rad' },
      v_max_rad_s: { label: 'Velocity, ±', type: 'number', unit: 'rad/s' },
      t_max_nm: { label: 'Torque, ±', type: 'number', unit: 'N·m' },
    },
  },
  'mit-frame': {
    title: 'The eight bytes of an MIT command',
    key: 'field',
    columns: {
      field: { label: 'Field', type: 'text', code: true },
      quantity: { label: 'Quantity', type: 'text' },
      range: { label: 'Range', type: 'text' },
      size_bit: { label: 'Size', type: 'integer', unit: 'bit' },
      bytes: { label: 'Bytes', type: 'text' },
      step: { label: 'Step', type: 'text' },
    },
  },
  'elbow-example': {
    title: 'What the elbow carries in the example',
    key: 'example',
    columns: {
      example: { label: 'Example', type: 'text' },
      inertia_kgm2: { label: 'Moment of inertia about J4', type: 'number', unit: 'kg·m²' },
      holding_torque_nm: { label: 'Torque to hold the forearm level', type: 'number', unit: 'N·m' },
      step_rad: { label: 'Step', type: 'number', unit: 'rad' },
    },
  },
  'motor-control-modes': {
    title: 'Control modes of the motors',
    key: 'code',
    columns: {
      code: { label: 'Code', type: 'integer' },
      mode: { label: 'Mode', type: 'text' },
      frame_id: { label: 'Frame ID', type: 'text' },
      payload: { label: 'Payload', type: 'text' },
      available: { label: 'In openarm_can', type: 'text' },
    },
  },
  'can-frame-ids': {
    title: 'Frame IDs',
    key: 'frame_id',
    columns: {
      frame_id: { label: 'Frame ID', type: 'text' },
      direction: { label: 'Direction', type: 'text', oneOf: ['to the motor', 'from the motor'] },
      content: { label: 'Carries', type: 'text' },
      length: { label: 'Length', type: 'text' },
      j1_id: { label: 'For J1', type: 'text', code: true },
    },
  },
  'can-frame-bytes': {
    title: 'Bytes of the frames that are not packed',
    key: 'field',
    columns: {
      field: { label: 'Frame and field', type: 'text' },
      name: { label: 'Field', type: 'text', code: true },
      bytes: { label: 'Byte', type: 'text' },
      content: { label: 'Content', type: 'text' },
      size_bit: { label: 'Size', type: 'integer', unit: 'bit' },
      format: { label: 'Format', type: 'text' },
    },
  },
  'can-register-commands': {
    title: 'Commands on ID 0x7FF',
    key: 'cmd',
    columns: {
      cmd: { label: 'cmd', type: 'text', code: true },
      purpose: { label: 'Purpose', type: 'text' },
      request: { label: 'Bytes', type: 'text' },
      answer: { label: 'Answer', type: 'text' },
    },
  },
  'can-implementations': {
    title: 'Where implementations differ',
    key: 'topic',
    columns: {
      topic: { label: 'Topic', type: 'text' },
      openarm_can: { label: 'openarm_can', type: 'text' },
      others: { label: 'Others', type: 'text' },
      effect: { label: 'What it does', type: 'text' },
    },
  },
} as const satisfies TableDefinitions;
