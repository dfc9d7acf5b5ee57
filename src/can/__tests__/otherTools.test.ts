import { judge } from './showParam';

describe('other tools', () => {
  const monitorRow = (id: number, values: string): string => `0x${id}      ${values}`;

  it.each<[string, string, string, string]>([
    [
      'discover that finds nothing',
      'OPENARM DEEP DISCOVERY MODE\n[!] No motors detected. Check wiring and power.',
      'the port',
      'No motor answers at any rate',
    ],
    [
      'discover with a rate that differs',
      ` DISCOVERY SUMMARY (Total: 8 motors found)\n${[1, 2, 3, 4, 5, 6, 7, 8].map((id) => `0x0${id}        0x1${id}        ${id === 3 ? '1 Mbps (Code: 4)' : '5 Mbps (FD) (Code: 9)'}`).join('\n')}`,
      'J3',
      'Expected 9',
    ],
    [
      'diagnosis',
      'OpenArm CAN diagnostics\n[arm#0] queried_mst_id: 17  queried_br: 9 (5 Mbps)\n[arm#4] id=0x15 -> NG (no response)\nNG: failed IDs: 0x15',
      'J5',
      'hangs on the cable',
    ],
    [
      'motor-check',
      '=== OpenArm Motor Control Script ===\nSend CAN ID: 6\nQueried Master ID: -1\nQueried Baudrate (1-9): -1',
      'J6',
      'its power',
    ],
    [
      'enable',
      '>>> Opening can0 (CAN-FD Enabled)...\n>>> Action: ENABLING torque output for target motors...\n✓ State change confirmed for IDs: 0x01',
      'can0',
      'it proves nothing',
    ],
    [
      'monitor with a silent motor',
      `  OPENARM HEALTH CHECK | Elapsed: 0s / 6s\nID      Pos(rad)      Vel(rad/s)    Torque(Nm)    T(MOS)    T(Rtr)\n${monitorRow(1, '0.012         -0.007        0.012         30        28')}\n${monitorRow(2, '0.000         0.000         0.000         0         0')}`,
      'J2',
      'doesn’t answer',
    ],
    [
      'lerobot, a foreign frame',
      'CAN Motor Test\n  Motor 0x02 (joint_2): ✓ FOUND\n    → Response 0x13 [FD]: 1380208008001d1b',
      'J2',
      'the reply of another motor',
    ],
    ['lerobot, speed', 'CAN Speed Test\n  Testing with motor 0x03...\n  ✓ Max frequency: 2439.0 Hz', 'J3', 'never disables it'],
    ['lerobot, speed without a motor', 'CAN Speed Test\n  ✗ No responding motors found', 'the port', 'No motor answers'],
    [
      'discover that can’t restore the port',
      " DISCOVERY SUMMARY (Total: 0 motors found)\n[!] No motors detected. Check wiring and power.\n✗ Failed to restore can1. Run 'can_configure' manually.",
      'can1',
      'No motor answers',
    ],
    [
      'motor-check that was interrupted',
      '=== OpenArm Motor Control Script ===\nSend CAN ID: 6\nQueried Master ID: 22\nQueried Baudrate (1-9): 9\n✓ Master ID verification passed\n=== Enabling Motor ===',
      '0x06',
      'was interrupted',
    ],
    [
      'monitor that was interrupted',
      `ID      Pos(rad)      Vel(rad/s)    Torque(Nm)    MOS(C)    Rtr(C)\n${monitorRow(1, '0.012         -0.007        0.012         30.0      28.0')}`,
      'the port',
      'may have ended before it disabled them',
    ],
    [
      'a controller that doesn’t run',
      '\u001b[92mgripper_controller\u001b[0m position_controllers/GripperActionController  \u001b[96minactive\u001b[0m',
      'gripper_controller',
      'doesn’t run',
    ],
    [
      'no state interfaces',
      'command interfaces\n\topenarm_joint1/position [available] [claimed]\nstate interfaces\n',
      'ROS 2',
      'plugin has failed',
    ],
  ])('%s', (_what, text, joint, meaning) => {
    const { deviations, isHealthy } = judge(text);
    expect(isHealthy).toBe(false);
    expect(deviations[0]?.joint).toBe(joint);
    expect(deviations[0]?.meaning.toLowerCase()).toContain(meaning.toLowerCase());
  });

  it('a dump of axol counts its timeout in ms', () => {
    const text =
      'motor-config — can0  type=damiao  id=0x7\n\n  TIMEOUT                              200.0000 ms\n  CTRL_MODE                                   2';
    expect(judge(text).deviations.map(({ found }) => found)).toEqual(['Control Mode 2']);
  });
});
