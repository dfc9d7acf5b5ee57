import type { ColumnDefinition, TableDefinitions } from '../../model/tableTypes';

const radians = (label: string): ColumnDefinition => ({ label, type: 'number', unit: 'rad' });
const kilograms = (label: string): ColumnDefinition => ({ label, type: 'number', unit: 'kg' });
const count = (label: string): ColumnDefinition => ({ label, type: 'integer', min: 0 });

/** Tables of the MuJoCo page. */
export const mujocoTables = {
  'mujoco-models': {
    title: 'Models of OpenArm 1 in the repository',
    key: 'file',
    columns: {
      file: { label: 'File', type: 'text', code: true },
      shows: { label: 'Shows', type: 'text' },
      joints: count('Joints'),
      hinge_joints: count('of them hinge'),
      slide_joints: count('of them slide'),
      actuators: count('Actuators'),
      bodies: count('Bodies'),
      mass_kg: kilograms('Mass'),
      visual_geoms: count('Visual shapes'),
      visual_group: count('in group'),
      contact_geoms: count('Contact shapes'),
      contact_group: count('in group'),
    },
  },
  'mujoco-masses': {
    title: 'Masses in the models',
    key: 'set',
    columns: {
      set: { label: 'Set', type: 'text' },
      stand_kg: kilograms('Stand'),
      arm_with_gripper_kg: kilograms('One arm with gripper'),
      one_arm_file_kg: kilograms('One-arm file'),
    },
  },
  'mujoco-joints': {
    title: 'Torque limits and ranges of the two-arm model',
    key: 'joint',
    columns: {
      joint: { label: 'Joint', type: 'text' },
      motor: { label: 'Motor class', type: 'text' },
      torque_limit_nm: { label: 'Torque limit, ±', type: 'number', unit: 'N·m' },
      left_min_rad: radians('Left from'),
      left_max_rad: radians('Left to'),
      right_min_rad: radians('Right from'),
      right_max_rad: radians('Right to'),
    },
  },
  'mujoco-names': {
    title: 'Names in the two-arm model',
    key: 'part',
    columns: {
      part: { label: 'Part', type: 'text' },
      left: { label: 'Left arm', type: 'list', code: true },
      right: { label: 'Right arm', type: 'list', code: true },
    },
  },
} as const satisfies TableDefinitions;
