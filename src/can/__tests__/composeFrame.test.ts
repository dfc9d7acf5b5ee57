import { sentKinds } from '../compose/composeFields';
import type { SentKind } from '../compose/composeFields';
import { readFrame } from '../reading/readFrame';
import { readLine } from '../formats/candump';
import { cansendLine } from '../formats/frame';
import { bus, frameOf, lineOf, problemsOf, values } from './commands';
import type { compose } from './commands';

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
  });

  it('is not made of what is no number, and each such value is named', () => {
    expect(problemsOf('mit', 'J1', { q: 'left', kp: '1.2.3', kd: '' })).toEqual([
      'q: “left” is not a number. Type a number within −1.3963 to 3.4907 rad (−80° to 200°) in the one-arm model and in the two-arm model, right arm, −3.4907 to 1.3963 rad (−200° to 80°) in the two-arm model, left arm.',
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
