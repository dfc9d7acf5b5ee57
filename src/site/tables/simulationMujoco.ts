import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the MuJoCo page. */
export const mujocoTables = {
  'mujoco-models': table('Models of OpenArm 1 in the repository', 'file', {
    file: { label: 'File', code: true },
    shows: 'Shows',
    joints: { label: 'Joints', type: 'integer', min: 0 },
    hinge_joints: { label: 'of them hinge', type: 'integer', min: 0 },
    slide_joints: { label: 'of them slide', type: 'integer', min: 0 },
    actuators: { label: 'Actuators', type: 'integer', min: 0 },
    bodies: { label: 'Bodies', type: 'integer', min: 0 },
    mass_kg: 'Mass',
    visual_geoms: { label: 'Visual shapes', type: 'integer', min: 0 },
    visual_group: { label: 'in group', type: 'integer', min: 0 },
    contact_geoms: { label: 'Contact shapes', type: 'integer', min: 0 },
    contact_group: { label: 'in group', type: 'integer', min: 0 },
  }),
  'mujoco-masses': table('Masses in the models', 'set', {
    set: 'Set',
    stand_kg: 'Stand',
    arm_with_gripper_kg: 'One arm with gripper',
    one_arm_file_kg: 'One-arm file',
  }),
  'mujoco-joints': table('Torque limits and ranges of the two-arm model', 'joint', {
    joint: 'Joint',
    motor: 'Motor class',
    torque_limit_nm: 'Torque limit, ±',
    left_min_rad: 'Left from',
    left_max_rad: 'Left to',
    right_min_rad: 'Right from',
    right_max_rad: 'Right to',
  }),
  'mujoco-names': table('Names in the two-arm model', 'part', {
    part: 'Part',
    left: { label: 'Left arm', type: 'list', code: true },
    right: { label: 'Right arm', type: 'list', code: true },
  }),
} satisfies TableDefinitions;
