import { readBench } from '../../../src/components/can/benchAddress';
import { sentKinds } from '../../../src/can/compose/sentKinds';
import type { SentKind } from '../../../src/can/compose/sentKinds';
import { knownBus } from '../../../src/can/canTables';
import type { BusChoices } from '../../../src/can/canTables';
import { codeLines } from '../../../src/can/compose/codeLines';
import type { CodeAdvice } from '../../../src/can/compose/codeLines';
import { composeFrame, isComposed } from '../../../src/can/compose/composeFrame';
import type { Composed, ComposedFrame } from '../../../src/can/compose/composeFrame';
import { fieldsFor } from '../../../src/can/compose/composeFields';
import { dangersOf } from '../../../src/can/compose/dangers';
import { expectedAnswer } from '../../../src/can/compose/expectedAnswer';
import { findRegisters } from '../../../src/can/compose/findRegisters';
import { isInRange, readRange } from '../../../src/can/compose/registerRange';
import { usualValue } from '../../../src/can/compose/usualValue';
import { readFrame } from '../../../src/can/reading/readFrame';
import type { BusMotor } from '../../../src/can/reading/bus';
import { readLine } from '../../../src/can/text/readLine';
import { cansendLine, compactText } from '../../../src/can/text/writeFrame';
import { siteCanTables } from './siteTables';

const tables = siteCanTables();
const bus = knownBus(tables);

function motorAt(joint: string, choices?: BusChoices): BusMotor {
  const motor = knownBus(tables, choices).motors.find((one) => one.joint === joint);
  if (!motor) throw new Error(joint);
  return motor;
}

const compose = (kind: SentKind, joint = 'J1', values: Readonly<Record<string, string>> = {}, choices?: BusChoices): Composed =>
  composeFrame({ kind, motor: motorAt(joint, choices), motors: knownBus(tables, choices).motors, values, registers: tables.registers });

function frameOf(...request: Parameters<typeof compose>): ComposedFrame {
  const composed = compose(...request);
  if (!isComposed(composed)) throw new Error(JSON.stringify(composed));
  return composed;
}

const problemsOf = (...request: Parameters<typeof compose>): string[] => {
  const composed = compose(...request);
  return isComposed(composed) ? [] : composed.problems.map(({ name, problem }) => `${name}: ${problem}`);
};

const lineOf = (...request: Parameters<typeof compose>): string => {
  const { id, data } = frameOf(...request);
  return compactText(id, data, 'classic');
};

/** A value that each kind can be made with. */
const values = { q: '0.5', dq: '1', kp: '5', kd: '0.1', tau: '0', current: '0.1', register: '10', value: '1' };

describe('a frame', () => {
  it.each<[string, SentKind, string, Record<string, string>]>([
    ['001#FFFFFFFFFFFFFFFC', 'enable', 'J1', {}],
    ['008#FFFFFFFFFFFFFFFD', 'disable', 'J8', {}],
    ['003#FFFFFFFFFFFFFFFE', 'set-zero', 'J3', {}],
    ['005#FFFFFFFFFFFFFFFB', 'clear-error', 'J5', {}],
    ['7FF#0100CC0000000000', 'refresh', 'J1', {}],
    ['7FF#0100330A00000000', 'read', 'J1', {}],
    ['7FF#0300AA0000000000', 'save', 'J3', {}],
    ['7FF#0500552309000000', 'write', 'J5', { register: '35', value: '9' }],
    ['7FF#0300551600002041', 'write', 'J3', { register: '22', value: '10' }],
    ['001#7FFF7FF0000007FF', 'mit', 'J1', {}],
    ['201#0000C03F', 'velocity', 'J1', { dq: '1.5' }],
    ['104#0000C03F00000040', 'position-velocity', 'J4', { q: '1.5', dq: '2' }],
    ['308#A60A86BFF4018813', 'position-force', 'J8', { q: '-1.0472', dq: '5', current: '0.5' }],
  ])('%s is %s of %s', (line, kind, joint, typed) => expect(lineOf(kind, joint, typed)).toBe(line));

  it.each(sentKinds)('of the kind %s is read back as this kind of this motor, in classic CAN and in CAN FD', (kind) => {
    for (const way of ['classic', 'fd'] as const) {
      const { id, data } = frameOf(kind, 'J6', values);
      const read = readLine(cansendLine('can1', id, data, way));
      if (!('frame' in read)) throw new Error(JSON.stringify(read));
      expect(read.frame.fd).toBe(way === 'fd');
      const [reading] = readFrame(read.frame, bus);
      expect([reading.kind, reading.motor?.joint]).toEqual([kind, 'J6']);
    }
  });

  it('takes a decimal comma for a point', () => {
    expect(lineOf('velocity', 'J1', { dq: '1,5' })).toBe(lineOf('velocity', 'J1', { dq: '1.5' }));
    expect(lineOf('mit', 'J1', { q: ' -0,25 ' })).toBe(lineOf('mit', 'J1', { q: '-0.25' }));
  });

  it('is the same for −0 as for 0', () => expect(lineOf('velocity', 'J1', { dq: '-0' })).toBe('201#00000000'));

  it('is not made of what is no number, and each such value is named', () => {
    expect(problemsOf('mit', 'J1', { q: 'left', kp: '1.2.3', kd: '' })).toEqual([
      'q: “left” is not a number.',
      'kp: “1.2.3” is not a number.',
      'kd: Type a number.',
    ]);
    expect(problemsOf('velocity', 'J1', { dq: 'NaN' })).toHaveLength(1);
    expect(problemsOf('velocity', 'J1', { dq: '1e39' })[0]).toMatch(/more than a frame can hold/);
    expect(problemsOf('mit', 'J1', { tau: 'Infinity' })).toHaveLength(1);
  });

  it('that is a special command as well says so', () => {
    const most = frameOf('mit', 'J8', { q: '12.5', dq: '30', kp: '500', kd: '5', tau: '9.9854' });
    expect(most.alsoCommand).toBe('enable');
    expect(most.notes[0]).toMatch(/“Enable” has the same bytes/);
    expect(frameOf('mit').alsoCommand).toBeNull();
  });
});

describe('what arrives', () => {
  const arrival = (name: string, ...request: Parameters<typeof compose>) => {
    const found = frameOf(...request).arrives.find((one) => one.name === name);
    if (!found) throw new Error(name);
    return found;
  };

  it('is not 0 where the frame has no code for it', () => {
    const { arrives, change, words } = arrival('q', 'mit', 'J1', { q: '0' });
    expect([arrives, change]).toEqual([expect.closeTo(-0.00019, 5), 'rounded']);
    expect(words).toBe('−0.00019\u00a0rad arrives: a frame has no code for exactly 0 here.');
    expect(arrival('kp', 'mit', 'J1', { kp: '0' }).change).toBe('none');
  });

  it('is a limit for a value beyond it', () => {
    expect(arrival('q', 'mit', 'J1', { q: '13' })).toMatchObject({ asked: 13, arrives: 12.5, change: 'clamped' });
    expect(arrival('q', 'mit', 'J1', { q: '13' }).words).toMatch(/^12\.5\u00a0rad arrives/);
    expect(arrival('kp', 'mit', 'J1', { kp: '-3' })).toMatchObject({ arrives: 0, change: 'clamped' });
    expect(arrival('current', 'position-force', 'J8', { current: '2' })).toMatchObject({ arrives: 1, change: 'clamped' });
    expect(arrival('q', 'mit', 'J1', { q: '12.5' }).change).toBe('none');
  });

  it('depends on the limits that were chosen', () => {
    expect(arrival('dq', 'mit', 'J3', { dq: '9' }).change).toBe('rounded');
    expect(arrival('dq', 'mit', 'J3', { dq: '9' }, { limitSet: '1.2.9' })).toMatchObject({ arrives: 8, change: 'clamped' });
    expect(arrival('q', 'mit', 'J3', { q: '9' }, { own: { position: 3 } }).arrives).toBe(3);
  });

  it('is what the library cuts to, and not what is nearest', () => {
    expect(arrival('dq', 'position-force', 'J8', { dq: '0.29' })).toMatchObject({ arrives: 0.28, change: 'rounded' });
  });

  it('is the number itself where nothing clamps it', () => {
    expect(arrival('q', 'position-velocity', 'J1', { q: '20' })).toMatchObject({ arrives: 20, change: 'beyond' });
    expect(arrival('dq', 'velocity', 'J1', { dq: '0.1' }).change).toBe('none');
  });

  it('is within the ends of each slider', () => {
    for (const kind of sentKinds)
      for (const { name, low, high } of fieldsFor(kind, motorAt('J2')))
        for (const end of [low, high]) expect(arrival(name, kind, 'J2', { [name]: String(end) })).toMatchObject({ change: 'none' });
  });
});

describe('a register', () => {
  it('that can only be read is not written', () => {
    expect(problemsOf('write', 'J1', { register: '13', value: '1' })).toEqual(['value: hw_ver can only be read.']);
    expect(lineOf('read', 'J1', { register: '13' })).toBe('7FF#0100330D00000000');
  });

  it('is written only with a value that it can hold', () => {
    expect(problemsOf('write', 'J1', { register: '10' })).toEqual(['value: Type the value that the register gets.']);
    for (const value of ['1.5', '-1', '4294967296']) expect(problemsOf('write', 'J1', { register: '8', value })).toHaveLength(1);
    expect(problemsOf('write', 'J1', { register: '21', value: '1e40' })).toHaveLength(1);
    expect(problemsOf('write', 'J1', { register: '99', value: '1' })).toEqual(['register: Choose a register of the table.']);
  });

  it('says when a value is outside its range', () => {
    expect(frameOf('write', 'J1', { register: '35', value: '12' }).notes.join()).toMatch(/outside/);
    expect(frameOf('write', 'J1', { register: '35', value: '9' }).notes).toEqual(['Writes 9 to can_br.']);
    expect(frameOf('write', 'J1', { register: '3', value: '1' }).notes.join()).toMatch(/outside/);
    expect(frameOf('write', 'J1', { register: '3', value: '0.8' }).notes).toHaveLength(1);
  });

  it('is not written with a number that could be read in two ways, and says what was understood', () => {
    expect(isComposed(compose('write', 'J1', { register: '9', value: '20,000' }))).toBe(false);
    expect(frameOf('write', 'J1', { register: '9', value: '20000' }).notes[0]).toMatch(/Writes 20.?000 to TIMEOUT, which is 1.?000 ms\./);
    expect(frameOf('write', 'J1', { register: '3', value: '0,8' }).notes[0]).toBe('Writes 0.8 to OC_Value.');
    expect(isComposed(compose('write', 'J1', { register: '9', value: '0x10' }))).toBe(false);
  });

  it.each([
    ['8', '0'],
    ['8', '256'],
    ['8', '17'],
    ['7', '5'],
    ['7', '2047'],
    ['10', '0'],
    ['10', '5'],
  ])('%s never gets %s, which would make a motor unreachable or a second one answer', (register, value) =>
    expect(isComposed(compose('write', 'J1', { register, value }))).toBe(false),
  );

  it('has a range that can be read wherever the table gives one', () => {
    for (const { range } of tables.registers) expect(readRange(range) === null).toBe(range === '');
    const range = readRange('(0.0, fmax]');
    expect(range && [isInRange(0, range), isInRange(1e38, range), isInRange(1e39, range)]).toEqual([false, true, false]);
  });

  it.each([
    ['10', [10, 16]],
    ['0x0A', [10]],
    ['0xa', [10]],
    ['0A', [10]],
    ['ctrl_mode', [10]],
    ['pmax', [21]],
    ['0x50', [80]],
    ['bit-rate', [35]],
    ['nothing like it', []],
  ])('is found by %s', (text, numbers) => expect(findRegisters(tables.registers, text).map(({ number }) => number)).toEqual(numbers));

  it('is in the list without a search, and the one with exactly this name is the first', () => {
    expect(findRegisters(tables.registers, ' ')).toHaveLength(tables.registers.length);
    expect(findRegisters(tables.registers, 'DEC')[0]?.number).toBe(5);
  });

  it('has its usual value where a table of the site has one', () => {
    expect(usualValue(7, motorAt('J8'))).toMatch(/^24 \(0x18\)/);
    expect(usualValue(22, motorAt('J3', { limitSet: '1.2.9' }))).toMatch(
      /^8 is what the chosen software packs with[\s\S]*leave the register/,
    );
    expect(usualValue(24, motorAt('J1'))).toBeNull();
  });
});

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
    expect(textOf(codeFor('set-zero', 'J4'), 'Python')).toBe('robot.get_arm().set_zero(3)');
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

  it('say where the library would send other bytes', () => {
    const notes = (choices?: BusChoices): string => codeFor('mit', 'J3', choices).notes.join();
    expect(notes()).toMatch(/same bytes with openarm_can from 2026-07-17, after 1\.2\.9 only/);
    expect(notes({ limitSet: '1.2.9' })).toMatch(/same bytes with openarm_can 1\.0\.0 to 1\.2\.9 only/);
    expect(notes({ own: { torque: 1 } })).toMatch(/send other bytes/);
    expect(codeFor('mit', 'J1').notes.join()).not.toMatch(/bytes/);
    const unknown = codeFor('mit', 'J1', { limitSet: 'python-damiao-driver', type: 'DM6248' });
    expect([unknown.samples, unknown.notes.join()]).toEqual([[], expect.stringContaining('no motor type DM6248')]);
  });
});

describe('the answer', () => {
  const answer = (kind: SentKind, joint: string, typed = {}) => expectedAnswer(kind, motorAt(joint), frameOf(kind, joint, typed));

  it('has the receive ID and the bytes that are known', () => {
    expect(answer('enable', 'J1').frame).toBe('011  [8]  11 XX XX XX XX XX XX XX');
    expect(answer('disable', 'J8').frame).toBe('018  [8]  08 XX XX XX XX XX XX XX');
    expect(answer('read', 'J1', { register: '10' }).frame).toBe('011  [8]  01 00 33 0A XX XX XX XX');
    expect(answer('write', 'J2', { register: '10', value: '1' }).frame).toBe('012  [8]  02 00 55 0A 01 00 00 00');
  });

  it('is not promised where it is not documented', () => {
    for (const kind of ['set-zero', 'clear-error'] as const) {
      expect(answer(kind, 'J1').frame).toBeNull();
      expect(answer(kind, 'J1').words.join()).toMatch(/not documented/);
    }
  });
});

describe('dangers', () => {
  const levels = (kind: SentKind): string[] => dangersOf(kind).map(({ level }) => level);

  it('stand before all that moves a motor, lets it go, sets its zero, changes it or wears its flash', () => {
    const harmless = sentKinds.filter((kind) => !levels(kind).includes('danger'));
    expect(harmless).toEqual(['refresh', 'read', 'clear-error']);
    expect(
      dangersOf('save')
        .map(({ text }) => text)
        .join(),
    ).toMatch(/10\u00a0000/);
  });

  it.each([7, 8, 9, 10, 21, 22, 23, 35])('of register %d come on top of those of every write', (register) => {
    expect(dangersOf('write', { register })).toHaveLength(dangersOf('write', { register: 24 }).length + 1);
    expect(dangersOf('read', { register })).toEqual([]);
  });

  it('of the gripper name fingers', () => {
    expect(
      dangersOf('mit', { joint: 'J8' })
        .map(({ title }) => title)
        .join(),
    ).toMatch(/fingers/);
    expect(
      dangersOf('mit', { joint: 'J1' })
        .map(({ title }) => title)
        .join(),
    ).not.toMatch(/fingers/);
  });
});

it('an address makes a frame of each kind without values', () => {
  for (const kind of sentKinds) {
    const { values: typed, kind: read } = readBench(`?bench.kind=${kind}`, tables);
    expect(read).toBe(kind);
    expect(isComposed(compose(kind, 'J1', typed))).toBe(kind !== 'write');
  }
});
