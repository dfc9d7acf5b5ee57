// Changes sources of the project in random ways: `npm run fuzz:sources -- [--seed 1] [--count 2000] [--first 0]`.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fuzzSources } from './fuzzSources';
import { projectSources } from './projectSources';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '2000' },
    first: { type: 'string', default: '0' },
  },
});

const seed = Number(values.seed ?? Date.now() % 1_000_000);
const first = Number(values.first);
const end = first + Number(values.count);

/** How long a change may take, in ms: several times what is allowed of the processor, because a machine has other work, too. */
const patience = 120_000;

/** In the process that is watched: runs the changes, prints what went wrong, and keeps those sources in a temporary folder. */
async function change(): Promise<boolean> {
  const sources = projectSources(path.resolve(__dirname, '../..'));
  const start = performance.now();
  const onStart = (number: number): void => void process.send?.(number);
  const { count, refused, faults } = await fuzzSources(sources, { seed, first, count: end - first, onStart });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${count} changes in ${seconds} s: ${refused} refused, ${count - refused} passed, ${faults.length} went wrong.`);
  if (faults.length === 0) return true;
  const folder = mkdtempSync(path.join(tmpdir(), 'openarm-docs-fuzz-'));
  for (const { number, file, how, what, bytes } of faults) {
    const kept = path.join(folder, `${number}-${path.basename(file)}`);
    writeFileSync(kept, bytes);
    console.error(`\nNumber ${number}: ${file}, ${how}: ${what}\n  Kept as ${kept}; again with --seed ${seed} --first ${number} --count 1`);
  }
  return false;
}

/** How a watched process ended: by itself, or at the number of the piece of work with which it hung. */
type Ending = { readonly status: number } | { readonly hung: number };

/**
 * Waits for a process that sends the number of each piece of work before it begins it. One that sends nothing for `patience` ms hangs in
 * that piece, in a loop that no timer of its own could break: it is killed.
 */
function watch(child: ChildProcess, patience: number): Promise<Ending> {
  return new Promise((resolve) => {
    let current = -1;
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        child.kill('SIGKILL');
        resolve({ hung: current });
      }, patience);
    };
    child.on('message', (number) => {
      current = Number(number);
      wait();
    });
    child.on('exit', (status) => {
      clearTimeout(timer);
      resolve({ status: status ?? 1 });
    });
    wait();
  });
}

/** Has the changes made in another process, and goes on behind one that hangs. */
async function watchChanges(): Promise<boolean> {
  let good = true;
  for (let next = first; next < end;) {
    console.log(`Seed ${seed}, ${end - next} changes from number ${next}.`);
    const ending = await watch(fork(__filename, ['--seed', `${seed}`, '--first', `${next}`, '--count', `${end - next}`]), patience);
    if ('status' in ending) return good && ending.status === 0;
    console.error(`\nNumber ${ending.hung}: hangs; again with --seed ${seed} --first ${ending.hung} --count 1`);
    good = false;
    next = Math.max(ending.hung, next) + 1;
  }
  return good;
}

void (process.send ? change() : watchChanges()).then((good) => {
  process.exitCode = good ? 0 : 1;
  process.disconnect?.();
});
