import type { ColumnDefinition, TableDefinitions } from '../../model/tableTypes';

const inertia = (label: string): ColumnDefinition => ({ label, type: 'number', unit: 'kg·m²', optional: true });
const metres = (label: string): ColumnDefinition => ({ label, type: 'number', unit: 'm' });
const degrees = (label: string): ColumnDefinition => ({ label, type: 'number', unit: '°' });
const sag = (label: string): ColumnDefinition => ({ ...degrees(label), min: 0, digits: 1 });
const name = (label: string): ColumnDefinition => ({ label, type: 'text', code: true });

/** Tables for computations (`src/arm`): rigid bodies, which no page shows, and poses; and the computed sag under gravity. */
export const armModelTables = {
  'arm-bodies': {
    title: 'Rigid bodies of the two-arm model of openarm_mujoco v1',
    page: '/hardware/explorer',
    key: 'body',
    columns: {
      body: name('Body'),
      parent_body: name('Hangs on'),
      pos_x_m: metres('x'),
      pos_y_m: metres('y'),
      pos_z_m: metres('z'),
      quat_w: { label: 'Quaternion w', type: 'number' },
      quat_x: { label: 'Quaternion x', type: 'number' },
      quat_y: { label: 'Quaternion y', type: 'number' },
      quat_z: { label: 'Quaternion z', type: 'number' },
      joint: { ...name('Joint'), optional: true },
      joint_type: { label: 'Kind of joint', type: 'text', oneOf: ['hinge', 'slide'], optional: true },
      axis_x: { label: 'Axis x', type: 'number', optional: true },
      axis_y: { label: 'Axis y', type: 'number', optional: true },
      axis_z: { label: 'Axis z', type: 'number', optional: true },
      range_lower: { label: 'Lower limit, rad or m', type: 'number', optional: true },
      range_upper: { label: 'Upper limit, rad or m', type: 'number', optional: true },
      mass_kg: { label: 'Mass', type: 'number', unit: 'kg' },
      com_x_m: { ...metres('COM x'), optional: true },
      com_y_m: { ...metres('COM y'), optional: true },
      com_z_m: { ...metres('COM z'), optional: true },
      ixx_kgm2: inertia('Ixx'),
      iyy_kgm2: inertia('Iyy'),
      izz_kgm2: inertia('Izz'),
      stiffness: { label: 'Spring, N·m/rad or N/m', type: 'number', optional: true },
      damping: { label: 'Damping, N·m·s/rad or N·s/m', type: 'number', optional: true },
      frictionloss: { label: 'Dry friction, N·m or N', type: 'number', optional: true },
      actuator: { ...name('Actuator'), optional: true },
      actuator_gain: { label: 'Gain', type: 'number', optional: true },
      actuator_bias: { label: 'Bias per position', type: 'number', optional: true },
      ctrl_lower: { label: 'Least control', type: 'number', optional: true },
      ctrl_upper: { label: 'Greatest control', type: 'number', optional: true },
      force_lower: { label: 'Least force, N·m or N', type: 'number', optional: true },
      force_upper: { label: 'Greatest force, N·m or N', type: 'number', optional: true },
    },
  },
  'arm-poses': {
    title: 'Poses of the right arm',
    page: '/hardware/explorer',
    key: 'pose',
    columns: {
      pose: name('Name'),
      label: { label: 'Pose', type: 'text' },
      j1_deg: degrees('J1'),
      j2_deg: degrees('J2'),
      j3_deg: degrees('J3'),
      j4_deg: degrees('J4'),
      j5_deg: degrees('J5'),
      j6_deg: degrees('J6'),
      j7_deg: degrees('J7'),
      shows: { label: 'Pose for the sag of', type: 'list', optional: true },
    },
  },
  'gravity-sag': {
    title: 'How far each joint sags under gravity',
    key: 'case',
    columns: {
      case: name('Case'),
      gains: { label: 'Gains', type: 'text' },
      payload_kg: { label: 'Payload', type: 'number', unit: 'kg' },
      j1_deg: sag('J1'),
      j2_deg: sag('J2'),
      j3_deg: sag('J3'),
      j4_deg: sag('J4'),
      j5_deg: sag('J5'),
      j6_deg: sag('J6'),
      j7_deg: sag('J7'),
      drop_mm: { label: 'Hand', type: 'number', unit: 'mm', min: 0 },
    },
  },
} as const satisfies TableDefinitions;
