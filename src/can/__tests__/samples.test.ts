import { hexText, idText } from '../formats/frame';
import { framesIn, nameFormat, resultsOf, TextReader } from '../formats/formats';
import { linesOf } from '../formats/lines';
import type { LineFrame, LineResult } from '../formats/lines';
import { createRandom } from '../../../bench/random';

const framesOf = (text: string): LineFrame[] => framesIn(resultsOf(text, 10_000));

/** Frames that all samples have, as far as their format can hold them: direction, ID and bytes, and time in s. */
const recorded = {
  sent: ['TX', '001 FFFFFFFFFFFFFFFC', 0.5],
  state: ['RX', '011 1183277FF7FF1E1C', 0.5004],
  extended: ['RX', '18FF5001 01', 0.6],
  remote: ['TX', '012 remote 8', 0.7],
  fd: ['RX', '012 1283277FF7FF1E1CAABBCCDD FD', 0.8],
  error: ['RX', '20000004 0008000000006000', 0.9],
  // Of a format that doesn't say which error it was.
  someError: ['-', '20000000 ', 0.9],
} as const;

type Recorded = keyof typeof recorded;

const wordsOf = ({ frame }: LineFrame): string =>
  `${idText(frame)} ${frame.remote ? `remote ${frame.length}` : hexText(frame.data)}${frame.fd ? ' FD' : ''}`;

/** Recordings as programs write them: the lines above their frames, the lines of these, and the port that they name. */
interface Sample {
  readonly format: string;
  readonly head?: readonly string[];
  readonly frames: Readonly<Partial<Record<Recorded, string>>>;
  readonly port?: string;
  /** What the format doesn't hold. */
  readonly lacks?: readonly ('direction' | 'time')[];
  /** Whether a line alone doesn't show the format. */
  readonly needsHead?: true;
}

const named = 'values with names';

const samples: Readonly<Record<string, Sample>> = {
  'candump -x': {
    format: 'candump or cansend lines',
    port: 'can1',
    frames: {
      sent: ' (0.500000)  can1  TX - -  001   [8]  FF FF FF FF FF FF FF FC',
      state: ' (0.500400)  can1  RX - -  011   [8]  11 83 27 7F F7 FF 1E 1C',
      extended: ' (0.600000)  can1  RX - -  18FF5001   [1]  01',
      remote: ' (0.700000)  can1  TX - -  012   [8]  remote request',
      fd: ' (0.800000)  can1  RX B -  012  [12]  12 83 27 7F F7 FF 1E 1C AA BB CC DD',
      error: ' (0.900000)  can1  RX - -  20000004   [8]  00 08 00 00 00 00 60 00',
    },
  },
  'Vector ASC, base hex': {
    format: 'Vector ASC',
    port: '1',
    head: [
      'date Sat Nov 22 01:35:00.000 2025',
      'base hex  timestamps absolute',
      'internal events logged',
      ' 0.000000 Start of measurement',
    ],
    frames: {
      sent: ' 0.500000 1  1               Tx   d 8 FF FF FF FF FF FF FF FC',
      state: ' 0.500400 1  11              Rx   d 8 11 83 27 7F F7 FF 1E 1C',
      extended: ' 0.600000 1  18FF5001x       Rx   d 1 01',
      remote: ' 0.700000 1  12              Tx   r 8',
      fd: ' 0.800000 CANFD   1 Rx         12                 1 0 9 12 12 83 27 7F F7 FF 1E 1C AA BB CC DD        0    0     3000        0        0',
      someError: ' 0.900000 1  ErrorFrame',
    },
  },
  'Vector ASC, base dec': {
    format: 'Vector ASC',
    port: '1',
    head: ['base dec  timestamps absolute', 'no internal events logged', '// version 13.0.0'],
    frames: {
      sent: ' 0.500000 1  1               Tx   d 8 255 255 255 255 255 255 255 252',
      state: ' 0.500400 1  17              Rx   d 8 17 131 39 127 247 255 30 28',
      extended: ' 0.600000 1  419385345x      Rx   d 1 1',
      fd: ' 0.800000 CANFD   1 Rx         18                 1 0 9 12 18 131 39 127 247 255 30 28 170 187 204 221        0    0     3000        0        0',
    },
  },
  'PEAK TRC 1.1': {
    format: 'PEAK TRC',
    head: [';$FILEVERSION=1.1', ';$STARTTIME=45983.06', ';---+--   ----+----  --+--'],
    frames: {
      sent: '     1) 500.000  Tx       0001  8  FF FF FF FF FF FF FF FC',
      state: '     2) 500.400  Rx       0011  8  11 83 27 7F F7 FF 1E 1C',
      extended: '     3) 600.000  Rx   18FF5001  1  01',
      remote: '     4) 700.000  Tx       0012  8  RTR',
      someError: '     5) 900.000  Error  0002  3  00 01 02',
    },
  },
  'PEAK TRC 1.3': {
    format: 'PEAK TRC',
    port: '1',
    head: [';$FILEVERSION=1.3', ';---+-- ------+------ +- --+-- ----+--- +- -+-- -+ -- --'],
    frames: {
      sent: '1) 500.000 1  Tx      0001 -  8    FF FF FF FF FF FF FF FC',
      state: '2) 500.400 1  Rx      0011 -  8    11 83 27 7F F7 FF 1E 1C',
      remote: '4) 700.000 1  Tx      0012 -  8    RTR',
    },
  },
  'PEAK TRC 2.1': {
    format: 'PEAK TRC',
    port: '1',
    head: [';$FILEVERSION=2.1', ';$COLUMNS=N,O,T,B,I,d,R,L,D', ';'],
    frames: {
      sent: '1 500.000 DT 1 0001 Tx - 8 FF FF FF FF FF FF FF FC',
      state: '2 500.400 DT 1 0011 Rx - 8 11 83 27 7F F7 FF 1E 1C',
      extended: '3 600.000 DT 1 18FF5001 Rx - 1 01',
      remote: '4 700.000 RR 1 0012 Tx - 8 ',
      fd: '5 800.000 FB 1 0012 Rx - 9 12 83 27 7F F7 FF 1E 1C AA BB CC DD',
      someError: '6 900.000 ER 1 - Rx - 8 00 08 00 00 00 00 60 00',
    },
  },
  'PEAK TRC 2.0': {
    format: 'PEAK TRC',
    head: [';$FILEVERSION=2.0', ';$COLUMNS=N,O,T,I,d,l,D'],
    frames: { sent: '1 500.000 DT 0001 Tx 8 FF FF FF FF FF FF FF FC', fd: '5 800.000 FB 0012 Rx 12 12 83 27 7F F7 FF 1E 1C AA BB CC DD' },
  },
  slcan: {
    format: 'slcan',
    lacks: ['direction', 'time'],
    frames: {
      sent: 't0018FFFFFFFFFFFFFFFC',
      extended: 'T18FF5001101',
      remote: 'r0128',
      fd: 'b01291283277FF7FF1E1CAABBCCDD',
    },
  },
  'CSV of python-can': {
    format: 'a table of python-can, separated by commas',
    needsHead: true,
    lacks: ['direction'],
    head: ['timestamp,arbitration_id,extended,remote,error,dlc,data'],
    frames: {
      sent: '0.5,0x1,0,0,0,8,//////////w=',
      state: '0.5004,0x11,0,0,0,8,EYMnf/f/Hhw=',
      extended: '0.6,0x18ff5001,1,0,0,1,AQ==',
      remote: '0.7,0x12,0,1,0,8,',
      fd: '0.8,0x12,0,0,0,12,EoMnf/f/Hhyqu8zd',
      error: '0.9,0x4,0,0,1,8,AAgAAAAAYAA=',
    },
  },
  'GVRET log of SavvyCAN': {
    format: 'a table of SavvyCAN, separated by commas',
    needsHead: true,
    port: '1',
    head: ['Time Stamp,ID,Extended,Dir,Bus,LEN,D1,D2,D3,D4,D5,D6,D7,D8'],
    frames: {
      sent: '500000,00000001,false,Tx,1,8,FF,FF,FF,FF,FF,FF,FF,FC,',
      state: '500400,00000011,false,Rx,1,8,11,83,27,7F,F7,FF,1E,1C,',
      extended: '600000,18FF5001,true,Rx,1,1,01,00,00,00,00,00,00,00,',
      fd: '800000,00000012,false,Rx,1,12,12,83,27,7F,F7,FF,1E,1C,AA,BB,CC,DD,',
    },
  },
  'python-can on the screen': {
    format: named,
    port: 'can1',
    frames: {
      sent: 'Timestamp:        0.500000    ID:      001    S Tx                DL:  8    ff ff ff ff ff ff ff fc     Channel: can1',
      state: 'Timestamp:        0.500400    ID:      011    S Rx                DL:  8    11 83 27 7f f7 ff 1e 1c     Channel: can1',
      extended: 'Timestamp:        0.600000    ID: 18ff5001    X Rx                DL:  1    01     Channel: can1',
      remote: 'Timestamp:        0.700000    ID:      012    S Tx   R            DL:  8         Channel: can1',
      fd: 'Timestamp:        0.800000    ID:      012    S Rx     F BS       DL: 12    12 83 27 7f f7 ff 1e 1c aa bb cc dd     Channel: can1',
      error: 'Timestamp:        0.900000    ID:      004    S Rx E              DL:  8    00 08 00 00 00 00 60 00     Channel: can1',
    },
  },
  'Message(…) of python-can': {
    format: named,
    port: 'can1',
    lacks: ['direction'],
    frames: {
      state:
        "can.Message(timestamp=0.5004, arbitration_id=0x11, is_extended_id=False, channel='can1', dlc=8, data=[0x11, 0x83, 0x27, 0x7f, 0xf7, 0xff, 0x1e, 0x1c])",
      extended: "can.Message(timestamp=0.6, arbitration_id=0x18ff5001, is_extended_id=True, channel='can1', dlc=1, data=[0x1])",
    },
  },
  'MCP_CAN on Arduino': {
    format: named,
    lacks: ['direction', 'time'],
    frames: {
      state: 'Standard ID: 0x011       DLC: 8  Data: 0x11 0x83 0x27 0x7F 0xF7 0xFF 0x1E 0x1C',
      extended: 'Extended ID: 0x18FF5001       DLC: 1  Data: 0x01',
    },
  },
  'JSON lines': {
    format: named,
    lacks: ['direction'],
    frames: {
      state: '{"timestamp":0.5004,"id":17,"extended":false,"dlc":8,"data":[17,131,39,127,247,255,30,28]}',
      extended: '{"timestamp":0.6,"id":419385345,"extended":true,"dlc":1,"data":[1]}',
    },
  },
  ESPHome: {
    format: named,
    needsHead: true,
    frames: {
      state: [
        '[00:00:00.5004][D][canbus:069]: received can message (#3) std can_id=0x11 size=8',
        ...['11', '83', '27', '7f', 'f7', 'ff', '1e', '1c'].map(
          (byte, index) => `[00:00:00.5004][V][canbus:083]:   can_message.data[${index}]=${byte}`,
        ),
      ].join('\n'),
    },
  },
  'can_msgs of ROS 2': {
    format: named,
    needsHead: true,
    lacks: ['direction'],
    frames: {
      state: `header:\n  stamp:\n    sec: 0\n    nanosec: 500400000\n  frame_id: can\nid: 17\nis_rtr: false\nis_extended: false\nis_error: false\ndlc: 8\ndata:\n- 17\n- 131\n- 39\n- 127\n- 247\n- 255\n- 30\n- 28\n---`,
      extended: `header:\n  stamp:\n    sec: 0\n    nanosec: 600000000\n  frame_id: can\nid: 419385345\nis_rtr: false\nis_extended: true\nis_error: false\ndlc: 1\ndata:\n- 1\n${'- 0\n'.repeat(7)}---`,
    },
  },
};

function readAll(text: string): { results: LineResult[]; formats: string[] } {
  const reader = new TextReader(text);
  const results = [...linesOf(text)].map((line) => reader.read(line));
  return { results, formats: reader.formats.map(({ name }) => name) };
}

const mistakesIn = (results: readonly LineResult[]): string[] => results.flatMap((read) => ('mistake' in read ? [read.mistake] : []));

describe.each(Object.entries(samples))('%s', (_name, { format, head = [], frames, port = '', lacks = [], needsHead }) => {
  const lines = Object.values(frames);
  const wanted = (Object.keys(frames) as Recorded[]).map((name) => recorded[name]);

  it.each(['\n', '\r\n'])('is read as it was written, with lines that end in %j', (end) => {
    const text = [...head, ...lines, ''].join('\n').replaceAll('\n', end);
    const { results, formats } = readAll(text);
    expect([formats, mistakesIn(results)]).toEqual([[format], []]);
    const read = framesIn(results);
    expect(read.map(wordsOf)).toEqual(wanted.map(([, words]) => words));
    expect(read.map(({ frame }) => frame.direction ?? '-')).toEqual(wanted.map(([way]) => (lacks.includes('direction') ? '-' : way)));
    expect(read.map(({ frame }) => frame.time)).toEqual(wanted.map(([, , time]) => (lacks.includes('time') ? null : time)));
    expect(new Set(read.map((one) => one.frame.port))).toEqual(new Set([port]));
  });

  it('is known by a line without its head', () => {
    if (!needsHead) expect(nameFormat(lines[0] ?? '').name).toBe(format);
  });

  it('never throws for what was cut or damaged, and never reads bytes that are not there', () => {
    const { below } = createRandom(7);
    for (let round = 0; round < 300; round += 1) {
      const line = lines[round % lines.length] ?? '';
      const at = below(line.length);
      const damaged = `${line.slice(0, at)}${String.fromCharCode(below(256))}${line.slice(at + 1)}`;
      for (const text of [line.slice(0, at), damaged, `${line} ${line}`])
        for (const { frame } of framesOf([...head, text].join('\n'))) expect(frame.data).toHaveLength(frame.remote ? 0 : frame.length);
    }
  });
});
