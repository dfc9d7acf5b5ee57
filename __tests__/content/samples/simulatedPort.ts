import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  readonly settings: string;
  readonly kind: 'healthy' | 'silent' | 'interrupted';
}

/** What a program has to cope with: releases of the library, slow replies, motors that fall silent, and Ctrl+C. */
const scenarios: readonly Scenario[] = [
  { name: 'openarm_can 1.1', settings: '1 0 60 -1 -1', kind: 'healthy' },
  { name: 'openarm_can 1.2.4', settings: '1 1 60 -1 -1', kind: 'healthy' },
  { name: 'openarm_can 1.2.5', settings: '0 1 60 -1 -1', kind: 'healthy' },
  { name: 'openarm_can 1.2.5 with slow replies', settings: '0 1 600 -1 -1', kind: 'healthy' },
  { name: 'openarm_can 1.2.5 without replies', settings: '0 1 60 0 -1', kind: 'silent' },
  { name: 'openarm_can 1.2.4 with a motor that falls silent', settings: '1 1 60 3 -1', kind: 'silent' },
  { name: 'openarm_can 1.2.5 with a motor that falls silent', settings: '0 1 60 3 -1', kind: 'silent' },
  { name: 'Ctrl+C', settings: '0 1 60 -1 20', kind: 'interrupted' },
];

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

/** Says what is wrong with the run of a program. */
function faultsOfRun({ kind }: Scenario, { status, stderr, report }: Run): string[] {
  if (report === '') return [`crashes: ${stderr.trim()}`];
  const count = (what: string): number => Number(new RegExp(`^count of ${what}: (\\d+)`, 'm').exec(report)?.[1]);
  const faults = report.split('\n').filter((line) => /^(?!count of )\w+: /.test(line));
  // Ctrl+C also ends a program that would run for ever.
  const ended = status === 0 || count('interrupts') > 0;
  if (kind === 'healthy') return ended ? faults : [`ends with status ${status}: ${stderr.trim()}`, ...faults];
  const unnoticed = kind === 'silent' && ended && count('unanswered frames') > 0 && count('used states') > 0;
  return [
    ...faults.filter((fault) => always.test(fault)),
    ...(unnoticed ? ['goes on with old states after a motor has fallen silent'] : []),
  ];
}

function faultsOfSample(sample: Sample, runs: readonly Run[]): string[] {
  const found = scenarios.flatMap((scenario, index) => {
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
    const runs = scenarios.map(({ settings }): Run => {
      const report = `${program}.report`;
      rmSync(report, { force: true });
      const env = { ...process.env, SCENARIO: settings, REPORT: report };
      const { stdout, stderr, status } = spawnSync(program, { encoding: 'utf8', env, timeout: 60000 });
      return { stdout, stderr, status: status ?? -1, report: existsSync(report) ? readFileSync(report, 'utf8') : '' };
    });
    return faultsOfSample(sample, runs);
  });

  const scripts = samples.filter(({ language }) => language === 'python');
  const input = JSON.stringify(scripts.flatMap((sample) => scenarios.map(({ settings }) => [pathOf(sample), settings])));
  const env = {
    ...process.env,
    SIMULATION: library,
    PYTHONPATH: [__dirname, ...folders].join(path.delimiter),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const { stdout, stderr } = spawnSync('python3', [path.join(__dirname, 'runPython.py')], {
    input,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (stdout === '') return [stderr];
  const runs = JSON.parse(stdout) as Run[];
  const ofScripts = scripts.flatMap((sample, index) =>
    faultsOfSample(sample, runs.slice(index * scenarios.length, (index + 1) * scenarios.length)),
  );
  return [...(await ofPrograms).flat(), ...ofScripts];
}
