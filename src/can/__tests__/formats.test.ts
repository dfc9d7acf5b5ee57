import { hexText } from '../formats/frame';
import type { CanFrame } from '../formats/frame';
import { framesIn, resultsOf, TextReader } from '../formats/formats';
import { linesOf } from '../formats/lines';
import type { LineFrame, LineResult } from '../formats/lines';
import { createRandom } from '../../../bench/random';
import { writers } from './formatWriters';
import type { FormatWriter } from './formatWriters';

const framesOf = (text: string): LineFrame[] => framesIn(resultsOf(text, 10_000));

const lengths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 20, 24, 32, 48, 64];

/** Frames of all kinds that a format has. */
function randomFrames({ fd, remote, error, extended }: FormatWriter, below: (limit: number) => number, count: number): CanFrame[] {
  let microseconds = 0;
  return Array.from({ length: count }, (): CanFrame => {
    microseconds += below(5000);
    const idKind = error && below(12) === 0 ? 'error' : extended && below(4) === 0 ? 'extended' : 'standard';
    const isFd = fd && idKind !== 'error' && below(3) === 0;
    const isRemote = remote && !isFd && idKind !== 'error' && below(8) === 0;
    const length = idKind === 'error' ? 8 : (lengths[below(isFd ? 16 : 9)] ?? 0);
    return {
      port: String(1 + below(4)),
      timestamp: '',
      time: microseconds / 1e6,
      direction: below(2) === 0 ? 'TX' : 'RX',
      id: idKind === 'standard' ? below(0x800) : idKind === 'error' ? 1 + below(0x3ff) : 0x800 + below(0x1ffff7ff),
      idKind,
      remote: isRemote,
      fd: isFd,
      rateSwitch: isFd ? below(2) === 0 : null,
      errorState: isFd ? below(2) === 0 : null,
      length,
      data: Uint8Array.from({ length: isRemote ? 0 : length }, () => below(256)),
    };
  });
}

const comparable = ({ time, data, ...rest }: CanFrame) => ({
  ...rest,
  timestamp: '',
  time: time === null ? null : Math.round(time * 1e6),
  data: hexText(data),
});

function readAll(text: string): { results: LineResult[]; formats: string[] } {
  const reader = new TextReader(text);
  const results = [...linesOf(text)].map((line) => reader.read(line));
  return { results, formats: reader.formats.map(({ name }) => name) };
}

const mistakesIn = (results: readonly LineResult[]): string[] => results.flatMap((read) => ('mistake' in read ? [read.mistake] : []));

describe.each(writers)('$name', (writer) => {
  const frames = randomFrames(writer, createRandom(54).below, 1500);
  const lines = frames.map((frame, index) => writer.line(frame, index + 1));

  it.each(['\n', '\r\n'])('is read as it was written, with lines that end in %j', (end) => {
    const text = [...writer.head, ...lines, ''].join(end);
    const { results, formats } = readAll(text);
    expect(formats).toEqual([writer.format]);
    expect(mistakesIn(results)).toEqual([]);
    const read = results.flatMap((result) => ('frame' in result ? [comparable(result.frame)] : []));
    expect(read).toEqual(frames.map((frame) => comparable({ ...frame, ...writer.loses(frame) })));
  });

  const [plain] = frames.filter(({ idKind, remote, fd }) => idKind === 'standard' && !remote && !fd);
  if (plain && !writer.format.startsWith('a table'))
    it('is known by a line without its head', () => expect(readAll(writer.line(plain, 1)).formats).toEqual([writer.format]));

  it('never throws for what was cut or damaged, and never reads bytes that are not there', () => {
    const { below } = createRandom(7);
    for (const line of lines.slice(0, 300)) {
      const at = below(line.length);
      const damaged = `${line.slice(0, at)}${String.fromCharCode(below(256))}${line.slice(at + 1)}`;
      for (const text of [line.slice(0, at), damaged, `${line} ${line}`])
        for (const { frame } of framesOf([...writer.head, text].join('\n')))
          expect(frame.data).toHaveLength(frame.remote ? 0 : frame.length);
    }
  });
});

describe('formats', () => {
  it('may change within a text: each line is read by its own, with what stood above it', () => {
    const text = [
      'base dec  timestamps absolute',
      ' 0.000000 1  17              Rx   d 2 17 255',
      '(1763775300.000000) can0 011#11FF',
      ' 0.010000 1  18              Rx   d 2 18 255',
      'no frame at all',
      'Timestamp: 1763775300.000412    ID:      011    S Rx                DL:  2    11 ff     Channel: can0',
    ].join('\n');
    const { results, formats } = readAll(text);
    expect(formats).toEqual(['Vector ASC', 'candump or cansend lines', 'messages of python-can']);
    expect(framesOf(text).map(({ frame: { id, data } }) => `${id} ${hexText(data)}`)).toEqual(['17 11FF', '17 11FF', '18 12FF', '17 11FF']);
    expect(mistakesIn(results)).toHaveLength(1);
  });

  it('are told what the adapter reports of the bus', () => {
    expect(readAll(';$FILEVERSION=1.1\n 5) 15.0 Warng FFFFFFFF 4 00 00 00 08 BUSHEAVY').results[1]).toMatchObject({ status: 'errors' });
    expect(readAll(';$FILEVERSION=2.1\n 5 15.0 ST 1 - Rx - 4 00 00 00 10').results[1]).toMatchObject({ status: 'bus-off' });
    expect(readAll('base hex\n 0.5 CAN 1 Status:chip status error passive').results[1]).toMatchObject({ status: 'errors' });
  });

  it.each([
    ['LOGG\u0090\u0000\u0000\u0000', 'BLF', 'can.logconvert'],
    ['MDF     4.10    python', 'MDF', 'can.logconvert'],
    ['\ufffdMCAP0\r\n\u0001', 'MCAP', 'ros2 topic echo --csv'],
    ['SQLite format 3\u0000\u0010\u0000', 'bag of ROS 2', 'ros2 bag play'],
    ['SQLite format 3\u0000 CREATE TABLE messages (ts REAL, arbitration_id INTEGER', 'database of python-can', 'can.logconvert run.db'],
    ['\n\r\r\nl\u0000\u0000\u0000M<+\u001a', 'pcapng', 'tshark -r'],
    ['\n\n\nl\u0000\u0000\u0000M<+\u001a', 'pcapng', 'tshark -r'],
    ['icsbin\u0005', 'Vehicle Spy', 'Save the messages as CSV'],
    ['PK\u0003\u0004\u0014\u0000[Content_Types].xml', 'workbook', 'Save it as CSV'],
    ['VERSION ""\n\nBO_ 17 M1_STATE: 8 M1', 'DBC', 'describes signals and holds no frames'],
    ['"1","0.1","","","CAN","32","ID: 17 (0x11), Length: 8"', 'list of Wireshark', 'tshark -r'],
    ['node,rid,rid_name,value\nJ1,0x0A,CTRL_MODE,2', 'dump of registers', 'Registers'],
    ['header:\n  stamp:\n    sec: 1\n    nanosec: 2\nid: 17\ndlc: 1\ndata:\n- 17', 'ros2 topic echo', '--csv'],
    ['{"topic":"/from_can_bus","data":{"id":17,"dlc":1,"data":[17]}}', 'JSON', 'time_s,id_hex,data_hex'],
    ['412401 | ID: 0x001 | DLC: 1 | FF', 'values with names', '011#1183277FF7FF0000'],
    ['Type: STANDARD\nID: 011h\nLength: 1\nData: 11', 'values with names', 'time_s,id_hex,data_hex'],
    [String.raw`[(17, 0, b'\x11\x83', 0)]`, 'panda', 'time_s,id_hex,data_hex'],
    ['Time Stamp,ID,Extended,Dir,Bus,LEN,D1\n1000000,00000001,false,Tx,0,1,FF,', 'SavvyCAN', 'PEAK TRC'],
    ['Chn Identifier Flg   DLC  D0\n 0    00000011         1  11', 'CanKing', 'PEAK TRC'],
    ['***BUSMASTER Ver 3.2.2***\n11:49:01:9420 Rx 1 0x011 s 1 11', 'BUSMASTER', 'PEAK TRC'],
    [
      '序号,系统时间,时间标识,CAN通道,传输方向,ID号,帧类型,帧格式,长度,数据\n0,1,1,ch1,接收,0x0011,数据帧,标准帧,0x01,x| 11 ',
      'CANTest',
      'time_s',
    ],
    ['    1 0.000000000              →              CAN 32 STD: 0x00000001  ff', 'Wireshark', 'tshark -r'],
  ])('of %j are named, with the way to one that is read', (text, name, way) => {
    const { results, formats } = readAll(text);
    expect(formats[0]).toContain(name);
    const [first = '', ...others] = mistakesIn(results);
    expect(others).toEqual([]);
    expect(first).toContain(name);
    expect(first).toContain(way);
    expect(results.some((read) => 'frame' in read)).toBe(false);
  });
});

describe('frames in what wraps them', () => {
  const shortFrames = (text: string): string[] =>
    framesOf(text).map(({ frame: { port, id, data } }) => `${port} ${id.toString(16)} ${hexText(data)}`);
  const state = 'can2 11 1183277FF7FF1E1C';

  it.each([
    '(1473066364.289796)  can2  011   [8]  **11 83 27** 7F F7 FF 1E 1C',
    '`can2  011   [8]  11 83 27 7F F7 FF 1E 1C`',
    '> can2  011   [8]  11 83 27 7F F7 FF 1E 1C',
    '> > `  can2  011   [8]  11 83 27 7F F7 FF 1E 1C`',
    'Nov 22 01:35:00 pc candump[812]:   can2  011   [8]  11 83 27 7F F7 FF 1E 1C',
    'run.log:12:  can2  011   [8]  11 83 27 7F F7 FF 1E 1C',
    'run.log:(1473066364.298044) can2 011#1183277FF7FF1E1C',
    'I sent enable and got can2 011 [8] 11 83 27 7F F7 FF 1E 1C, then nothing.',
    '  can2  11   [8]  11 83 27 7F F7 FF 1E 1C',
  ])('%j', (line) => expect(shortFrames(line)).toEqual([state]));

  it.each([
    ['(1.0)  can2  001   [0](1.1)  can2  011   [8]  11 83 27 7F F7 FF 1E 1C', ['can2 1 ', state]],
    ['can2  011   [8]  11 83 27 7F F7 FF 1E 1C   can2  012   [1]  12', [state, 'can2 12 12']],
    ['cansend can0 001#FFFFFFFFFFFFFFFD ; cansend can0 002#FFFFFFFFFFFFFFFD', ['can0 1 FFFFFFFFFFFFFFFD', 'can0 2 FFFFFFFFFFFFFFFD']],
    ['cansend can0 001#FFFFFFFFFFFFFFFC && sleep 1', ['can0 1 FFFFFFFFFFFFFFFC']],
    ['while true; do cansend can0 7FF#0100CC0000000000; sleep 0.1; done', ['can0 7ff 0100CC0000000000']],
    ['Run `cansend can0 001#FFFFFFFFFFFFFFFC` and look at the LED', ['can0 1 FFFFFFFFFFFFFFFC']],
    ['[ERROR] [1579272174.677474422]: Received error frame: 20000004#000c000000000000', [' 4 000C000000000000']],
  ])('%j', (line, expected) => expect(shortFrames(line)).toEqual(expected));

  it('says what was left out where it could matter', () => {
    const note = (line: string): string | undefined => framesOf(line)[0]?.note;
    expect(note('cansend can0 001#FFFFFFFFFFFFFFFC && sleep 1')).toContain('“sleep 1”');
    expect(note('  can2  11   [8]  11 83 27 7F F7 FF 1E 1C')).toContain('read as 011');
    expect(note('2. `cansend can0 001#FFFFFFFFFFFFFFFC`')).toBeUndefined();
    expect(note('> can2  011   [8]  11 83 27 7F F7 FF 1E 1C')).toBeUndefined();
  });

  it('still explains a space in the data, and finds nothing in prose', () => {
    expect(mistakesIn(readAll('cansend can0 001#FF FF FF').results)[0]).toContain('space in the data');
    for (const text of ['see issue abc#12 for the color #fff', 'the array [8] has 11 83', 'add [8] rows'])
      expect(shortFrames(text)).toEqual([]);
  });
});

it('a message of python-can is read in older prints, and says its direction only where it has one', () => {
  const old = 'Timestamp:      1.500000    ID: 0011    S                DLC:  2    11 83     Channel: can0';
  const shown =
    "can.Message(timestamp=1.5, arbitration_id=0x11, is_extended_id=False, is_rx=False, channel='can0', dlc=2, data=[0x11, 0x83])";
  expect(framesOf(`${old}\n${shown}`)).toMatchObject([
    { frame: { port: 'can0', time: 1.5, id: 0x11, direction: null, length: 2 } },
    { frame: { port: 'can0', time: 1.5, id: 0x11, direction: 'TX', length: 2 } },
  ]);
});

describe('lines that cansend takes and sends as something else', () => {
  it.each(['001#1FFFFFFFFFFFFFFFD', '001#FFFFFFFFFFFFFFFFD', 'cansend can0 001#FFFFFFFFFFFFFFFFFC'])('%s is a danger', (line) => {
    const [read] = framesOf(line);
    expect(read?.frame.data).toHaveLength(8);
    expect(read?.danger).toMatch(/first eight bytes.*Kp 500, Kd 5, full torque/);
  });

  it('says where the flags digit belongs', () => {
    expect(framesOf('001#1FFFFFFFFFFFFFFFD')[0]?.danger).toContain('after ##');
    expect(framesOf('7FF#0100CC000000000000')[0]).toMatchObject({ note: expect.stringContaining('drops the other 1') as string });
    expect(framesOf('7FF#0100CC000000000000')[0]?.danger).toBeUndefined();
  });
});
