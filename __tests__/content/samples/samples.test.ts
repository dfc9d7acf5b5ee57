import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blocksOfSite, codeBlocks } from './blocks';
import { differsFromPage, samplesOf, type Sample } from './samples';
import { buildSimulation, faultsOfSamples, missingPrograms } from './simulatedPort';

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
beforeAll(() => {
  const missing = missingPrograms();
  // People copy these programs onto a powered arm, so a run without them must not pass.
  if (missing.length > 0)
    throw new Error(`Install ${missing.join(' and ')}: the programs of the pages are compiled and run on a simulated port.`);
  return buildSimulation(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The programs of a file in this folder. */
const programsIn = (file: string): Sample[] => samplesOf(codeBlocks(file, readFileSync(path.join(__dirname, file), 'utf8')));
const mentionsLibrary = ({ text }: Sample): boolean => text.includes('openarm');

it('programs of the pages read each reply in every release, notice a silent motor and leave no motor on', async () => {
  expect(await faultsOfSamples(samplesOf(blocksOfSite()).filter(mentionsLibrary), folder, 'right')).toEqual([]);
});

it('programs that do other things right pass: two ports, other calls, a loop without an end', async () => {
  expect(await faultsOfSamples(programsIn('rightPrograms.md'), folder, 'others')).toEqual([]);
});

it('programs that take a late, old or missing reply for the position of the arm are named', async () => {
  const wrong = programsIn('wrongPrograms.md');
  const faults = await faultsOfSamples(wrong, folder, 'wrong');
  const kinds = wrong.map(({ file }) => [
    file,
    [...new Set(faults.filter((fault) => fault.includes(` ${file}\n`)).map((fault) => fault.slice(fault.indexOf('\n') + 1)))],
  ]);
  const isOn = 'enabled: motor 8 is still on at the end';
  const unnamed = 'ends without the name of the fault that a motor reported';
  const misread = "register: a register's reply was used as the state of motor 8";
  expect(Object.fromEntries(kinds)).toEqual({
    'order_of_calls.py': expect.arrayContaining([
      "openarm_can 1.2.9: register: a register's reply was used as the state of motor 1",
      'openarm_can 1.2.9: unread: register 7 of motor 2 was used before it was read',
    ]),
    'hold_here.py': expect.arrayContaining([expect.stringMatching(/1\.2\.9: command: motor 2 was sent to -12\.48/)]),
    'read_joints.py': expect.arrayContaining([
      "openarm_can 1.2.9 with slow replies: register: a register's reply was used as the state of motor 8",
      'openarm_can 1.2.9 with a motor that falls silent: goes on with old states after a motor has fallen silent',
    ]),
    'measure_rate.py': expect.arrayContaining([expect.stringMatching(/1\.2\.9: full: the transmit queue refused \d+ frames/)]),
    'read_register.py': expect.arrayContaining([
      'openarm_can 1.2.9: prints "motor 1 answers as 17.0" where the page shows "motor 1 answers as 17"',
    ]),
    'torque.py': expect.arrayContaining(['openarm_can 1.2.9, Ctrl+C: enabled: motor 7 is still on at the end']),
    'torque.cpp': expect.arrayContaining(['openarm_can 1.2.9, Ctrl+C: enabled: motor 7 is still on at the end']),
    'gripper.cpp': expect.arrayContaining(
      [
        ' put aside for 20 ms: ends with status 1: no reply from 0x18',
        ` with a lost disable: ${isOn}`,
        ` with a first reply after 21 ms: ${misread}`,
        ` with replies after 39 ms: ${misread}`,
        ` with a motor that goes deaf: ${isOn}`,
        ` with a fault in the middle: ${unnamed}`,
        ' with a motor that loses power for a moment: goes on although a motor is off',
        ' with a gripper that is a turn off: command: motor 8 was sent to 5.353437 rad',
        ` with a port that refuses 14 frames: ${isOn}`,
        ` with a port that refuses all frames from one on: ${isOn}`,
        ` with a bus that stands still: ${isOn}`,
        `, SIGTERM: ${isOn}`,
        `, SIGHUP: ${isOn}`,
      ].map((fault) => `openarm_can 1.2.9${fault}`),
    ),
    'drain.py': expect.arrayContaining([expect.stringMatching(/1\.2\.9: ends with status 1: [^]*Unable to convert function return value/)]),
  });
  // What was right up to 1.2.4 is right there.
  const ofOldRelease = faults.filter((fault) => fault.includes('openarm_can 1.1: ')).map((fault) => /\S+(?=\n)/.exec(fault)?.[0]);
  expect(ofOldRelease).toEqual(['read_register.py', 'drain.py']);
});

test('an output belongs to the samples of its name above it', () => {
  const page = [
    '```cpp title="read.cpp"\nint a;\n```',
    '```python title="read.py"\na = 1\n```',
    '```console\n$ build/read\n```',
    '```text title="Output"\n17\n```',
  ];
  expect(samplesOf(codeBlocks('a.mdx', page.join('\n'))).map(({ output }) => output)).toEqual(['17', '17']);
  const other = ['```python title="read.py"\na = 1\n```', '```console\n$ candump can0\n```', '```text title="Output"\n17\n```'];
  expect(samplesOf(codeBlocks('a.mdx', other.join('\n'))).map(({ output }) => output)).toEqual([undefined]);
});

test('a page shows other numbers and fewer lines than a run, but none that look different', () => {
  expect(differsFromPage('motor 1: 0.012 rad\nmotor 2: 0.100 rad\n', 'motor 1: −0.500 rad')).toBeUndefined();
  expect(differsFromPage('0.0120165\n', '0.012')).toBe('prints "0.0120165" where the page shows "0.012"');
  expect(differsFromPage('', '0.012')).toBe('prints "" where the page shows "0.012"');
});
