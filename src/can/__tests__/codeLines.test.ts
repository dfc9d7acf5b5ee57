import type { SentKind } from '../compose/composeFields';
import type { BusChoices } from '../reading/bus';
import { codeLines } from '../compose/codeLines';
import type { CodeAdvice } from '../compose/codeLines';
import { bus, frameOf, motorAt, tables, values } from './commands';

describe('lines of code', () => {
  const codeFor = (kind: SentKind, joint: string, choices?: BusChoices): CodeAdvice =>
    codeLines({
      kind,
      motor: motorAt(joint, choices),
      motors: bus.motors,
      limitSets: tables.limitSets,
      port: 'can0',
      bus: 'fd',
      asked: frameOf(kind, joint, values, choices).asked,
    });
  const textOf = (advice: CodeAdvice, language: string): string =>
    advice.samples.find((sample) => sample.language === language)?.lines.join('\n') ?? '';

  it('name the motor by its place in the arm, and the gripper apart', () => {
    expect(textOf(codeFor('mit', 'J1'), 'C++')).toContain('robot.get_arm().mit_control_one(0, MITParam{5.0, 0.1, 0.5, 1.0, 0.0});');
    expect(textOf(codeFor('mit', 'J7'), 'Python')).toContain('robot.get_arm().mit_control_one(6, oa.MITParam(5.0, 0.1, 0.5, 1.0, 0.0))');
    expect(textOf(codeFor('mit', 'J8'), 'C++')).toContain('robot.get_gripper().mit_control_one(0, ');
    expect(textOf(codeFor('set-zero', 'J4'), 'C++')).toBe('robot.get_arm().set_zero(3);');
  });

  it('use only calls that Python has', () => {
    // No version binds them: see the calls marked "C++ only" in content/data/can-calls.csv.
    const missing = /refresh_one|query_param_one|\.set_zero\(|get_motor\(/;
    for (const kind of ['refresh', 'read', 'set-zero', 'mit', 'enable'] as const)
      for (const joint of ['J4', 'J8']) expect(textOf(codeFor(kind, joint), 'Python')).not.toMatch(missing);
    expect(textOf(codeFor('set-zero', 'J4'), 'Python')).toBe('');
    expect(textOf(codeFor('refresh', 'J4'), 'Python')).toMatch(/refresh_all\(\)\ntime\.sleep\(0\.002\).*\nrobot\.recv_all\(\)$/);
    expect(textOf(codeFor('read', 'J4'), 'Python')).toContain('print(robot.get_arm().get_motors()[3].get_param(10))');
  });

  it('register a motor alone that is to be enabled or disabled', () => {
    expect(textOf(codeFor('disable', 'J3'), 'C++')).toContain('init_arm_motors({MotorType::DM4340}, {0x03}, {0x13});');
    expect(textOf(codeFor('enable', 'J8'), 'Python')).toContain('init_gripper_motor(oa.MotorType.DM4310, 0x08, 0x18)');
  });

  it('use the tool where the library has no call, and say since when it is there', () => {
    const [write] = codeFor('write', 'J1').samples;
    expect(write).toMatchObject({ language: 'Terminal', lines: ['openarm-can-cli -i can0 write_param -c 1 -r 10 -v 1'] });
    expect(write?.since).toContain('1.2.9');
    expect(textOf(codeFor('clear-error', 'J5'), 'Terminal')).toBe('openarm-can-cli -i can0 clear_error --id 5');
  });

  it.each<[SentKind, string]>([
    ['position-velocity', '1.2.0'],
    ['velocity', 'after 1.2.9'],
    ['position-force', '1.2.3'],
  ])('are not invented for %s of an arm motor; the version that has the mode is named', (kind, version) => {
    const { samples, notes } = codeFor(kind, 'J1');
    expect(samples).toEqual([]);
    expect(notes.join()).toContain(version);
  });

  it('say where the library would send different bytes', () => {
    const notes = (choices?: BusChoices): string => codeFor('mit', 'J3', choices).notes.join();
    expect(notes()).toMatch(/same bytes only with openarm_can from 2026-07-17, after 1\.2\.9/);
    expect(notes({ limitSet: '1.2.9' })).toMatch(/same bytes only with openarm_can 1\.0\.0 to 1\.2\.9/);
    expect(notes({ own: { torque: 1 } })).toMatch(/send different bytes/);
    expect(codeFor('mit', 'J1').notes.join()).not.toMatch(/bytes/);
    expect(codeFor('mit', 'J5', { type: 'DM4340' }).notes.join()).toMatch(/all motors registered, .* and J5 as a DM4340\./);
    const unknown = codeFor('mit', 'J1', { limitSet: 'python-damiao-driver', type: 'DM6248' });
    expect([unknown.samples, unknown.notes.join()]).toEqual([[], expect.stringContaining('no motor type DM6248')]);
  });
});
