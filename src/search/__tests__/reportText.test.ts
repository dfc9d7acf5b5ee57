import { reportLimits, reportText, withoutNames } from '../printouts/reportText';

const parts = {
  page: 'https://docs.example/bench',
  said: ['J4: no answer.'],
  choices: ['CAN mode: CAN FD'],
  rows: ['A motor is silent (opened)'],
};

const report = (pasted: string, more: Partial<typeof parts> = {}): string => reportText({ ...parts, ...more, pasted });

describe('a report', () => {
  it('has what the site said, what was set, the rows, and the pasted lines in a fence', () => {
    expect(report('\nline 1\nline 2\n\n')).toBe(
      [
        'What https://docs.example/bench says:',
        '- J4: no answer.',
        'Symptoms shown:',
        '- A motor is silent (opened)',
        'Set: CAN mode: CAN FD',
        'Pasted:',
        '```',
        'line 1',
        'line 2',
        '```',
      ].join('\n'),
    );
  });

  it('has at most 80 lines, of 200 letters, with both ends of the pasted ones', () => {
    const many = Array.from({ length: 5000 }, (_none, at) => `line ${at}`).join('\n');
    const lines = report(many, { said: Array.from({ length: 90 }, (_none, at) => `sentence ${at}`) }).split('\n');
    expect(lines).toHaveLength(reportLimits.lines);
    expect(lines).toContain('line 0');
    expect(lines).toContain('line 4999');
    expect(lines.filter((line) => /^… \d+ lines left out …$/.test(line))).toHaveLength(1);
    const long = report('x'.repeat(1_000_000)).split('\n');
    expect(Math.max(...long.map((line) => line.length))).toBe(reportLimits.letters);
  });

  it('keeps a fence of the pasted text inside its own', () => expect(report('```\ncode\n```')).toContain('~~~~\n```\ncode\n```\n~~~~'));

  it.each([
    ['anna@lab-pc:~/arm$ candump can0', 'user@host:~/arm$ candump portA'],
    ['/home/anna/arm/run.py: anna has no rights', '/home/user/arm/run.py: user has no rights'],
    [String.raw`C:\Users\Anna\arm.log`, String.raw`C:\Users\user\arm.log`],
    ['can0 and can1, can0 again, vcan0', 'portA and portB, portA again, portC'],
    ['ws://robot.lab:9090 and 192.168.1.20:22', 'ws://host:9090 and address'],
    ['Nov 28 10:00:01 lab-pc kernel: can0: bus-off', 'Nov 28 10:00:01 host kernel: portA: bus-off'],
    ['Linux lab-pc 6.8.0-48-generic', 'Linux host 6.8.0-48-generic'],
    ['open /dev/ttyACM0 at 02:1a:2b:3c:4d:5e', 'open serial port at address'],
    ['root@lab-pc:/root#', 'root@host:/root#'],
    ['J4 0x14 can-utils openarm_can 1.2.9', 'J4 0x14 can-utils openarm_can 1.2.9'],
  ])('replaces names: %s', (text, expected) => expect(withoutNames(text)).toBe(expected));
});
