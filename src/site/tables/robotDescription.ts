import type { ColumnDefinition, TableDefinitions } from '../../model/tableTypes';

const inertia = (label: string): ColumnDefinition => ({ label, type: 'number', unit: 'kg·m²' });
const metres = (label: string): ColumnDefinition => ({ label, type: 'number', unit: 'm' });
const radians = (label: string): ColumnDefinition => ({ label, type: 'number', unit: 'rad' });
const name = (label: string): ColumnDefinition => ({ label, type: 'text', code: true });

/** Tables of the robot description: files, arguments, names, joints, limits and inertias. */
export const robotDescriptionTables = {
  'description-files': {
    title: 'Files of the package',
    key: 'path',
    columns: { path: name('Path'), content: { label: 'What it contains', type: 'text' } },
  },
  'xacro-arguments': {
    title: 'Arguments of v10.urdf.xacro',
    key: 'argument',
    columns: {
      argument: name('Argument'),
      type: { label: 'Type', type: 'text' },
      default: name('Default'),
      values: { label: 'Values', type: 'list', code: true, optional: true },
      meaning: { label: 'Meaning', type: 'text' },
      note: { label: 'Note', type: 'text', optional: true },
    },
  },
  'urdf-names': {
    title: 'Names in the model',
    key: 'model',
    columns: {
      model: { label: 'Model', type: 'text' },
      root: name('Root'),
      arm_links: name('Arm links'),
      arm_joints: { label: 'Arm joints', type: 'list', code: true },
      hand: { label: 'Hand', type: 'list', code: true },
    },
  },
  'kinematics-joints': {
    title: 'Joints of the model',
    key: 'joint',
    columns: {
      joint: name('Joint'),
      model: { label: 'Model', type: 'text', oneOf: ['one arm', 'two arms'] },
      side: { label: 'Side', type: 'text', oneOf: ['left', 'right'], optional: true },
      type: { label: 'Type', type: 'text', oneOf: ['revolute', 'prismatic', 'fixed'] },
      parent_link: name('Parent'),
      child_link: name('Child'),
      x_m: metres('x'),
      y_m: metres('y'),
      z_m: metres('z'),
      roll_rad: radians('Roll'),
      pitch_rad: radians('Pitch'),
      yaw_rad: radians('Yaw'),
      axis: { label: 'Axis', type: 'text', optional: true },
      mimics: { label: 'Follows', type: 'text', code: true, optional: true },
    },
  },
  'urdf-joint-limits': {
    title: 'Joint limits in the model',
    key: 'joint',
    columns: {
      joint: name('Joint'),
      model: { label: 'Model', type: 'text', oneOf: ['one arm', 'two arms'] },
      side: { label: 'Side', type: 'text', oneOf: ['left', 'right'], optional: true },
      lower_rad: radians('Lower'),
      upper_rad: radians('Upper'),
      lower_deg: { label: 'Lower', type: 'number', unit: '°' },
      upper_deg: { label: 'Upper', type: 'number', unit: '°' },
      velocity_rad_s: { label: 'Velocity', type: 'number', unit: 'rad/s' },
      velocity_rpm: { label: 'Velocity', type: 'number', unit: 'rpm' },
      effort_nm: { label: 'Effort', type: 'number', unit: 'N·m' },
    },
  },
  'urdf-finger-limits': {
    title: 'Finger limits in the model',
    key: 'joint',
    columns: {
      joint: name('Joint'),
      child_link: name('Moves'),
      lower_m: metres('Lower'),
      upper_m: metres('Upper'),
      velocity_m_s: { label: 'Velocity', type: 'number', unit: 'm/s' },
      effort_n: { label: 'Effort', type: 'number', unit: 'N' },
      mimics: { label: 'Follows', type: 'text', code: true, optional: true },
    },
  },
  inertials: {
    title: 'Mass, centre of mass and inertia of each link',
    key: 'link',
    columns: {
      link: name('Link'),
      source: name('File'),
      mass_kg: { label: 'Mass', type: 'number', unit: 'kg' },
      com_x_m: metres('COM x'),
      com_y_right_m: metres('COM y, right arm'),
      com_y_left_m: metres('COM y, left arm and one arm'),
      com_z_m: metres('COM z'),
      ixx_kgm2: inertia('Ixx'),
      iyy_kgm2: inertia('Iyy'),
      izz_kgm2: inertia('Izz'),
      ixy_kgm2: inertia('Ixy'),
      ixz_kgm2: inertia('Ixz'),
      iyz_kgm2: inertia('Iyz'),
      note: { label: 'Mirroring', type: 'text' },
    },
  },
  'urdf-masses': {
    title: 'Sum of the masses',
    key: 'model',
    columns: {
      model: { label: 'Model', type: 'text' },
      sum_kg: { label: 'Whole model', type: 'number', unit: 'kg', digits: 3 },
      arm_links_kg: { label: 'Links 0 to 7 of an arm', type: 'number', unit: 'kg', optional: true },
    },
  },
} as const satisfies TableDefinitions;
