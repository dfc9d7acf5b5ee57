import { hexText } from '../../../can/formats/frame';
import { readRecording } from '../../../can/reading/recording';
import { knownBus } from '../../../can/reading/bus';
import { makeReader } from '../worker/answer';
import { siteCanTables } from '../../../can/__tests__/siteTables';
import type { Role } from '../../../can/formats/columnNames';

const bus = knownBus(siteCanTables());

const rows = (...lines: readonly string[]): string => lines.join('\n');

function read(text: string, roles?: readonly Role[]) {
  const { frames, mistakes, questions, columns, formats, clock } = readRecording(text, bus, roles);
  return {
    frames: frames.map(({ frame, time }) => `${frame.id.toString(16)} ${hexText(frame.data)}${time === null ? '' : ` ${time}`}`),
    mistakes: mistakes.first.map(({ line, words }) => `${line}: ${words}`),
    questions,
    roles: columns.map(({ role }) => role),
    format: formats[0],
    clock,
  };
}

const state = '1183277FF7FF1E1C';

describe('what a head states', () => {
  it.each([
    ['time_s,id_hex,data_hex', `0.5,11,${state}`, ['seconds', 'id', 'data']],
    ['Time [ms];ID (hex);Data (hex)', `0.5;011;${state}`, ['milliseconds', 'id', 'data']],
    [
      'timestamp_us\tcan_id_dec\tdlc\tdata_dec',
      '5\t17\t8\t17 131 39 127 247 255 30 28',
      ['microseconds', 'idDecimal', 'length', 'dataDecimal'],
    ],
    ['time_ns,ID hex,payload base64', '5,11,EYMnf/f/Hhw=', ['nanoseconds', 'id', 'data64']],
    [
      'sec,nanosec,id,is_rtr,dlc,data',
      '1,5,17,False,8,17,131,39,127,247,255,30,28',
      ['seconds', 'fraction', 'idDecimal', 'remote', 'length', 'dataDecimal'],
    ],
    [
      'timestamp,arbitration_id,extended,remote,error,dlc,data',
      '1.0,0x11,0,0,0,8,EYMnf/f/Hhw=',
      ['seconds', 'id', 'extended', 'remote', 'error', 'length', 'data64'],
    ],
    ['frame.time_epoch,can.id,can.len,data.data', `1.5,17,8,${state.toLowerCase()}`, ['seconds', 'idDecimal', 'length', 'data']],
    ['time_s,id_hex,d0_hex,d1_hex,d2_hex,d3_hex', '1,11,11,83,27,7F', ['seconds', 'id', 'data', 'data', 'data', 'data']],
  ])('%s', (head, row, roles) => {
    const found = read(rows(head, row));
    expect([found.roles, found.questions, found.mistakes]).toEqual([roles, [], []]);
    expect(found.frames[0]).toMatch(/^11 1183277F(?:F7FF1E1C)? 0$/);
    // What is read says base and unit.
    expect(found.format).toMatch(/time in .*ID, (?:hexa)?decimal.*bytes, /);
  });

  it('counts times in the unit of the head', () => {
    const times = (head: string): string[] =>
      read(rows(head, `0,11,${state}`, `200,11,${state}`)).frames.map((one) => one.split(' ')[2] ?? '');
    expect(times('time_s,id_hex,data_hex')).toEqual(['0', '200']);
    expect(times('time_ms,id_hex,data_hex')).toEqual(['0', '0.2']);
    expect(times('time_us,id_hex,data_hex')).toEqual(['0', '0.0002']);
  });

  it('is decimal for ros2 topic echo --csv, also without a head', () => {
    const row = '1795860672,40412000,can0,17,False,False,False,8,1,0,51,21,0,0,72,65';
    expect(read(row).frames).toEqual(['11 0100331500004841 0']);
    expect(read(row)).toMatchObject({ questions: [], clock: 'date' });
  });
});

describe('what a head does not state', () => {
  it('is asked, and not read until the reader has answered: the base', () => {
    const text = rows('time_s,id,data', '0.1,11,11 83 27 77', '0.2,12,12 83 27 77');
    const open = read(text);
    expect(open.roles).toEqual(['seconds', 'id?', 'data?']);
    expect(open.questions).toEqual([
      expect.stringContaining('base of the IDs in “id”'),
      expect.stringContaining('base of the bytes in “data”'),
    ]);
    expect(open.frames).toEqual([]);
    expect(read(text, ['seconds', 'id', 'data']).frames).toEqual(['11 11832777 0', '12 12832777 0.1']);
    expect(read(text, ['seconds', 'idDecimal', 'dataDecimal']).frames).toEqual(['b 0B531B4D 0', 'c 0C531B4D 0.1']);
  });

  it('is asked: the unit of the times, which are left out until then', () => {
    const text = rows('time,id,dlc,data', '10000,0x011,8,11 83 27 7F F7 FF 00 00', '10200,0x011,8,11 83 28 7F F7 FF 00 00');
    expect(read(text)).toMatchObject({
      roles: ['time?', 'id', 'length', 'data'],
      clock: 'none',
      questions: [expect.stringContaining('unit of the times')],
    });
    expect(read(text).frames).toEqual(['11 1183277FF7FF0000', '11 1183287FF7FF0000']);
    expect(read(text, ['milliseconds', 'id', 'length', 'data']).frames[1]).toMatch(/ 0\.2$/);
  });

  it('may be proved by how the cells are written', () => {
    expect(read(rows('id,data', '0x11,11 7F')).roles).toEqual(['id', 'data']);
    expect(read(rows('id,data', '7FF,0100330A')).roles).toEqual(['id', 'data']);
    expect(read(rows('id,data', '11,17 131 39')).roles).toEqual(['id?', 'dataDecimal']);
    expect(read(rows('time,id_hex,data_hex', '12:04:59.533,11,11')).roles[0]).toBe('clock');
  });

  it('is chosen where the head has no known name', () => {
    const text = rows('wer;was;wann', `11;${state};a`, `12;${state};b`);
    expect(read(text)).toMatchObject({ frames: [], roles: ['none', 'none', 'none'] });
    expect(read(text, ['id', 'data', 'none']).frames).toEqual([`11 ${state}`, `12 ${state}`]);
  });
});

describe('a cell that does not fit', () => {
  it.each(['RTR', 'none', 'null', 'NaN', 'N/A', 'Remote', 'ErrorFrame', 'time,id,data'])(
    'is a mistake with its line, and never base64: %s',
    (cell) => {
      const text = rows('time,id,data', '0.0,0x11,1183277FF7FF0000', `0.1,0x12,${cell}`, '0.2,0x13,1383277FF7FF0000');
      const { frames, mistakes, roles } = read(text);
      expect(roles).toEqual(['time?', 'id', 'data']);
      expect(frames).toEqual(['11 1183277FF7FF0000', '13 1383277FF7FF0000']);
      expect(mistakes).toEqual([expect.stringMatching(/^3: “.*” is something else than bytes, hexadecimal/)]);
    },
  );

  it('is refused with the reason', () => {
    const reason = (row: string): string | undefined => read(rows('id_hex,dlc,fd,data_hex', '011,1,0,11', row)).mistakes[0];
    expect(reason('011,2,0,11 83 27')).toContain('more bytes than');
    expect(reason('011,4,0,11 83 27')).toContain('says 4 bytes, but 3 follow');
    expect(reason(`011,12,0,${'11'.repeat(12)}`)).toContain('Classic CAN has 8 bytes at most');
    expect(reason(`011,9,1,${'11'.repeat(9)}`)).toContain('no frame of this number');
    expect(reason('zz,1,0,11')).toContain('no hexadecimal ID');
    expect(reason('18FF5001,1,0,11')).toContain('above 0x7FF');
  });

  it('an ID with the flag of Linux for errors is an error frame, not a motor', () => {
    const { frames, verdict } = readRecording(rows('id_hex,data_hex', '20000040,0000000000000000', `11,${state}`), bus);
    expect([frames[0]?.kind, verdict?.words]).toEqual(['error', expect.stringMatching(/bus-off/)]);
  });

  it('with another number of bytes than eight is no state', () => {
    const { summary, frames } = readRecording(rows('id_hex,fd,data_hex', `11,1,${state}00000000`), bus);
    expect([frames[0]?.kind, summary.motors]).toEqual(['unknown', []]);
  });
});

it.each([
  ['of a bus of cars', rows('time,rpm,speed,temp', '0.1,1200,11,83', '0.2,1300,12,84')],
  ['of positions', '$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47'],
  ['of hashes', rows('1 ad41397a', '2 2ea5a980')],
  ['of a network', rows('RX:  bytes packets errors dropped missed   mcast', '    8 1 0 0 0 0')],
])('another kind of text, %s, becomes no frames', (_name, text) => expect(read(text).frames).toEqual([]));

it('a head is read with quotes, a byte order mark and in UTF-16, and skipped where logs were joined', async () => {
  const text = `"Time (abs)";"ID (hex)";"DLC";"Data (hex)";"Remark"\n"00:03:03.521";"011";"8";"11 83 27 7F F7 FF 1E 1C";"a ""b""; c"\n`;
  const utf16 = Buffer.from(text, 'utf16le');
  for (const content of [text, `\ufeff${text}`, `${text}${text.slice(0, text.indexOf('\n') + 1)}`, utf16, Buffer.from(utf16).swap16()]) {
    const source = new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
    const overview = await makeReader()({ ask: 'read', source, tables: siteCanTables(), choices: {} });
    expect(overview).toMatchObject({ count: 1, mistakes: { count: 0 } });
  }
});
