import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { jobsOf } from './jobs';
import { loadModel } from './model';

const target = path.resolve(__dirname, '../../content/figures');

/** One of several processes that draw: draws the files that it is told by messages and answers with each that is done. */
async function drawSome(): Promise<void> {
  const jobs = new Map(jobsOf(await loadModel()).map((job) => [job.file, job]));
  process.on('message', (file: string) => {
    const job = jobs.get(file);
    if (!job) return;
    try {
      const { svg } = job.draw();
      writeFileSync(path.join(target, file), svg);
      process.send?.({ file, bytes: svg.length });
    } catch (error) {
      process.send?.({ file, error: error instanceof Error ? error.message : String(error) });
    }
  });
  process.send?.({ ready: true });
}

void drawSome();
