import { encodeState } from '../../../can/__tests__/encodeState';
import { knownBus } from '../../../can/reading/bus';
import { hexText } from '../../../can/formats/frame';
import { largestFile, makeReader } from '../worker/answer';
import { siteCanTables } from '../../../can/__tests__/siteTables';

const tables = siteCanTables();
const [motor] = knownBus(tables).motors;

/** A log in which motor 1 swings once in a second, 1000 states a second. */
const swing = Array.from({ length: 1000 }, (_none, step) => {
  const state = {
    status: 1,
    idNibble: 1,
    q: Math.sin((step / 1000) * 2 * Math.PI),
    dq: 0,
    tau: 0,
    driverTemperature: 30,
    rotorTemperature: 28,
  };
  return `(${(1763775300 + step / 1000).toFixed(6)}) can0 011#${hexText(encodeState(state, motor?.limits ?? { position: 0, velocity: 0, torque: 0 }))}`;
});

async function readerOf(text: string | Blob) {
  const ask = makeReader();
  const overview = await ask({ ask: 'read', source: text, tables, choices: {} });
  return { ask, overview };
}

describe('a hostile or damaged text', () => {
  const good = '(1763775300.000000) can0 011#1183277FF7FF1E1C';

  it('of more lines or bytes than are read is refused with the way out', async () => {
    await expect(readerOf('\n'.repeat(10_000_000))).rejects.toThrow('more than 2,000,000 lines. Cut out a part first: head');
    await expect(readerOf(new Blob(['\n'.repeat(10_000_000)]))).rejects.toThrow('more than 2,000,000 lines');
  });

  it('with a line of 1 MB, NUL, colours or nonsense is read but for that line', async () => {
    const lines = [
      'x'.repeat(1_000_000),
      // Patterns that try every run of blanks or letters anew would take minutes.
      `can0${' '.repeat(190_000)}[8]`,
      `cansend can0${' '.repeat(190_000)}x`,
      `${'can'.repeat(60_000)} [8]`,
      `Timestamp: 1 ID: 1 S ${'R '.repeat(90_000)}`,
      `${'('.repeat(150_000)}[8] 011#`,
      `${' 011 '.repeat(30_000)}[8]`,
      '\u0000\u0000',
      '\u001b[32m',
      good,
    ];
    const { overview } = await readerOf(lines.join('\n'));
    expect(overview).toMatchObject({ count: 1, formats: ['candump or cansend lines (IDs and bytes hexadecimal, times in s)'] });
    expect(overview.mistakes.first.map(({ words }) => words)).toEqual(
      expect.arrayContaining([expect.stringContaining('1000000 characters'), expect.stringContaining('NUL characters')]) as string[],
    );
  });

  it('may begin with a byte order mark, end its lines with CR alone, and be UTF-16', async () => {
    for (const text of [`\ufeff${good}`, `${good}\r${good}\r`, `${good}\r\n${good}\r\n`])
      expect((await readerOf(text)).overview.mistakes.count).toBe(0);
    const utf16 = Buffer.from(`\ufeff;$FILEVERSION=1.1\r\n 1) 0.4 Rx 0011 2 11 83\r\n`, 'utf16le');
    expect((await readerOf(new Blob([utf16]))).overview).toMatchObject({
      count: 1,
      formats: ['PEAK TRC (IDs and bytes hexadecimal, times in ms)'],
      mistakes: { count: 0 },
    });
  });
});

describe('the reader of recordings', () => {
  it('gives rows page by page, of a motor or a kind', async () => {
    const { ask, overview } = await readerOf([...swing, '7FF#0200CC0000000000', '(1763775302.0) can1 011#1183277FF7FF1E1C'].join('\n'));
    expect(overview).toMatchObject({ count: 1002, clock: 'date', mistakes: { count: 0 } });
    const page = await ask({ ask: 'rows', filter: {}, from: 995, count: 50 });
    expect([page.total, page.rows.map(({ line }) => line)]).toEqual([1002, [996, 997, 998, 999, 1000, 1001, 1002]]);
    expect((await ask({ ask: 'rows', filter: { kind: 'refresh' }, from: 0, count: 5 })).rows).toMatchObject([{ id: '7FF', line: 1001 }]);
    expect((await ask({ ask: 'rows', filter: { port: 'can1', motorId: 1 }, from: 0, count: 5 })).total).toBe(1);
  });

  it('gives a plot that keeps the least and the greatest value, and the range that is asked for', async () => {
    const { ask } = await readerOf(swing.join('\n'));
    const wish = { port: 'can0', motorId: 1, from: null, to: null, stretches: 50 };
    const whole = await ask({ ask: 'series', wish });
    expect(whole).toMatchObject({ unit: 's', count: 1000, from: 0 });
    const values = whole?.lines.q.map(([, value]) => value) ?? [];
    expect([Math.max(...values), Math.min(...values)]).toEqual([expect.closeTo(1, 3), expect.closeTo(-1, 3)]);
    expect(values.length).toBeLessThanOrEqual(100);
    expect(whole?.rows.length).toBeLessThanOrEqual(101);
    expect(whole?.rows.at(-1)?.time).toBeCloseTo(0.999, 6);
    const part = await ask({ ask: 'series', wish: { ...wish, from: 0.1, to: 0.2, stretches: 700 } });
    expect([part?.count, part?.lines.q.length]).toEqual([101, 101]);
    expect(await ask({ ask: 'series', wish: { ...wish, motorId: 5 } })).toBeNull();
  });

  it('counts frames where lines have no times', async () => {
    const { ask } = await readerOf('011#1183277FF7FF1E1C\n001#FFFFFFFFFFFFFFFD\n011#1183277FF7FF1E1C');
    const series = await ask({ ask: 'series', wish: { port: '', motorId: 1, from: null, to: null, stretches: 50 } });
    expect(series).toMatchObject({ unit: 'frames', from: 0, to: 2, count: 2 });
  });

  it('writes a CSV that a table program reads', async () => {
    const { ask } = await readerOf('(1763775300.5) can0 011#D183277FF7FF1E1C\n(1763775301.0) can0 20000088#0000801900000000');
    const lines = (await (await ask({ ask: 'csv', filter: {} })).text()).split('\r\n');
    expect(lines[0]).toMatch(/^line,time_s,port,direction,id,data_hex,kind,motor,joint,status,q_rad/);
    expect(lines[1]).toMatch(/^1,0,can0,,011,D183277FF7FF1E1C,state,1,J1,13,0\.308041\d*,/);
    expect(lines[2]).toContain(',error,,,');
    expect(lines[2]).toMatch(/"protocol-violation\{error-on-tx, acknowledge-slot\}; bus-error"$/);
  });

  it('reads a file, refuses one that is too large, with the way out, and has nothing to say before it has read', async () => {
    expect((await readerOf(new Blob(['011#1183277FF7FF1E1C']))).overview.count).toBe(1);
    const large = new Blob([]);
    Object.defineProperty(large, 'size', { value: largestFile + 1 });
    await expect(readerOf(large)).rejects.toThrow(/33 MB; the bench reads up to 32 MB.*head -n/);
    await expect(makeReader()({ ask: 'csv', filter: {} })).rejects.toThrow('No recording has been read');
  });
});
