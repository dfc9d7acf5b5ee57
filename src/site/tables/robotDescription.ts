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

/** Peak torque of the motor of a joint such as `openarm_left_joint3`. */
const peakTorque: Derive = ({ joint }, rowsOf) => {
  const model = rowsOf('motor-ids').find((row) => row.joint === `J${String(joint).at(-1)}`)?.motor_model;
  const motor = rowsOf('motor-specifications').find(
    ({ covers_models: covered }) => typeof model === 'string' && [covered].flat().includes(model),
  );
  return typeof motor?.peak_torque_nm === 'number' ? motor.peak_torque_nm : null;
};

/** Tables of the robot description: files, arguments, names, joints, limits and inertias. */
export const robotDescriptionTables = {
  'description-files': table('Files of the package', 'path', { path: { label: 'Path', code: true }, content: 'What it contains' }),
  'xacro-arguments': table('Arguments of v10.urdf.xacro', 'argument', {
    argument: { label: 'Argument', code: true },
    type: 'Type',
    default: { label: 'Default', code: true },
    values: { label: 'Values', type: 'list', code: true, optional: true },
    meaning: 'Meaning',
    note: { label: 'Note', optional: true },
  }),
  'urdf-names': table('Names in the model', 'model', {
    model: 'Model',
    root: { label: 'Root', code: true },
    arm_links: { label: 'Arm links', code: true },
    arm_joints: { label: 'Arm joints', type: 'list', code: true },
    hand: { label: 'Hand', type: 'list', code: true },
  }),
  'kinematics-joints': table('Joints of the model', 'joint', {
    joint: { label: 'Joint', code: true },
    model: { label: 'Model', oneOf: ['one arm', 'two arms'] },
    side: { label: 'Side', oneOf: ['left', 'right'], optional: true },
    type: { label: 'Type', oneOf: ['revolute', 'prismatic', 'fixed'] },
    parent_link: { label: 'Parent', code: true },
    child_link: { label: 'Child', code: true },
    x_m: 'x',
    y_m: 'y',
    z_m: 'z',
    roll_rad: 'Roll',
    pitch_rad: 'Pitch',
    yaw_rad: 'Yaw',
    axis: { label: 'Axis', optional: true },
    mimics: { label: 'Follows', code: true, optional: true },
  }),
  'urdf-joint-limits': table('Joint limits in the model', 'joint', {
    joint: { label: 'Joint', code: true },
    model: { label: 'Model', oneOf: ['one arm', 'two arms'] },
    side: { label: 'Side', oneOf: ['left', 'right'], optional: true },
    lower_rad: 'Lower',
    upper_rad: 'Upper',
    lower_deg: { label: 'Lower', derive: convertedFrom('lower_rad', 180 / Math.PI, 2) },
    upper_deg: { label: 'Upper', derive: convertedFrom('upper_rad', 180 / Math.PI, 2) },
    velocity_rad_s: 'Velocity',
    velocity_rpm: { label: 'Velocity', derive: convertedFrom('velocity_rad_s', 30 / Math.PI, 1) },
    effort_nm: { label: 'Effort', derive: peakTorque },
  }),
  'urdf-finger-limits': table('Finger limits in the model', 'joint', {
    joint: { label: 'Joint', code: true },
    child_link: { label: 'Moves', code: true },
    lower_m: 'Lower',
    upper_m: 'Upper',
    velocity_m_s: 'Velocity',
    effort_n: 'Effort',
    mimics: { label: 'Follows', code: true, optional: true },
  }),
  inertials: table('Mass, centre of mass and inertia of each link', 'link', {
    link: { label: 'Link', code: true },
    source: { label: 'File', code: true },
    mass_kg: 'Mass',
    com_x_m: 'COM x',
    com_y_right_m: 'COM y, right arm',
    com_y_left_m: 'COM y, left arm and one arm',
    com_z_m: 'COM z',
    ixx_kgm2: 'Ixx',
    iyy_kgm2: 'Iyy',
    izz_kgm2: 'Izz',
    ixy_kgm2: 'Ixy',
    ixz_kgm2: 'Ixz',
    iyz_kgm2: 'Iyz',
    note: 'Mirroring',
  }),
  'urdf-masses': table('Sum of the masses', 'model', {
    model: 'Model',
    sum_kg: { label: 'Whole model', digits: 3 },
    arm_links_kg: { label: 'Links 0 to 7 of an arm', optional: true },
  }),
} satisfies TableDefinitions;
