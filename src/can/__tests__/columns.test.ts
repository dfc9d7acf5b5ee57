import { hexText, idText } from '../formats/frame';
import type { CanFrame } from '../formats/frame';
import { readRecording } from '../reading/recording';
import { knownBus } from '../reading/bus';
import { makeReader } from '../../tools/can-bench/worker/answer';
import { siteCanTables } from '../../tools/can-bench/__tests__/siteTables';
import { framesIn, headLength, readText, TextReader } from '../formats/formats';
import type { Role } from '../formats/record';
import { createRandom } from '../../../bench/random';
import type { Random } from '../../../bench/random';

function readAll(text: string, roles?: readonly Role[]) {
  const reader = new TextReader(text.slice(0, headLength), roles);
  const results = [...readText(text, reader)].map(([, , read]) => read);
  return {
    frames: framesIn(results).map(({ frame }) => frame),
    mistakes: results.flatMap((read) => ('mistake' in read ? [read.mistake] : [])),
    formats: reader.formats.map(({ name }) => name),
  };
}

/** A frame in words, with the fields that a table has. */
const words = ({ id, idKind, direction, fd, rateSwitch, remote, data, time }: CanFrame, fields: readonly string[]): string =>
  [
    idText({ id, idKind }),
    remote ? 'remote' : hexText(data),
    fields.includes('time') ? Math.round((time ?? Number.NaN) * 1000) : '',
    fields.includes('dir') ? direction : '',
    fields.includes('brs') ? `${fd} ${fd ? rateSwitch : ''}` : '',
  ].join(' ');

const lengthsInFd = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 20, 24, 32, 48, 64];

interface Style {
  readonly hasExtended: boolean;
  readonly hasFd: boolean;
  readonly hasRemote: boolean;
}

function randomFrames({ below }: Random, { hasExtended, hasFd, hasRemote }: Style, count: number): CanFrame[] {
  let milliseconds = 0;
  return Array.from({ length: count }, (): CanFrame => {
    milliseconds += below(40);
    const isExtended = hasExtended && below(3) === 0;
    const fd = hasFd && below(2) === 0;
    const remote = hasRemote && !fd && below(6) === 0;
    const length = lengthsInFd[below(fd ? 16 : 9)] ?? 0;
    return {
      port: '',
      timestamp: '',
      time: milliseconds / 1000,
      direction: below(2) === 0 ? 'TX' : 'RX',
      id: isExtended ? 0x800 + below(0x1ffff000) : below(0x800),
      idKind: isExtended ? 'extended' : 'standard',
      remote,
      fd,
      rateSwitch: fd ? below(2) === 0 : null,
      errorState: fd ? false : null,
      length,
      data: Uint8Array.from({ length: remote ? 0 : length }, () => below(256)),
    };
  });
}

/** Bytes of a text in GBK, which Node decodes and doesn't encode. */
function inGbk(text: string): Buffer {
  const [decoder, codes] = [new TextDecoder('gbk'), new Map<string, readonly number[]>()];
  for (let high = 0x81; high < 0xff; high += 1)
    for (let low = 0x40; low < 0xff; low += 1) codes.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
  return Buffer.from([...text].flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : (codes.get(sign) ?? []))));
}

const cantest = `序号,系统时间,时间标识,CAN通道,传输方向,ID号,帧类型,帧格式,长度,数据
00000,="12:04:59.533",无,ch1,发送,0x0001,数据帧,标准帧,0x08,x| FF FF FF FF FF FF FF FC 
00001,="12:04:59.553",0x592897,ch1,接收,0x0011,数据帧,标准帧,0x08,x| 11 83 27 7F F7 FF 1E 1C 
`;

it('a table is read in UTF-8, UTF-16 and GBK, with and without a byte order mark', async () => {
  const tables = siteCanTables();
  const utf16 = Buffer.from(cantest, 'utf16le');
  const files = [
    cantest,
    `\ufeff${cantest}`,
    utf16,
    Buffer.from(`\ufeff${cantest}`, 'utf16le'),
    Buffer.from(utf16).swap16(),
    inGbk(cantest),
  ];
  for (const content of files) {
    const read = await makeReader()({
      ask: 'read',
      source: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
      tables,
      choices: {},
    });
    expect(read).toMatchObject({ count: 2, formats: ['a table of ZLG CANTest, separated by commas'], mistakes: { count: 0 } });
    expect(read.summary.motors).toMatchObject([{ port: 'ch1', motorId: 1, commands: 1, states: 1 }]);
  }
});

/** Programs that print values with names, as they write a frame. */
const printers: Readonly<Record<string, (frame: CanFrame, index: number) => string>> = {
  'python-can': ({ id, idKind, data, time }) =>
    `Timestamp: ${(time ?? 0).toFixed(6)}    ID: ${id
      .toString(16)
      .padStart(idKind === 'standard' ? 3 : 8, '0')
      .padStart(
        8,
      )}    ${idKind === 'standard' ? 'S' : 'X'} Rx                DL: ${String(data.length).padStart(2)}    ${hexText(data, ' ').toLowerCase()}     Channel: can0`,
  'a logger with bars': ({ id, data, time }) =>
    `${Math.round((time ?? 0) * 1000) + 412_401} | ID: 0x${id.toString(16).padStart(3, '0')} | DLC: ${data.length} | ${hexText(data, ' ')}`,
  'MCP_CAN on Arduino': ({ id, idKind, data }) =>
    `${idKind === 'standard' ? 'Standard' : 'Extended'} ID: 0x${id.toString(16).toUpperCase().padStart(3, '0')}       DLC: ${data.length}  Data:${Array.from(data, (byte) => ` 0x${hexText([byte])}`).join('')}`,
  'can_msgs of ROS 2': ({ id, idKind, data, time }) =>
    `header:\n  stamp:\n    sec: ${1763775300 + Math.floor(time ?? 0)}\n    nanosec: ${Math.round(((time ?? 0) % 1) * 1e9)}\n  frame_id: can\nid: ${id}\nis_rtr: false\nis_extended: ${idKind === 'extended'}\nis_error: false\ndlc: ${data.length}\ndata:\n${Array.from({ length: 8 }, (_none, index) => `- ${data[index] ?? 0}\n`).join('')}---`,
  'Message(…) of python-can': ({ id, idKind, data, time }) =>
    `can.Message(timestamp=${time}, arbitration_id=0x${id.toString(16)}, is_extended_id=${idKind === 'extended' ? 'True' : 'False'}, channel='can0', dlc=${data.length}, data=[${Array.from(data, (byte) => `0x${byte.toString(16)}`).join(', ')}])`,
  'JSON lines': ({ id, idKind, data, time }) =>
    JSON.stringify({ timestamp: time, id, extended: idKind === 'extended', dlc: data.length, data: [...data] }),
  ESPHome: ({ id, idKind, data }) =>
    [
      `[01:35:00][D][canbus:069]: received can message (#3) ${idKind === 'standard' ? 'std' : 'extended'} can_id=0x${id.toString(16)} size=${data.length}`,
      ...Array.from(data, (byte, index) => `[01:35:00][V][canbus:083]:   can_message.data[${index}]=${hexText([byte]).toLowerCase()}`),
    ].join('\n'),
};

it.each(Object.entries(printers))('%s is read back as it was written', (name, line) => {
  const hasExtended = name !== 'a logger with bars';
  const frames = randomFrames(createRandom(66), { hasExtended, hasFd: false, hasRemote: false }, 200);
  const read = readAll([...frames.map(line), ''].join('\n'));
  expect(read.mistakes).toEqual([]);
  const written = (frame: CanFrame): string => words(frame, []);
  expect(read.frames.map(written)).toEqual(frames.map(written));
});

it('tuples of panda are read, with the number of their bus, and IDs that no flag marks as extended are refused', () => {
  const one = String.raw`(17, 0, b'\x11\x83\x27\x7f\xf7\xff\x1e\x1c', 2)`;
  const other = String.raw`[18, bytearray(b"\x12\x83'\x7f\xf7\xff\x1e\x1c"), 0]`;
  const { frames, mistakes } = readAll([`[${one}, ${other}]`, one, String.raw`(2304, 0, b'\x11\x83\x27\x7f', 0)`, '[]'].join('\n'));
  expect(frames.map(({ id, port, data }) => `${id} ${port} ${hexText(data)}`)).toEqual([
    '17 2 1183277FF7FF1E1C',
    '18 0 1283277FF7FF1E1C',
    '17 2 1183277FF7FF1E1C',
  ]);
  expect(mistakes).toEqual([expect.stringContaining('above 0x7FF')]);
});

describe('columns', () => {
  const rows = (...lines: readonly string[]): string => lines.join('\n');
  const bus = knownBus(siteCanTables());

  it('are told with what was taken from each, and may be chosen otherwise', () => {
    const text = rows('t,a,b,c', '0.1,17,8,1183277FF7FF1E1C', '0.2,18,8,1283277FF7FF1E1C');
    const read = readRecording(text, bus);
    expect(read.columns).toEqual([
      { name: '', sample: '0.1', role: 'seconds' },
      { name: '', sample: '17', role: 'idDecimal' },
      { name: '', sample: '8', role: 'length' },
      { name: '', sample: '1183277FF7FF1E1C', role: 'data' },
    ]);
    const chosen = readRecording(text, bus, ['none', 'id', 'length', 'data']);
    expect([read.frames[0]?.frame.id, chosen.frames[0]?.frame.id, chosen.clock]).toEqual([17, 0x17, 'none']);
  });

  it('of a table that names none can still be chosen', () => {
    const text = rows('wer;was;wann', '11;1183277FF7FF1E1C;a', '12;1283277FF7FF1E1C;b');
    expect(readRecording(text, bus)).toMatchObject({ frames: [], columns: [{ name: 'wer', role: 'none' }, {}, {}] });
    expect(readRecording(text, bus, ['id', 'data', 'none']).frames.length).toBe(2);
  });

  it('with IDs above 7FF that nothing marks as extended are refused, and counted once', () => {
    const text = rows(
      'Timestamp,ID,Length,Data',
      ...Array.from({ length: 9 }, (_none, index) => `${index / 10},18FF500${index},8,11 83 27 7F F7 FF 1E 1C`),
    );
    const { frames, mistakes } = readRecording(text, bus);
    expect([frames.length, mistakes.count, mistakes.first]).toEqual([
      0,
      9,
      [{ line: 2, count: 9, text: '0,18FF5000,8,11 83 27 7F F7 FF 1E 1C', words: expect.stringContaining('above 0x7FF') as string }],
    ]);
  });

  it.each([
    ['of a bus of cars', rows('time,rpm,speed,temp', '0.1,1200,11,83', '0.2,1300,12,84', '0.3,1400,12,85')],
    ['of positions', rows('$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47', '$GPGSV,2,1,08,01,40,083,46,02,17,308,41')],
    ['of hashes', rows('1 ad41397a', '2 2ea5a980', '3 a57b8901')],
    ['of registers', rows('node_name,node_id_hex,rid_hex,rid_name,raw_le_hex,value', 'J1,0x01,0x0A,CTRL_MODE,02000000,2')],
    ['of signals', rows('VERSION ""', 'BO_ 17 M1_STATE: 8 M1', ' SG_ POS : 15|16@0+ (0.000381475,-12.5) [-12.5|12.5] "rad" PC')],
    [
      'of memory',
      rows("00000000: 1183 277f f7ff 1e1c 1183 277f f7ff 1e1c  ..'.....", "00000010: 1183 277f f7ff 1e1c 1183 277f f7ff 1e1c  ..'....."),
    ],
    [
      'of a network',
      rows(
        'RX:  bytes packets errors dropped missed   mcast',
        '    8 1 0 0 0 0',
        'TX:  bytes packets errors dropped carrier collsns',
        '    16 2 0 0 0 0',
      ),
    ],
    ['of a shape that is nearly one', rows('id,data', '11,hello', '12,1183277', '13,999 1 2')],
  ])('of another kind of text, %s, become no frames', (_name, text) => expect(readAll(text).frames).toEqual([]));

  it('of bytes that do not fit are refused with the reason', () => {
    const reasons = (row: string, head = 'id,dlc,fd,data'): string[] => readAll(rows(head, '011,1,0,11', row)).mistakes;
    expect(reasons('011,2,0,11 83 27')).toEqual([expect.stringContaining('more bytes than')]);
    expect(reasons('011,4,0,11 83 27')).toEqual([expect.stringContaining('says 4 bytes, but 3 follow')]);
    expect(reasons(`011,12,0,${'11'.repeat(12)}`)).toEqual([expect.stringContaining('Classic CAN has 8 bytes at most')]);
    expect(reasons(`011,9,1,${'11'.repeat(9)}`)).toEqual([expect.stringContaining('no frame of this number')]);
    expect(reasons('zz,1,0,11')).toEqual([expect.stringContaining('no ID')]);
    expect(reasons('011,1,0,hello')).toEqual([expect.stringContaining('something else than bytes')]);
  });
});
