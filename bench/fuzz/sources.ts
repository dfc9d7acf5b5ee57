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
    trace: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed ?? Date.now() % 1_000_000);

/** Runs the changes, prints what went wrong, and keeps those sources in a temporary folder. */
async function main(): Promise<boolean> {
  console.log(`Seed ${seed}, ${values.count} changes from number ${values.first}.`);
  const sources = projectSources(path.resolve(__dirname, '../..'));
  const start = performance.now();
  const onStart = values.trace ? (number: number) => console.log(`${number}`) : undefined;
  const options = { seed, count: Number(values.count), first: Number(values.first), ...(onStart ? { onStart } : {}) };
  const { count, refused, faults } = await fuzzSources(sources, options);
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

void main().then((good) => {
  process.exitCode = good ? 0 : 1;
});
