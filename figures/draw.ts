import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Picture } from './picture';
import { programsNamed } from './programsNamed';
import { keepReads } from './tables/drawnFrom';
import type { Drawing } from './svg';

const root = path.resolve(__dirname, '..');
const only = process.argv.slice(2);

/** Runs every program in figures/drawings (or those named) and writes what it draws: drawings to content/figures, pictures where they say. */
async function drawAll(): Promise<void> {
  const folder = path.join(root, 'figures/drawings');
  const target = path.join(root, 'content/figures');
  mkdirSync(target, { recursive: true });
  const programs = programsNamed(
    readdirSync(folder).filter((file) => file.endsWith('.ts')),
    only,
  );
  for (const program of programs) {
    const url = pathToFileURL(path.join(folder, program)).href;
    const module = (await import(url)) as { draw?: () => (Drawing | Picture)[] | Promise<(Drawing | Picture)[]> };
    if (!module.draw) throw new Error(`figures/drawings/${program} exports no function named draw.`);
    const drawings: string[] = [];
    for (const drawn of await module.draw()) {
      if ('svg' in drawn) drawings.push(drawn.file);
      const [file, content] = 'svg' in drawn ? [`content/figures/${drawn.file}`, drawn.svg] : [drawn.file, drawn.bytes];
      writeFileSync(path.join(root, file), content);
      console.log(`${program} → ${file} (${(content.length / 1000).toFixed(1)} kB)`);
    }
    keepReads(path.basename(program, '.ts'), drawings);
  }
}

drawAll().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
