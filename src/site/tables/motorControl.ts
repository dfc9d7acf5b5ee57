import { convertedFrom, table } from '../../model/tableTypes';
import type { Derive, TableDefinitions } from '../../model/tableTypes';

/** Step of a number that is packed into some bits from minus to plus its limit, for the motors of the arm. */
const step =
  (limit: string, bits: number, decimals: number): Derive =>
  (row, rowsOf) =>
    [row.joints].flat().filter(Boolean).length > 0 ? convertedFrom(limit, 2 / (2 ** bits - 1), decimals)(row, rowsOf) : null;

/** Tables of motor control: gains, the frames of the motors with their bytes, packing limits and control modes. */
export const motorControlTables = {
  'mit-gains': table('Gains of the published programs', 'joint', {
    joint: 'Joint',
    demo_kp_nm_per_rad: { label: 'Kp, demo', optional: true },
    demo_kd_nms_per_rad: { label: 'Kd, demo', optional: true },
    gripper_call_kp_nm_per_rad: { label: 'Kp, open() and close()', optional: true },
    gripper_call_kd_nms_per_rad: { label: 'Kd, open() and close()', optional: true },
    ros2_docs_kp_nm_per_rad: { label: 'Kp, plugin, November 2025', optional: true },
    ros2_docs_kd_nms_per_rad: { label: 'Kd, plugin, November 2025', optional: true },
    ros2_day_kp_nm_per_rad: { label: 'Kp, plugin, 2026-01-14 only', optional: true },
    ros2_day_kd_nms_per_rad: { label: 'Kd, plugin, 2026-01-14 only', optional: true },
    ros2_092_kp_nm_per_rad: { label: 'Kp, plugin 0.9.2', optional: true },
    ros2_092_kd_nms_per_rad: { label: 'Kd, plugin 0.9.2', optional: true },
  }),
  'mit-limits': table('Packing limits of each motor type', 'type', {
    type: { label: 'MotorType', code: true },
    code: { label: 'Value', type: 'integer' },
    joints: { label: 'Joints', type: 'list', optional: true },
    p_max_rad: 'Position, ±',
    v_max_rad_s: 'Velocity, ±',
    t_max_nm: 'Torque, ±',
    step_q_rad: { label: 'Position step', optional: true, derive: step('p_max_rad', 16, 5) },
    step_dq_rad_s: { label: 'Velocity step', digits: 4, optional: true, derive: step('v_max_rad_s', 12, 4) },
    step_tau_nm: { label: 'Torque step', digits: 4, optional: true, derive: step('t_max_nm', 12, 4) },
    note: { label: 'Note', optional: true },
  }),
  'mit-limit-sets': table('Software that packs frames', 'name', {
    name: { label: 'Name', code: true },
    software: 'Software',
    openarm_can: { label: 'A version of openarm_can', type: 'boolean' },
    note: { label: 'Note', optional: true },
  }),
  'mit-limit-differences': table('Packing limits that are not those of openarm_can 1.2.9', 'row', {
    row: 'Row',
    software: { label: 'Software', code: true },
    type: { label: 'Type', code: true },
    p_max_rad: 'Position, ±',
    v_max_rad_s: 'Velocity, ±',
    t_max_nm: 'Torque, ±',
  }),
  'mit-frame': table('The eight bytes of an MIT command', 'field', {
    field: { label: 'Field', code: true },
    quantity: 'Quantity',
    range: 'Range',
    size_bit: { label: 'Size', type: 'integer' },
    bytes: 'Bytes',
    step: 'Step',
  }),
  'elbow-example': table('What the elbow carries in the example', 'example', {
    example: 'Example',
    inertia_kgm2: 'Moment of inertia about J4',
    holding_torque_nm: 'Torque to hold the forearm level',
    step_rad: 'Step',
  }),
  'motor-control-modes': table('Control modes of the motors', 'code', {
    code: { label: 'Code', type: 'integer' },
    mode: 'Mode',
    frame_id: 'Frame ID',
    payload: 'Payload',
    available: 'In openarm_can',
  }),
  'can-frame-ids': table('Frame IDs', 'frame_id', {
    frame_id: 'Frame ID',
    direction: { label: 'Direction', oneOf: ['to the motor', 'from the motor'] },
    content: 'Carries',
    length: 'Length',
    j1_id: { label: 'For J1', code: true },
  }),
  'can-frame-bytes': table('Bytes of the frames that are not packed', 'field', {
    field: 'Frame and field',
    name: { label: 'Field', code: true },
    bytes: 'Byte',
    content: 'Content',
    size_bit: { label: 'Size', type: 'integer' },
    format: 'Format',
  }),
  'can-register-commands': table('Commands on ID 0x7FF', 'cmd', {
    cmd: { label: 'cmd', code: true },
    purpose: 'Purpose',
    request: 'Bytes',
    answer: 'Answer',
  }),
  'can-implementations': table('Where implementations differ', 'topic', {
    topic: 'Topic',
    openarm_can: 'openarm_can',
    others: 'Others',
    effect: 'What it does',
  }),
} satisfies TableDefinitions;
