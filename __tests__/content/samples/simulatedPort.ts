import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { differsFromPage, type Sample } from './samples';

const run = promisify(execFile);
const include = path.join(__dirname, 'include');
const sources = ['simulation.cpp', 'openarm_can.cpp', 'openarm_can_face.cpp'].map((file) => path.join(__dirname, file));
const cpp = ['-std=c++17', '-Wall', '-Wextra', '-Werror', `-I${include}`];

interface Scenario {
  readonly name: string;
  /** As `Scenario` of simulation.hpp. */
  readonly settings: Readonly<Record<string, number>>;
  readonly kind: 'healthy' | 'noticed' | 'interrupted' | 'lost';
}

/** The library of the pages, by what a program can see of it. */
const libraries: readonly Pick<Scenario, 'name' | 'settings'>[] = [
  { name: 'openarm_can 1.1', settings: { recv_all_waits_for_each: 1, gripper_writes_mode: 0 } },
  { name: 'openarm_can 1.2.4', settings: { recv_all_waits_for_each: 1 } },
  { name: 'openarm_can 1.2.9', settings: {} },
  { name: 'openarm_can main', settings: { j3_velocity_limit: 10 } },
];

/** What a program has to cope with. Motors fall silent or fail in the middle of a motion. */
const circumstances: readonly Scenario[] = [
  { name: '', settings: {}, kind: 'healthy' },
  { name: ' with slow replies', settings: { reply_after_us: 600 }, kind: 'healthy' },
  { name: ' put aside for 20 ms', settings: { preempt_after: 5 }, kind: 'healthy' },
  { name: ' with a lost disable', settings: { lost_disables: 1 }, kind: 'healthy' },
  { name: ' with a first reply after 21 ms', settings: { first_reply_after_us: 21000 }, kind: 'noticed' },
  { name: ' with a first reply after 39 ms', settings: { first_reply_after_us: 39000 }, kind: 'noticed' },
  { name: ' with replies after 21 ms', settings: { reply_after_us: 21000 }, kind: 'noticed' },
  { name: ' with replies after 39 ms', settings: { reply_after_us: 39000 }, kind: 'noticed' },
  { name: ' without replies', settings: { silent_after: 0 }, kind: 'lost' },
  { name: ' with a motor that falls silent', settings: { silent_after: 3 }, kind: 'lost' },
  { name: ' with a motor that goes deaf', settings: { deaf_after: 8 }, kind: 'lost' },
  { name: ' with a fault in the middle', settings: { fault_after: 8 }, kind: 'noticed' },
  { name: ' with a motor that loses power for a moment', settings: { off_after: 8 }, kind: 'noticed' },
  { name: ' with a gripper that is a turn off', settings: { gripper_turns_off: 1 }, kind: 'noticed' },
  { name: ' with a port that refuses 14 frames', settings: { refuse_after: 5 }, kind: 'noticed' },
  { name: ' with a port that refuses all frames from one on', settings: { refuse_after: 5, refuse_count: 1000000 }, kind: 'lost' },
  { name: ' with a bus that stands still', settings: { stand_after: 5 }, kind: 'lost' },
  { name: ', Ctrl+C', settings: { interrupt_after: 20 }, kind: 'interrupted' },
  { name: ', Ctrl+C twice', settings: { interrupt_after: 20, interrupt_again: 1 }, kind: 'interrupted' },
  { name: ', SIGTERM', settings: { interrupt_after: 20, signal: 15 }, kind: 'interrupted' },
  { name: ', SIGHUP', settings: { interrupt_after: 20, signal: 1 }, kind: 'interrupted' },
];

const scenarios: readonly Scenario[] = libraries.flatMap((library) =>
  circumstances.map(({ name, settings, kind }) => ({
    name: `${library.name}${name}`,
    settings: { ...library.settings, ...settings },
    kind,
  })),
);

/** Settings that only a program which enables motors can notice. */
const ofMotion = /interrupt_after|refuse_after|stand_after|preempt_after|lost_disables|gripper_turns_off|off_after/;

/**
 * What a sample has to cope with. Python meets each release once, and everything that can go wrong with the one that apt installs: it runs on the same
 * library.
 */
const scenariosFor = ({ language, text }: Sample): readonly Scenario[] =>
  scenarios.filter(
    ({ name, settings }) =>
      (language === 'cpp' || name.startsWith('openarm_can 1.2.9') || libraries.some((library) => library.name === name)) &&
      (/enable_all/.test(text) || !ofMotion.test(Object.keys(settings).join(' '))),
  );

const settingsText = ({ settings }: Scenario): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
  /** Empty if the program crashed. */
  readonly report: string;
}

/** The programs that samples need, and this machine lacks. */
export const missingPrograms = (): string[] =>
  ['g++', 'python3'].filter((program) => spawnSync(program, ['--version']).error !== undefined);

/** Faults that count although a reply is missing, or somebody pressed Ctrl+C. */
const always = /^(register|command|enabled): /;

/** Names of faults that a motor can report, as pages print them: the simulated one is an overcurrent. */
const faultName = /0x1[1-8]\b.*overcurrent/;

/** Whether a program says of a motor that it may still be on. */
const warnsOf = (stderr: string, fault: string): boolean => {
  const motor = /^enabled: motor (\d)/.exec(fault)?.[1];
  return motor !== undefined && new RegExp(`0x1${motor}\\b.*MAY STILL BE ON`).test(stderr);
};

/** Says what is wrong with the run of a program. */
function faultsOfRun({ kind }: Scenario, { status, stderr, report }: Run): string[] {
  if (report === '') return [`crashes: ${stderr.trim()}`];
  const count = (what: string): number => Number(new RegExp(`^count of ${what}: (\\d+)`, 'm').exec(report)?.[1]);
  const faults = report.split('\n').filter((line) => /^(?!count of )\w+: /.test(line));
  // Ctrl+C also ends a program that would run for ever.
  const ended = status === 0 || count('interrupts') > 0;
  if (kind === 'healthy') return ended ? faults : [`ends with status ${status}: ${stderr.trim()}`, ...faults];
  const unnoticed = kind === 'lost' && ended && count('unanswered frames') > 0 && count('used states') > 0;
  const unnamed = count('reported faults') > 0 && !faultName.test(stderr);
  const refused = count('forced refusals') > 0 && ended;
  return [
    ...faults.filter((fault) => always.test(fault) && !(kind === 'lost' && status !== 0 && warnsOf(stderr, fault))),
    ...(unnoticed ? ['goes on with old states after a motor has fallen silent'] : []),
    ...(unnamed ? ['ends without the name of the fault that a motor reported'] : []),
    ...(count('commands to a motor that is off') > 1 && ended ? ['goes on although a motor is off'] : []),
    ...(refused ? ['goes on although the port refuses its frames'] : []),
  ];
}

function faultsOfSample(sample: Sample, runs: readonly Run[]): string[] {
  const found = scenariosFor(sample).flatMap((scenario, index) => {
    const result = runs[index]!;
    const differs = scenario.kind === 'healthy' && sample.output !== undefined ? differsFromPage(result.stdout, sample.output) : undefined;
    return [...faultsOfRun(scenario, result), ...(differs === undefined ? [] : [differs])].map((fault) => `${scenario.name}: ${fault}`);
  });
  return found.map((fault) => `${sample.place} ${sample.file}\n${fault}`);
}

const libraryIn = (folder: string): string => path.join(folder, 'libsimulation.so');

async function compiles(arguments_: readonly string[]): Promise<string> {
  try {
    await run('g++', arguments_);
    return '';
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

/** Runs a compiled sample. */
async function runOf(program: string, settings: string, report: string): Promise<Run> {
  const output = { stdout: '', stderr: '', status: 0 };
  try {
    Object.assign(output, await run(program, { env: { ...process.env, SCENARIO: settings, REPORT: report }, timeout: 280_000 }));
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number | null };
    Object.assign(output, { stdout, stderr, status: code ?? -1 });
  }
  return { ...output, report: existsSync(report) ? readFileSync(report, 'utf8') : '' };
}

/** Does jobs two at a time, as many as a small machine has cores. */
async function inPairs<Job, Result>(jobs: readonly Job[], work: (job: Job, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < jobs.length) {
      const index = next++;
      results[index] = await work(jobs[index]!, index);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/** Compiles the simulated port into a folder. Throws what the compiler says. */
export async function buildSimulation(folder: string): Promise<void> {
  const prefix = path.join(folder, 'prefix.hpp');
  writeFileSync(prefix, '#include <openarm_can.hpp>\n');
  const complaints = await inPairs(
    [
      [...cpp, '-fPIC', '-shared', ...sources, '-o', libraryIn(folder)],
      // Compiled once for all samples, most of whose time it takes.
      [...cpp, '-x', 'c++-header', prefix, '-o', `${prefix}.gch`],
    ],
    compiles,
  );
  if (complaints.join('') !== '') throw new Error(complaints.join('\n'));
}

/**
 * Compiles samples, runs each in every scenario on the simulated port of a folder, and returns what they do that no program for a real arm may do. `name` is
 * a folder for these samples.
 */
export async function faultsOfSamples(samples: readonly Sample[], folder: string, name: string): Promise<string[]> {
  const library = libraryIn(folder);
  const pages = [...new Set(samples.map(({ place }) => place.split(':')[0]!))];
  const folders = pages.map((_, index) => path.join(folder, name, String(index)));
  const pathOf = ({ place, file }: Sample): string => path.join(folders[pages.indexOf(place.split(':')[0]!)]!, file);
  for (const sample of samples) {
    mkdirSync(path.dirname(pathOf(sample)), { recursive: true });
    writeFileSync(pathOf(sample), sample.text);
  }

  const programs = samples.filter(({ language, file, text }) => language === 'cpp' && !/\.h(pp)?$/.test(file) && /\bmain\s*\(/.test(text));
  const ofPrograms = inPairs(programs, async (sample, index) => {
    const program = path.join(folder, name, `program_${index}`);
    const link = [pathOf(sample), '-o', program, library, `-Wl,-rpath,${folder}`];
    const complaint = await compiles([...cpp, '-include', path.join(folder, 'prefix.hpp'), ...folders.map((page) => `-I${page}`), ...link]);
    if (complaint !== '') return [`${sample.place} ${sample.file}\n${complaint}`];
    const runs = await inPairs(scenariosFor(sample), (scenario, run) => runOf(program, settingsText(scenario), `${program}_${run}.report`));
    return faultsOfSample(sample, runs);
  });

  const scripts = samples.filter(({ language }) => language === 'python');
  const input = JSON.stringify(
    scripts.flatMap((sample) => scenariosFor(sample).map((scenario) => [pathOf(sample), settingsText(scenario)])),
  );
  const env = {
    ...process.env,
    SIMULATION: library,
    PYTHONPATH: [__dirname, ...folders].join(path.delimiter),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const ofPython = run('python3', [path.join(__dirname, 'runPython.py')], { env, maxBuffer: 2 ** 26 });
  ofPython.child.stdin?.end(input);
  const { stdout, stderr } = await ofPython;
  if (stdout === '') return [stderr];
  const runs = JSON.parse(stdout) as Run[];
  const ofScripts = scripts.flatMap((sample) => faultsOfSample(sample, runs.splice(0, scenariosFor(sample).length)));
  return [...(await ofPrograms).flat(), ...ofScripts];
}
