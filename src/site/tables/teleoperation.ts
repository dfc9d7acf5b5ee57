import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the teleoperation pages. */
export const teleoperationTables = {
  'teleop-modes': {
    title: 'Unilateral and bilateral control',
    key: 'mode',
    columns: {
      mode: { label: 'Mode', type: 'text' },
      direction: { label: 'Direction', type: 'text' },
      exchanged: { label: 'Exchanged', type: 'text' },
      felt: { label: 'Felt by the operator', type: 'text' },
      strengths: { label: 'Strengths', type: 'list' },
      weaknesses: { label: 'Weaknesses', type: 'list' },
      fits: { label: 'Fits', type: 'list' },
      script: { label: 'Script', type: 'text', code: true },
      binary: { label: 'Program', type: 'text', code: true },
    },
  },
  'teleop-parameters': {
    title: 'Gains and friction parameters of each joint',
    key: 'axis',
    columns: {
      axis: { label: 'Axis', type: 'text' },
      role: { label: 'Arm', type: 'text', oneOf: ['leader', 'follower'] },
      joint: { label: 'Joint', type: 'text' },
      motor: { label: 'Motor', type: 'text' },
      send_id_hex: { label: 'Send ID', type: 'hex', min: 0, max: 0x7ff },
      receive_id_hex: { label: 'Receive ID', type: 'hex', min: 0, max: 0x7ff },
      kp_nm_per_rad: { label: 'Kp', type: 'number', unit: 'N·m/rad' },
      kd_nms_per_rad: { label: 'Kd', type: 'number', unit: 'N·m·s/rad', digits: 1 },
      fc_nm: { label: 'Fc', type: 'number', unit: 'N·m' },
      k: { label: 'k', type: 'number' },
      fv_nms_per_rad: { label: 'Fv', type: 'number', unit: 'N·m·s/rad' },
      fo_nm: { label: 'Fo', type: 'number', unit: 'N·m' },
    },
  },
  'teleop-threads': {
    title: 'Threads of a teleoperation program',
    key: 'thread',
    columns: {
      thread: { label: 'Thread', type: 'text' },
      job: { label: 'Job', type: 'text' },
      rate_hz: { label: 'Rate', type: 'number', unit: 'Hz' },
    },
  },
  'teleop-rates': {
    title: 'Rates and start motion',
    key: 'set',
    columns: {
      set: { label: 'Set', type: 'text' },
      base_thread_default_hz: { label: 'Default of the base thread class', type: 'number', unit: 'Hz' },
      thread_default_hz: { label: 'Default of the derived threads', type: 'number', unit: 'Hz' },
      programs_hz: { label: 'Control rate', type: 'number', unit: 'Hz' },
      bilateral_minimum_hz: { label: 'Lowest rate for bilateral control', type: 'number', unit: 'Hz' },
      start_motion_steps: { label: 'Steps of the start motion', type: 'integer', min: 0 },
      start_motion_step_ms: { label: 'Step time', type: 'number', unit: 'ms' },
      start_motion_s: { label: 'Start motion', type: 'number', unit: 's' },
    },
  },
  'teleop-start-pose': {
    title: 'Start pose and gains of the start motion',
    key: 'joint',
    columns: {
      joint: { label: 'Joint', type: 'text' },
      target_deg: { label: 'Target', type: 'number', unit: '°' },
      target_exact: { label: 'In radians', type: 'text' },
      kp_nm_per_rad: { label: 'Kp', type: 'number', unit: 'N·m/rad' },
      kd_nms_per_rad: { label: 'Kd', type: 'number', unit: 'N·m·s/rad' },
    },
  },
  'teleop-arguments': {
    title: 'Arguments of the launch scripts',
    key: 'argument',
    columns: {
      argument: { label: 'Argument', type: 'text', code: true },
      position: { label: 'Position', type: 'integer' },
      values: { label: 'Values', type: 'list' },
      default: { label: 'Default', type: 'text' },
      meaning: { label: 'Meaning', type: 'text' },
    },
  },
  'teleop-paths': {
    title: 'Files and folders that the scripts use',
    key: 'what',
    columns: {
      what: { label: 'File', type: 'text' },
      path: { label: 'Path', type: 'text', code: true },
    },
  },
  'teleop-vr': {
    title: 'The VR prototype',
    key: 'feature',
    columns: {
      feature: { label: 'Feature', type: 'text' },
      fact: { label: 'State', type: 'text' },
      frames_per_second: { label: 'Frames per second', type: 'integer', min: 0, optional: true },
    },
  },
} as const satisfies TableDefinitions;
