import { isComposed } from '../compose/composeFrame';
import { findRegisters } from '../compose/registers';
import { compose, frameOf, lineOf, problemsOf, tables, motorAt, bus, values } from './commands';
import type { SentKind } from '../compose/composeFields';
import { expectedAnswer } from '../compose/expectedAnswer';
import { sentKinds } from '../compose/composeFields';
import { readFrame } from '../reading/readFrame';
import { readLine } from '../formats/candump';
import { cansendLine } from '../formats/frame';

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

  it('takes a decimal comma for a point, and the minus that pages write', () => {
    expect(lineOf('velocity', 'J1', { dq: '1,5' })).toBe(lineOf('velocity', 'J1', { dq: '1.5' }));
    expect(lineOf('velocity', 'J1', { dq: '−1.5' })).toBe(lineOf('velocity', 'J1', { dq: '-1.5' }));
    expect(lineOf('mit', 'J1', { q: ' -0,25 ' })).toBe(lineOf('mit', 'J1', { q: '-0.25' }));
    expect(frameOf('mit', 'J1', { q: '-0,138' }).notes).toEqual([
      'Position: “-0,138” is read as a decimal comma. In programs and terminals, type -0.138.',
    ]);
    expect(lineOf('mit', 'J1', { q: '-0,138' })).toBe(lineOf('mit', 'J1', { q: '-0.138' }));
  });

  it('asks for a number without its unit, or in the right one', () => {
    expect(
      problemsOf('mit', 'J1', { q: '0,5 rad', dq: '100 rpm', kp: '20 Nm/rad', kd: '1e' }).map((one) => one.replace(/ Type .*/, '')),
    ).toEqual([
      'q: “0,5 rad” is not a number. Leave out the unit: type 0.5.',
      'dq: “100 rpm” is not a number. Convert it to rad/s.',
      'kp: “20 Nm/rad” is not a number. Leave out the unit: type 20.',
      'kd: “1e” is not a number.',
    ]);
  });

  it('asks for one of two numbers that a comma can mean', () => {
    expect(problemsOf('mit', 'J1', { q: '-1,138' })[0]).toMatch(
      /^q: “-1,138” can mean -1\.138 or -1138: type one of the two\. Type a number within −1\.3963 to/,
    );
    expect(problemsOf('write', 'J1', { register: '9', value: '20,000' })[0]).toMatch(/can mean 20\.000 or 20000: type one of the two/);
    expect(problemsOf('velocity', 'J1', { dq: '1,234,567' })[0]).toMatch(/has thousands separators: type 1234567\./);
  });

  it('is not made of what is no number, and each such value is named', () => {
    expect(problemsOf('mit', 'J1', { q: 'left', kp: '1.2.3', kd: '' })).toEqual([
      'q: “left” is not a number. Type a number within −1.3963 to 1.3963 rad (−80° to 80°).',
      'kp: “1.2.3” is not a number. Type a number from 0 to 500 N·m/rad.',
      'kd: Type a number from 0 to 5 N·m·s/rad.',
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
    expect(words).toBe('The motor gets −0.00019\u00a0rad: a frame has no code for exactly 0 here.');
    expect(arrival('kp', 'mit', 'J1', { kp: '0' }).change).toBe('none');
  });

  it('is a limit for a value beyond it', () => {
    expect(arrival('q', 'mit', 'J1', { q: '13' })).toMatchObject({ arrives: 12.5, change: 'clamped' });
    expect(arrival('q', 'mit', 'J1', { q: '13' }).words).toMatch(/^The motor gets 12\.5\u00a0rad:/);
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

describe('a register', () => {
  it('that can only be read is not written', () => {
    expect(problemsOf('write', 'J1', { register: '13', value: '1' })).toEqual([
      'value: hw_ver can only be read. Choose a register that can be written.',
    ]);
    expect(lineOf('read', 'J1', { register: '13' })).toBe('7FF#0100330D00000000');
  });

  it('is written only with a value that it can hold', () => {
    expect(problemsOf('write', 'J1', { register: '10' })).toEqual(['value: Type the new value of the register, from 0 to 4.']);
    for (const value of ['1.5', '-1', '4294967296']) expect(problemsOf('write', 'J1', { register: '8', value })).toHaveLength(1);
    expect(problemsOf('write', 'J1', { register: '21', value: '1e40' })).toHaveLength(1);
    expect(problemsOf('write', 'J1', { register: '99', value: '1' }).join()).toMatch(/^register: “99” is not a register of the table\./);
  });

  it('is refused a value outside its range, unless a person says that it is meant', () => {
    const outside = { register: '35', value: '12' };
    expect(problemsOf('write', 'J1', outside)).toEqual(['value: 12 is outside the range of can_br. Type a value from 0 to 9.']);
    expect(frameOf('write', 'J1', outside).objections).toHaveLength(1);
    expect(problemsOf('write', 'J1', { register: '0', value: '5' })).toEqual([
      'value: 5 V is outside the range of UV_Value. Type a value above 10 V.',
    ]);
    expect(problemsOf('write', 'J1', { register: '3', value: '1' }).join()).toMatch(/above 0 and below 1\./);
    expect(frameOf('write', 'J1', { register: '35', value: '9' }).notes).toEqual(['Writes 9 to can_br.']);
    expect(frameOf('write', 'J1', { register: '3', value: '0.8' }).objections).toEqual([]);
  });

  it('is not written with a number that could be read in two ways, and says what was understood', () => {
    expect(isComposed(compose('write', 'J1', { register: '9', value: '20,000' }))).toBe(false);
    expect(frameOf('write', 'J1', { register: '9', value: '20000' }).notes[0]).toMatch(/Writes 20.?000 to TIMEOUT, which is 1.?000 ms\./);
    expect(frameOf('write', 'J1', { register: '9', value: '16777217' }).notes[0]).toBe(
      'Writes 16,777,217 to TIMEOUT, which is 838,860.85 ms.',
    );
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

  it('that is refused names the joint that has the ID, and what to type', () => {
    expect(problemsOf('write', 'J1', { register: '8', value: '21' })).toEqual([
      'value: 21 can’t be written to ESC_ID: it is the receive ID of J5. Type a send ID from 1 to 255 with which no motor answers, such as 5.',
    ]);
    expect(problemsOf('write', 'J1', { register: '7', value: '5' })).toEqual([
      'value: 5 can’t be written to MST_ID: it is the send ID of J5. Type a receive ID from 0 to 2046 to which no motor listens, such as 21.',
    ]);
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
});
