import type { AnswerDefinition } from '../model/siteTypes';

/** Send and receive IDs are the same on every arm, as content/docs/software/setup/motor-id.mdx explains. */
const anyArm = ['left', 'right', 'both', 'arm', 'second', 'leader', 'follower'] as const;

const idWords = ['id', 'can', 'hex', 'address', 'send', 'receive', 'master', 'slave'] as const;

const motorWords = ['motor', 'joint', 'actuator', 'model', 'type'] as const;

const torqueWords = ['torque', 'nm', 'rated', 'peak', 'max', 'maximum', 'strength'] as const;

const speedWords = ['speed', 'rpm', 'velocity', 'fast', 'rated', 'max', 'maximum'] as const;

const currentWords = ['current', 'ampere', 'amp', 'rated', 'peak', 'max', 'maximum'] as const;

/** CAN IDs of the motors. */
const ids = {
  table: 'motor-ids',
  topics: [...idWords, ...motorWords],
  indifferent: anyArm,
  alone: true,
  path: '/software/setup/motor-id#the-ids',
} as const;

const registers = {
  table: 'damiao-registers',
  topics: ['register', 'rid'],
  indifferent: motorWords,
  path: '/software/setup/motor-config#registers-of-the-motor',
} as const;

/** Motor of each joint, with values of its data sheet. */
const motors = {
  table: 'joints-to-motors',
  joined: { table: 'motor-specifications', by: 'spec_row' },
  indifferent: [...anyArm, ...motorWords],
  path: '/hardware/specifications/motor#the-motors-compared',
} as const;

/** The highest supported voltage is a different value, so "max" isn't answered. */
const voltage = {
  topics: ['voltage', 'volt', 'supply'],
  indifferent: [...motors.indifferent, 'rated'],
} as const;

/** Questions that search answers directly above its results, in display order. */
export const searchAnswers: readonly AnswerDefinition[] = [
  {
    ...ids,
    subject: 'joint',
    names: ['joint', 'ros_joint_single_arm'],
    text: 'send {send_can_id_hex}, receive {receive_master_id_hex} · {motor_model}',
  },
  {
    ...ids,
    subject: 'send_can_id_hex',
    text: 'send ID of {joint} · receive {receive_master_id_hex} · {motor_model}',
  },
  {
    ...ids,
    subject: 'receive_master_id_hex',
    text: 'receive ID of {joint} · send {send_can_id_hex} · {motor_model}',
  },
  {
    // By location. A location alone asks for more than IDs, so it isn't answered.
    table: ids.table,
    subject: 'joint',
    names: ['location'],
    text: 'send {send_can_id_hex}, receive {receive_master_id_hex} · {motor_model}',
    topics: ['id', 'motor'],
    indifferent: [...anyArm, ...idWords],
    path: ids.path,
  },
  {
    // On the left arm of the two-arm model, some joints have opposite signs, so "left" isn't answered.
    table: 'joint-limits',
    subject: 'joint',
    text: '{min_deg} to {max_deg} in the one-arm model · {motion}',
    topics: ['limit', 'range', 'angle', 'degree', 'deg', 'min', 'max', 'travel', 'rom', 'motion'],
    indifferent: ['joint', 'motor'],
    path: '/hardware/#joint-ranges',
  },
  {
    ...motors,
    subject: 'joint',
    text: 'rated {rated_torque_nm}, peak {peak_torque_nm} · {motor_model}',
    topics: torqueWords,
  },
  {
    ...motors,
    subject: 'joint',
    text: 'rated {rated_speed_24v_rpm}, no-load {max_no_load_speed_24v_rpm} at 24 V · {motor_model}',
    topics: speedWords,
  },
  {
    ...motors,
    subject: 'joint',
    text: 'rated {rated_current_a}, peak {peak_current_a} · {motor_model}',
    topics: currentWords,
  },
  {
    ...motors,
    ...voltage,
    subject: 'joint',
    text: 'rated for {rated_voltage_v} · {motor_model}',
  },
  {
    ...motors,
    subject: 'motor_model',
    text: '{joint} · rated {rated_torque_nm}, peak {peak_torque_nm} · {mass_g}',
    topics: [...torqueWords, 'mass', 'weight', 'spec', 'specification'],
    alone: true,
  },
  {
    ...motors,
    subject: 'motor_model',
    text: 'rated {rated_speed_24v_rpm}, no-load {max_no_load_speed_24v_rpm} at 24 V',
    topics: speedWords,
  },
  {
    ...motors,
    subject: 'motor_model',
    text: 'rated {rated_current_a}, peak {peak_current_a}',
    topics: currentWords,
  },
  {
    ...motors,
    ...voltage,
    subject: 'motor_model',
    text: 'rated for {rated_voltage_v}',
  },
  {
    table: 'motor-ids',
    subject: 'motor_model',
    text: '{joint} · send {send_can_id_hex}, receive {receive_master_id_hex}',
    topics: idWords,
    indifferent: [...anyArm, ...motorWords],
    path: ids.path,
  },
  {
    table: 'motor-status-codes',
    subject: 'code',
    text: '{meaning} · {led}',
    topics: ['status', 'error', 'err', 'fault', 'code'],
    indifferent: ['motor', 'led'],
    path: '/hardware/specifications/motor#led-and-fault-codes',
  },
  {
    ...registers,
    subject: 'rid_hex',
    names: ['rid_hex', 'rid_dec'],
    text: 'register {rid_dec}, {name} · {meaning}',
  },
  {
    ...registers,
    subject: 'name',
    text: 'register {rid_dec} ({rid_hex}) · {meaning}',
  },
  {
    table: 'can-frame-ids',
    subject: 'frame_id',
    names: ['j1_id'],
    text: '{direction} · {content}',
    topics: ['frame', 'id', 'can', 'hex', 'message'],
    alone: true,
    path: '/software/can-bench#frame-ids',
  },
  {
    table: 'wiring-cables',
    subject: 'joins',
    names: ['cable', 'drawing_no', 'ends'],
    text: 'cable {cable} {drawing_no} · {lengths}',
    topics: ['cable', 'lead', 'wire', 'harness', 'length', 'long', 'connect', 'between'],
    indifferent: [...anyArm, 'motor', 'joint', 'goes', 'run', 'plug'],
    path: '/hardware/wiring-and-casing-guide/components#ends-lengths-and-wires',
  },
];
