import { fork } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { checkCollisions } from './checkCollisions';
import { checkHoles } from './checkHoles';
import { checkSteps, stepsWithoutModel } from './checkSteps';
import { readDrawn, writeDrawn } from './drawn';
import { jobsOf, type Job } from './jobs';
import { loadModel } from './model';

const target = path.resolve(__dirname, '../../content/figures');

/**
 * Checks the models and draws what has changed since the last time, in several processes. Throws with all mistakes:
 * steps that differ from their table, fasteners without a hole, parts that stand in one another, drawings that failed.
 */
export async function drawAll(report: (text: string) => void): Promise<void> {
  const model = await loadModel();
  const mistakes = [...checkSteps(model), ...checkHoles(model), ...checkCollisions(model, report)];
  if (mistakes.length > 0)
    throw new Error(`${mistakes.length} mistakes in the models:\n\n${mistakes.map((text) => `  ${text}`).join('\n')}\n`);
  for (const text of stepsWithoutModel(model)) report(text);
  const jobs = jobsOf(model);
  const drawn = readDrawn();
  const waiting = jobs.filter(({ file, digest }) => drawn[file] !== digest || !existsSync(path.join(target, file)));
  removeOld(jobs, Object.keys(drawn), report);
  const failed = await drawInProcesses(waiting, report);
  const digests = jobs.filter(({ file }) => !failed.has(file)).map(({ file, digest }) => [file, digest] as const);
  writeDrawn(Object.fromEntries(digests));
  if (failed.size > 0) throw new Error([...failed].map(([file, message]) => `${file}: ${message}`).join('\n'));
  report(`${jobs.length} drawings of the models: ${waiting.length} drawn, ${jobs.length - waiting.length} unchanged.`);
}

/** Deletes drawings that were drawn here before and are no more. Those of other programs, however they are called, stay. */
function removeOld(jobs: readonly Job[], before: readonly string[], report: (text: string) => void): void {
  const files = new Set(jobs.map(({ file }) => file));
  for (const file of before.filter((name) => !files.has(name) && existsSync(path.join(target, name)))) {
    rmSync(path.join(target, file));
    report(`content/figures/${file} deleted: nothing draws it any more.`);
  }
}

type Answer =
  | { readonly ready: true }
  | { readonly file: string; readonly bytes: number }
  | { readonly file: string; readonly error: string };

/** Hands the files to one process for each processor and returns the messages of those that failed. */
async function drawInProcesses(jobs: readonly Job[], report: (text: string) => void): Promise<Map<string, string>> {
  const queue = jobs.map(({ file }) => file);
  const failed = new Map<string, string>();
  let done = 0;
  const worker = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(path.join(__dirname, 'drawSome.ts'), { execArgv: ['--import', 'tsx'] });
      let current: string | undefined;
      child.on('message', (answer: Answer) => {
        if ('file' in answer) {
          done++;
          if ('error' in answer) failed.set(answer.file, answer.error);
          report(
            `${done} of ${jobs.length}: content/figures/${answer.file}${'bytes' in answer ? ` (${(answer.bytes / 1000).toFixed(1)} kB)` : ': failed'}`,
          );
        }
        current = queue.shift();
        if (current === undefined) child.disconnect();
        else child.send(current);
      });
      child.on('error', reject);
      child.on('exit', (code) => {
        if (current !== undefined) failed.set(current, `the drawing process ended with code ${code}`);
        resolve();
      });
    });
  await Promise.all(Array.from({ length: Math.min(cpus().length, jobs.length) }, worker));
  return failed;
}
