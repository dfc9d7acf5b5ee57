import { assumedLimits, knownBus } from '../reading/bus';
import { readFrame } from '../reading/readFrame';
import type { Reading } from '../reading/reading';
import type { CanFrame } from '../formats/frame';
import { readLine } from '../formats/candump';
import { siteCanTables } from './siteTables';

const tables = siteCanTables();
const bus = knownBus(tables);

function frameOf(line: string): CanFrame {
  const read = readLine(line);
  if (!('frame' in read)) throw new Error(JSON.stringify(read));
  return read.frame;
}

const readings = (line: string, known = bus): readonly [Reading, ...Reading[]] => readFrame(frameOf(line), known);
const kinds = (line: string): string[] => readings(line).map(({ kind }) => kind);
const values = ([{ fields }]: readonly [Reading, ...Reading[]]): Readonly<Record<string, number | string>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

describe('a captured frame', () => {
  // From public places: openarm_can#20 for a DM4310 alone, and the joints of an arm.
  it.each([
    ['can0  TX - -  001   [8]  FF FF FF FF FF FF FF FC', 'enable', 'J1'],
    ['can0  TX - -  001   [8]  FF FF FF FF FF FF FF FD', 'disable', 'J1'],
    ['can0  012   [8]  02 70 41 7F F8 00 1E 1C', 'state', 'J2'],
    ['7FF#0300551600002041', 'write', 'J3'],
    ['7FF#0300AA0000000000', 'save', 'J3'],
    ['7FF#0100CC0000000000', 'refresh', 'J1'],
    ['201#0000C03F', 'velocity', 'J1'],
    ['201#0000C03F00000000', 'velocity', 'J1'],
    ['104#0000C03F00000040', 'position-velocity', 'J4'],
    ['308#A60A86BFF4018813', 'position-force', 'J8'],
    ['307#FFFFFFFFFFFFFFFC', 'enable', 'J7'],
    ['011#0100AA0100000000', 'save-reply', 'J1'],
    ['018#0800330A04000000', 'read-reply', 'J8'],
    ['015#0500552309000000', 'write-reply', 'J5'],
  ])('%s is %s of %s', (line, kind, joint) => {
    const [first] = readings(line);
    expect([first.kind, first.motor?.joint]).toEqual([kind, joint]);
  });

  it('has the values that were measured', () => {
    expect(values(readings('can0  011   [8]  01 7E EB 80 07 E8 1E 1C'))).toMatchObject({
      status: 0,
      q: expect.closeTo(-0.105478, 6) as number,
      dq: expect.closeTo(0.010989, 6) as number,
      tau: expect.closeTo(-0.6197802, 6) as number,
      driverTemperature: 30,
      rotorTemperature: 28,
    });
    const line = 'can0  013   [8]  03 80 DF 80 08 11 1F 1C';
    expect(values(readings(line)).dq).toBeCloseTo(0.002442, 6);
    expect(values(readings(line, knownBus(tables, { limitSet: '1.2.9' }))).dq).toBeCloseTo(0.0019536, 6);
    expect(values(readings(line, knownBus(tables, { own: { velocity: 20 } }))).dq).toBeCloseTo(0.004884, 6);
    const alone = knownBus(tables, { type: 'DM4310' });
    expect(values(readings('can0  RX - -  011   [8]  11 83 27 7F F7 FF 00 00', alone)).q).toBeCloseTo(0.3080415, 7);
  });
});

describe('a frame that can be two things', () => {
  it('is shown as both: a command without values, and an MIT command', () => {
    expect(kinds('001#FFFFFFFFFFFFFFFC')).toEqual(['enable', 'mit']);
    expect(kinds('001#FFFFFFFFFFFFFFF0')).toEqual(['mit']);
  });

  it('is shown as both: a reply about a register, and a state where no joint gets', () => {
    expect(kinds('011#0100330A01000000')).toEqual(['read-reply', 'state']);
    expect(Number(values([readings('011#0100330A01000000')[1] ?? readings('011#00')[0]]).q)).toBeCloseTo(-12.4805, 4);
    // The register is not known, or the motor is another one: a state, of which openarm_can could think otherwise.
    const [state, ...others] = readings('011#1133338B7A3F1E1F');
    expect([state.kind, others]).toEqual(['state', []]);
    expect(state.notes.join(' ')).toContain('PARAM mode');
  });

  it('of an ID that nobody has is read by its direction, or both ways', () => {
    expect(kinds('  can0  TX - -  009   [8]  80 00 80 00 00 00 08 00')).toEqual(['mit']);
    expect(kinds('  can0  RX - -  019   [8]  09 80 00 80 00 00 1E 1C')).toEqual(['state']);
    expect(kinds('019#0980008000001E1C')).toEqual(['state', 'mit']);
    expect(readings('019#0980008000001E1C')[0].notes[0]).toContain('No motor of this arm has the ID 019');
    // No motor can be named by bytes that are no ID.
    expect(kinds('  can0  RX - -  021   [8]  11 83 33 14 F7 FF 00 00')).toEqual(['state']);
  });
});

describe('a frame with something to say', () => {
  it.each([
    ['000#0180007FF7FF1E1C', 'never set'],
    ['011#0280007FF7FF1E1C', 'names motor 2'],
    ['011#D180007FF7FF1E1C', 'fault'],
    ['00000011#1183277FF7FF0000', 'extended'],
    ['001#R8', 'remote'],
    ['7FF#0100110000000000', 'byte 2'],
    ['7FF#0900330A00000000', 'ID 0x09'],
    ['401#FFFFFFFFFFFFFFFC', 'No motor frame'],
    ['000#FFFFFFFFFFFFFFFC', 'No motor frame'],
    ['000#0180007FF7FF1E1C', 'may differ'],
    ['011#1183277FF7FF00', '7 bytes'],
    ['011#', '0 bytes'],
    ['401#00', 'No motor frame'],
    ['301#FFFFFFFFFFFFFFFC', 'control mode'],
  ])('%s says: %s', (line, words) =>
    expect(
      readings(line)
        .flatMap(({ notes }) => notes)
        .join(' '),
    ).toContain(words),
  );

  it('is an error of the bus in words', () => {
    const words = (line: string): string => String(values(readings(line)).error);
    expect(words('20000004#0008000000006000')).toBe(
      'controller-problem{tx-error-warning}; errors counted: 96 while sending, 0 while receiving',
    );
    expect(words('20000088#0000801900000000')).toBe('protocol-violation{error-on-tx, acknowledge-slot}; bus-error');
    expect(words('20000040#0000000000000000')).toBe('bus-off');
    expect(words('20000002#0500000000000000')).toBe('lost-arbitration{at bit 5}');
    expect(words('20000002#0000000000000000')).toBe('lost-arbitration');
    expect(words('20000204#0030000000008000')).toContain('rx-error-passive, tx-error-passive');
  });
});

describe('a position that no joint reaches', () => {
  // J4 at 3 rad, and at a position a few degrees beyond its stop, which a zero set by hand explains.
  const [far, near] = ['014#149EB77FF7FF1E1C', '014#147F007FF7FF1E1C'];

  it('is named with the travel of the joint', () => {
    const [state] = readings(far);
    expect(state.notes.join()).toMatch(/^172° is outside the travel of J4: 0 to 2\.4435\u00a0rad \(0° to 140°\)\.$/);
    expect(readings(near)[0].notes).toEqual([]);
  });

  it('counts as a danger in a command', () => {
    for (const line of ['004#FFFF7FF333E667FF', '104#0000B44200000040']) {
      const [command] = readings(line);
      expect(command.warning).toMatchObject({ words: expect.stringMatching(/outside the travel of J4/) as string, isDanger: true });
    }
    expect(readings('104#0000C03F00000040')[0].warning).toBeUndefined();
  });

  it('is not judged without the tables of joints', () => {
    const bare = knownBus({ ...tables, motors: tables.motors.map((motor) => ({ ...motor, travel: [] })) });
    expect(readings(far, bare)[0].warning).toBeUndefined();
  });
});

describe('assumed limits', () => {
  it('are named for joints whose limits differ between versions of openarm_can', () => {
    expect(assumedLimits(tables, {}, ['J1', 'J3', 'J4'])?.replaceAll('\u00a0', ' ')).toMatch(
      /^Velocities of J3 and J4 \(DM4340\) count with ±10 rad\/s here, as in .*, after 1\.2\.9\. .* has ±8 rad\/s: with it, they are 0\.8 times as large\./,
    );
    expect(assumedLimits(tables, { limitSet: '1.2.9' }, ['J4'])).toMatch(/±8.*±10.*1\.25 times/);
  });

  it('are not named where they agree, or where the reader has typed the own limit of the motor', () => {
    expect(assumedLimits(tables, {}, ['J1', 'J5'])).toBeUndefined();
    expect(assumedLimits(tables, { own: { velocity: 10 } }, ['J3'])).toBeUndefined();
  });
});
