import { readRecording } from '../reading/recording';
import { knownBus } from '../reading/bus';
import { makeReader } from '../../tools/can-bench/worker/answer';
import { siteCanTables } from '../../tools/can-bench/__tests__/siteTables';
import { framesIn, headLength, readText, TextReader } from '../formats/formats';
import type { Role } from '../formats/record';

function readAll(text: string, roles?: readonly Role[]) {
  const reader = new TextReader(text.slice(0, headLength), roles);
  const results = [...readText(text, reader)].map(([, , read]) => read);
  return {
    frames: framesIn(results).map(({ frame }) => frame),
    mistakes: results.flatMap((read) => ('mistake' in read ? [read.mistake] : [])),
    formats: reader.formats.map(({ name }) => name),
  };
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
