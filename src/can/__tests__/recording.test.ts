import { knownBus } from '../reading/bus';
import { encodeState } from './encodeState';
import { clockWords, readRecording } from '../reading/recording';
import { hexText } from '../formats/frame';
import { siteCanTables } from './siteTables';

const bus = knownBus(siteCanTables());

/** A state of a motor as a line of a log. */
function stateLine(time: number, motor: number, { q = 0, status = 1, port = 'can0', temperature = 30 } = {}): string {
  const known = bus.motors.find(({ sendId }) => sendId === motor);
  if (!known) throw new Error(`There is no motor ${motor}.`);
  const state = { status, idNibble: motor, q, dq: 0, tau: 0, driverTemperature: temperature, rotorTemperature: temperature - 5 };
  const id = (0x10 + motor).toString(16).padStart(3, '0');
  return `(${time.toFixed(6)}) ${port} ${id}#${hexText(encodeState(state, known.limits))}`;
}

describe('what a reader must not overlook', () => {
  const warningsIn = (text: string) => readRecording(text, bus).warnings;

  it('is told once for all frames that it is about, with the row of symptoms where there is one', () => {
    const looped = 'can0  RX - -  7FF   [8]  01 00 CC 00 00 00 00 00';
    expect(warningsIn(`${looped}\n${looped}`)).toMatchObject([
      { count: 2, line: 1, lead: 'loopedBack', words: expect.stringContaining('−12.4222 rad, which no joint reaches') as string },
    ]);
    expect(warningsIn('can0  TX - -  7FF   [8]  01 00 CC 00 00 00 00 00')).toEqual([]);
    expect(warningsIn(';$FILEVERSION=1.1\n 5) 15.0 Warng FFFFFFFF 4 00 00 00 08 BUSHEAVY')).toMatchObject([
      { lead: 'errorFrames', line: 2 },
    ]);
  });

  it.each([
    ['001#FFFFFFFFFFFFFC', 'looks like “Enable”: one FF is missing'],
    ['002##1FFFFFFFFFFFFFD', 'looks like “Disable”: one FF is missing'],
    ['003#FFFFFFFFFFFFFE', 'looks like “Set zero”: one FF is missing'],
    ['004#FFFFFFFFFFFFFB', 'looks like “Clear error”: one FF is missing'],
    ['013#537FFF7FF7FF1E1C', 'Status 5 is not assigned'],
    ['014#647FFF7FF7FF1E1C', 'fault of motor parameters'],
  ])('%s', (line, words) => expect(warningsIn(line)).toMatchObject([{ words: expect.stringContaining(words) as string }]));

  it('is a danger where cansend sends something else than was typed', () => {
    const { dangers, notes } = readRecording('001#1FFFFFFFFFFFFFFFC', bus);
    expect([dangers.count, notes.count]).toEqual([1, 0]);
  });
});

it('an error frame of which a log says no more has words, too', () =>
  expect(readRecording('base hex\n 0.7 1 ErrorFrame', bus).summary.errors).toMatchObject([
    { words: 'of a kind that the log does not name', count: 1 },
  ]));

describe('times of other formats', () => {
  it('are not taken as counted from the frame before, however they are ordered', () => {
    const lines = [0.5, 0.1, 0.4, 0.2].map((time) => ` ${time.toFixed(6)} 1  11  Rx  d 1 11`);
    expect(readRecording(['base hex  timestamps absolute', ...lines].join('\n'), bus).clock).toBe('start');
    const relative = readRecording(['base hex  timestamps relative', ...lines].join('\n'), bus);
    expect(relative.frames[3]?.time ?? Number.NaN).toBeCloseTo(0.7, 6);
  });
});

describe('a recording', () => {
  it('says of each motor at each port how often it replied, its longest silence, faults, temperatures, first and last state', () => {
    const lines = [0, 1, 2, 3, 7, 8].map((step) =>
      stateLine(1763775300 + step / 10, 1, { q: step / 10, status: step === 8 ? 13 : 1, temperature: 30 + step }),
    );
    const { summary, clock } = readRecording(
      [...lines, stateLine(1763775301, 1, { port: 'can2', q: 2 }), '(1763775301.0) can0 001#FFFFFFFFFFFFFFFC'].join('\n'),
      bus,
    );
    const [right, other] = summary.motors;
    expect(clockWords[clock]).toContain('first frame');
    expect(right).toMatchObject({
      port: 'can0',
      motorId: 1,
      joint: 'J1',
      commands: 1,
      states: 6,
      rate: expect.closeTo(6.25, 4) as number,
      gap: { seconds: expect.closeTo(0.4, 5) as number, from: expect.closeTo(0.3, 5) as number },
      faults: { 13: 1 },
      lastStatus: 13,
      hottestDriver: 38,
      hottestRotor: 33,
      first: { q: expect.closeTo(0, 3) as number },
      last: { q: expect.closeTo(0.8, 3) as number },
    });
    expect(other).toMatchObject({ port: 'can2', states: 1, rate: null, gap: null });
  });

  it('counts IDs that nobody has, and errors of the bus', () => {
    const { summary } = readRecording(
      ['  can0  019   [8]  09 80 00 80 00 00 1E 1C', '  can0  019   [8]  09 80 00 80 00 00 1E 1C', '20000040#0000000000000000'].join('\n'),
      bus,
    );
    expect(summary).toMatchObject({
      motors: [],
      strangers: [{ port: 'can0', id: '019', count: 2 }],
      errors: [{ words: 'bus-off', count: 1 }],
    });
  });

  it('reads the answer to a request as one, also of a register that no table has', () => {
    const [asked, reply] = ['7FF#0100333C00000000', '011#0100333CCDCCC041'];
    const { read, frames, summary } = readRecording([asked, reply, reply].join('\n'), bus);
    expect(frames.slice(1, 2).map(read)).toMatchObject([
      [{ kind: 'read-reply', motorId: 1, fields: [{}, { value: 60 }, { value: Math.fround(24.1) }] }],
    ]);
    expect(frames[1]).toMatchObject({ kind: 'read-reply', motorId: 1 });
    // Nobody asked for the second one.
    expect(frames[2]?.kind).toBe('state');
    expect(summary.motors).toMatchObject([{ replies: 2, states: 1 }]);
    expect(readRecording('7FF#0100333D00000000\n' + reply, bus).frames[1]?.kind).toBe('state');
    expect(readRecording('(1.0) can1 7FF#0100333C00000000\n(1.1) can0 ' + reply, bus).frames[1]?.kind).toBe('state');
    const unset = readRecording(`${asked}\n000#0100333CCDCCC041`, bus);
    expect(unset.frames.slice(1).map((frame) => unset.read(frame)[0].notes[0])).toEqual([expect.stringContaining('never set')]);
  });

  it('keeps what can be read where lines are broken, mixed, of Windows or of another country', () => {
    const text = [
      '$ candump can0',
      '  can0  011   [8]  11 83 27 7F F7 FF 00 00\r',
      '',
      '\u0000\u0001\ufffd binary',
      '(1763775300,012345) can0 012#1183277FF7FF0000',
      '  can0  011   [8]  11 83 27',
      "DROPCOUNT: dropped 3 CAN frames on 'can0' socket (total drops 3)",
      '001##1FFFFFFFFFFFFFFFC',
    ].join('\n');
    const recording = readRecording(text, bus);
    expect(recording.frames.length).toBe(3);
    expect(recording.mistakes.first.map(({ line }) => line)).toEqual([1, 4, 6]);
    expect(recording.notes.first).toEqual([
      { line: 7, text: expect.stringContaining('DROPCOUNT') as string, words: 'candump lost frames here', count: 1 },
    ]);
    expect([0, 1, 2].map((index) => recording.frames[index]?.line)).toEqual([2, 5, 8]);
  });
});
