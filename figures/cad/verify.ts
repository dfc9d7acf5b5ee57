import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDrawn } from './drawn';
import { jobsOf } from './jobs';
import { loadModel } from './model';
import { checkHoles } from './checkHoles';

const target = path.resolve(__dirname, '../../content/figures');

/**
 * Prints as JSON what keeps the committed drawings from being those of the models, whatever the tables say by now: mistakes of the models, drawings whose
 * sources have changed since they were drawn, drawings that nothing draws, and which of the named files come out different when drawn again.
 */
async function verify(sample: readonly string[]): Promise<void> {
  const model = await loadModel();
  const jobs = jobsOf(model);
  const drawn = readDrawn();
  const files = new Set(jobs.map(({ file }) => file));
  const result = {
    drawings: jobs.length,
    mistakes: checkHoles(model),
    stale: jobs.filter(({ file, digest }) => drawn[file] !== digest).map(({ file }) => file),
    orphans: Object.keys(drawn).filter((file) => !files.has(file)),
    different: jobs
      .filter(({ file }) => sample.includes(file))
      .filter(({ file, draw }) => draw().svg !== readFileSync(path.join(target, file), 'utf8'))
      .map(({ file }) => file),
  };
  process.stdout.write(JSON.stringify(result));
}

void verify(process.argv.slice(2));
