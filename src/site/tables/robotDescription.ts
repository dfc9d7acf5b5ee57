import { convertedFrom, table } from '../../model/tableTypes';
import type { Derive, TableDefinitions } from '../../model/tableTypes';

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
