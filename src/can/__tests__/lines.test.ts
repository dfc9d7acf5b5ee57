import { hexText, idText } from '../formats/frame';
import { readLine } from '../formats/candump';
import type { ReadLine } from '../formats/lines';
import { cellOf, vectorRows } from './vectors';

/** What the columns of the samples say of a frame. */
function columnsOf(read: ReadLine) {
  if (!('frame' in read)) return { valid: '0' };
  const { frame } = read;
  const flag = (value: boolean | null): string => (value === null ? '' : value ? '1' : '0');
  return {
    valid: '1',
    interface: frame.port,
    timestamp: frame.timestamp,
    direction: frame.direction ?? '',
    can_id_hex: idText(frame),
    id_kind: frame.idKind,
    rtr: flag(frame.remote),
    fd: flag(frame.fd),
    brs: flag(frame.rateSwitch),
    esi: flag(frame.errorState),
    length: String(frame.length),
    data_hex: hexText(frame.data),
  };
}

const mistakeIn = (line: string): string => {
  const read = readLine(line);
  return 'mistake' in read ? read.mistake : `no mistake: ${JSON.stringify(read)}`;
};

const frameIn = (line: string) => {
  const read = readLine(line);
  if (!('frame' in read)) throw new Error(JSON.stringify(read));
  return read;
};

describe('lines as candump and cansend have them', () => {
  it('are read as the samples say, all of them', () => {
    const rows = vectorRows('can-line-samples');
    expect(rows).toHaveLength(85);
    for (const row of rows) {
      const [line = '', ...details] = cellOf(row, 'line').replaceAll('\\t', '\t').split('\\n');
      const columns = columnsOf(readLine(line));
      const expected = Object.fromEntries(Object.keys(columns).map((name) => [name, cellOf(row, name)]));
      expect({ line, ...columns }).toEqual({ line, ...expected });
      for (const detail of details) expect(readLine(detail)).toEqual({ skipped: 'text of an error frame' });
    }
  });

  it('may have lost their blanks, and come with colours, swapped or binary bytes, raw lengths', () => {
    const data = '1183277FF7FF0000';
    for (const line of [
      'can0 011 [8] 11 83 27 7F F7 FF 00 00',
      '011   [8]  11 83 27 7F F7 FF 00 00',
      '\u001b[32m  can0\u001b[0m  011   [8]  11 83 27 7F F7 FF 00 00',
      '  can0  011   [8]  00`00`FF`F7`7F`27`83`11',
      '  can0  011   [8]  00010001 10000011 00100111 01111111 11110111 11111111 00000000 00000000',
      '  can0  011   {8}  11 83 27 7F F7 FF 00 00',
      "  can0  011   [8]  11 83 27 7F F7 FF 00 00   '..'.....'",
    ])
      expect(hexText(frameIn(line).frame.data)).toBe(data);
    expect(frameIn('$ cansend can2 011#1183277FF7FF0000').frame).toMatchObject({ port: 'can2', id: 0x11 });
    expect(frameIn('(1763775300,012345) can0 011#00').frame.time).toBe(1763775300.012345);
  });

  it('may be copied from a terminal, with its prompt, a remark, and blanks for tabs', () => {
    for (const line of [
      'user@host:~$ cansend can0 001#FFFFFFFFFFFFFFFD',
      'root@pi:/home/pi# sudo cansend can0 001#FFFFFFFFFFFFFFFD',
      '[user@host open arm]$ cansend can0 001#FFFFFFFFFFFFFFFD  # disable',
      '(venv) ~/openarm ❯ cansend can0 001#FFFFFFFFFFFFFFFD',
      '# cansend can0 001#FFFFFFFFFFFFFFFD',
    ])
      expect(frameIn(line).frame).toMatchObject({ port: 'can0', id: 1, length: 8 });
    for (const line of ['        controller-problem{tx-error-warning}', 'bus-off', '    error-counter-tx-rx{{96}{0}}'])
      expect(readLine(line)).toEqual({ skipped: 'text of an error frame' });
    for (const line of ['    bus-off again', 'what does cansend can0 001#FF mean']) expect(mistakeIn(line)).toContain('not a line');
  });

  it('are of CAN FD with 12 bytes, or filled up to as many', () => {
    expect(frameIn('  can0  011  [12]  11 83 27 7F F7 FF 00 00 AA BB CC DD').frame).toMatchObject({ fd: true, length: 12 });
    const { frame, note } = frameIn('011##1112233445566778899');
    expect([frame.length, hexText(frame.data), note]).toEqual([12, '112233445566778899000000', expect.stringContaining('12')]);
  });
});

describe('a line that cannot be read', () => {
  it.each([
    ['1#FF', 'three digits'],
    ['0x001#FF', 'without 0x: 001'],
    ['FFF#00', 'at most 7FF'],
    ['001#FFF', 'odd number'],
    ['001#GG', 'not hexadecimal'],
    ['cansend can0 001#FF FF', 'space'],
    ['001##', 'flags'],
    ['001FF', 'no #'],
    ['001#R9', '0 to 8 bytes'],
    ['  can0  011   [8]  11 83 27', 'Copy the whole line'],
    [' (yesterday)  can0  011   [1]  11', 'not a time stamp'],
    ['hello', 'not a line of candump'],
    [`001##1${'00'.repeat(65)}`, '64 bytes at most'],
  ])('%s says why', (line, words) => expect(mistakeIn(line)).toContain(words));

  it('that is made of anything never throws', () => {
    const signs = '0123456789ABCDEFabcdefxR#_.[]{}()\t  ,;:-`\u0000\u001b[31mé𝟙can0TXRX';
    let state = 1;
    for (let count = 0; count < 10_000; count += 1) {
      let line = '';
      for (let length = count % 80; length > 0; length -= 1) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        line += signs[state % signs.length] ?? '';
      }
      const read = readLine(line);
      if (!('frame' in read || 'mistake' in read || 'skipped' in read)) throw new Error(line);
    }
    expect(mistakeIn(`cansend can0 ${' '.repeat(100_000)}x`)).toContain('no frame is that long');
  });
});
