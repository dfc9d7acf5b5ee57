import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Tables of the teleoperation pages. */
export const teleoperationTables = {
  'teleop-modes': table('Unilateral and bilateral control', 'mode', {
    mode: 'Mode',
    direction: 'Direction',
    exchanged: 'Exchanged',
    felt: 'Felt by the operator',
    strengths: { label: 'Strengths', type: 'list' },
    weaknesses: { label: 'Weaknesses', type: 'list' },
    fits: { label: 'Fits', type: 'list' },
    script: { label: 'Script', code: true },
    binary: { label: 'Program', code: true },
  }),
  'teleop-parameters': table('Gains and friction parameters of each joint', 'axis', {
    axis: 'Axis',
    role: { label: 'Arm', oneOf: ['leader', 'follower'] },
    joint: 'Joint',
    motor: 'Motor',
    send_id_hex: { label: 'Send ID', type: 'hex', min: 0, max: 0x7ff },
    receive_id_hex: { label: 'Receive ID', type: 'hex', min: 0, max: 0x7ff },
    kp_nm_per_rad: 'Kp',
    kd_nms_per_rad: { label: 'Kd', digits: 1 },
    fc_nm: 'Fc',
    k: { label: 'k', type: 'number' },
    fv_nms_per_rad: 'Fv',
    fo_nm: 'Fo',
  }),
  'teleop-threads': table('Threads of a teleoperation program', 'thread', { thread: 'Thread', job: 'Job', rate_hz: 'Rate' }),
  'teleop-rates': table('Rates and start motion', 'set', {
    set: 'Set',
    base_thread_default_hz: 'Default of the base thread class',
    thread_default_hz: 'Default of the derived threads',
    programs_hz: 'Control rate',
    bilateral_minimum_hz: 'Lowest rate for bilateral control',
    start_motion_steps: { label: 'Steps of the start motion', type: 'integer', min: 0 },
    start_motion_step_ms: 'Step time',
    start_motion_s: 'Start motion',
  }),
  'teleop-start-pose': table('Start pose and gains of the start motion', 'joint', {
    joint: 'Joint',
    target_deg: 'Target',
    target_exact: 'In radians',
    kp_nm_per_rad: 'Kp',
    kd_nms_per_rad: 'Kd',
  }),
  'teleop-arguments': table('Arguments of the launch scripts', 'argument', {
    argument: { label: 'Argument', code: true },
    position: { label: 'Position', type: 'integer' },
    values: { label: 'Values', type: 'list' },
    default: 'Default',
    meaning: 'Meaning',
  }),
  'teleop-paths': table('Files and folders that the scripts use', 'what', { what: 'File', path: { label: 'Path', code: true } }),
  'teleop-vr': table('The VR prototype', 'feature', {
    feature: 'Feature',
    fact: 'State',
    frames_per_second: { label: 'Frames per second', type: 'integer', min: 0, optional: true },
  }),
} satisfies TableDefinitions;
