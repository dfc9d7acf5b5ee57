import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleRoot } from '../fixtures/exampleTables';

const root = path.resolve(__dirname, '../../..');
const vectors = (name: string): string => readFileSync(path.join(root, `src/can/__tests__/fixtures/${name}.csv`), 'utf8');

function can(args: readonly string[], input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/can.ts'), ...args], {
    cwd: exampleRoot,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

describe('npm run can', () => {
  it('judges the printout of a tool in place of frames', () => {
    const text =
      '>>> Opening can0 (CAN-FD Enabled)...\n>>> Action: ENABLING torque output for target motors...\n✓ State change confirmed for IDs: 0x01\n';
    const { status, stdout, stderr } = can(['decode'], text);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ tool: 'openarm-can-cli enable or disable', as_it_should_be: false });
    expect(stderr).toContain('it proves nothing');
  });

  it('encodes rows of a CSV to the bytes that openarm_can makes', () => {
    const csv = vectors('can-vectors-encode');
    const { status, stdout } = can(['encode'], csv);
    expect(status).toBe(0);
    expect(lines(stdout)).toEqual(
      lines(csv)
        .slice(1)
        .map((row) => row.split(',')[7]),
    );
  });

  it('decodes rows of a CSV to the values that openarm_can reads', () => {
    const csv = vectors('can-vectors-decode');
    const { status, stdout } = can(['decode-vectors'], csv);
    expect(status).toBe(0);
    const numbers = (row: string, from: number) =>
      row
        .split(',')
        .slice(from)
        .map((cell, index) => (index < 2 ? cell : Number(cell)));
    expect(lines(stdout).map((row) => numbers(row, 0))).toEqual(
      lines(csv)
        .slice(1)
        .map((row) => numbers(row, 3)),
    );
  });

  it('keeps rows and lines together where a row is wrong, and says which', () => {
    const csv =
      'motor_type,version_limits,q,dq,kp,kd,tau\nDM4310,main,NaN,0,0,0,0\nDM4310,main,0,0,0,0,0\nDM43,main,0,0,0,0,0\nDM4310,2.0,0,0,0,0,0\nDM4310,main,0x10,0,0,0,0\n';
    const { status, stdout, stderr } = can(['encode'], csv);
    expect([status, stdout]).toEqual([1, '\n7FFF7FF0000007FF\n\n\n\n']);
    expect(stderr).toContain('line 2: q is "NaN", which is not a number.');
    expect(stderr).toContain('line 6: q is "0x10", which is not a number. Write it like 0.5, without a unit.');
    expect(stderr).toContain('line 4: motor_type is "DM43"; known are DM3507');
    expect(stderr).toContain('line 5: version_limits is "2.0"; known are main, 1.2.9');
  });

  it('decodes lines of candump to one JSON object a line, with the motor and limits that are asked for', () => {
    const text = '  can0  013   [8]  03 80 DF 80 08 11 1F 1C\r\n\nhello\n(1763775300.5) can0 011##51183277FF7FF0000\n';
    const { status, stdout } = can(['decode', '--limits', '1.2.9', '--motor', 'DM4310'], text);
    expect(status).toBe(0);
    expect(lines(stdout).map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        line: 1,
        port: 'can0',
        id: '013',
        kind: 'state',
        motor: 3,
        joint: 'J3',
        type: 'DM4310',
        status: 0,
        tau: expect.closeTo(0.0854701, 6) as number,
        t_mos: 31,
      },
      { line: 3, error: expect.stringContaining('candump') as string },
      { line: 4, timestamp: '1763775300.5', fd: true, brs: true, joint: 'J1', q: expect.closeTo(0.30804, 5) as number },
    ]);
  });

  it('ends with what is wrong and a line for each motor, and asks for what a table does not state', () => {
    const state = can(['decode'], 'can0  014   [8]  C4 9E B7 7F F7 FF 1E 1C\n').stderr;
    expect(lines(state)).toEqual([
      'Format: candump or cansend lines (IDs and bytes hexadecimal, times in s).',
      'J4 reports fault C, overtemperature of the coil, from line 1 to the end.',
      expect.stringMatching(/^Also: J4 reads 3 rad/) as string,
      expect.stringMatching(/^J4 at can0: 0 commands, 1 reply; fault C × 1/) as string,
    ]);
    const table = 'time_s,id,data\n0.1,17,17 99 39 77 77 77 30 28\n';
    const open = can(['decode'], table);
    expect([open.status, open.stdout]).toEqual([1, '']);
    expect(open.stderr).toMatch(
      /doesn’t state the base of the IDs in “id”.*\n.*base of the bytes.*\nSay it with --columns.*now seconds\.id\?\.data\?/,
    );
    const answered = can(['decode', '--columns', 'seconds.idDecimal.dataDecimal'], table);
    expect(answered.stdout).toContain('"id":"011"');
    expect(answered.stderr).toContain('(time in s, ID, decimal, bytes, decimal)');
    expect(can(['decode', '--columns', 'hex'], table).stderr).toContain('--columns is "hex". Known are none, time?');
  });

  it('says what it can do where it is called otherwise', () => {
    expect(can(['decode', 'encode'], '')).toMatchObject({ status: 1, stderr: expect.stringContaining('decode-vectors') as string });
    expect(can(['decode', '--limits', '9'], '').stderr).toContain('Known are main, 1.2.9');
  });
});
