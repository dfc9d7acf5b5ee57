import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawing } from './svg';

const root = path.resolve(__dirname, '..');
const only = process.argv[2];

/** Runs every program in figures/drawings (or the one named) and writes what it draws to content/figures. */
async function drawAll(): Promise<void> {
  const folder = path.join(root, 'figures/drawings');
  const target = path.join(root, 'content/figures');
  mkdirSync(target, { recursive: true });
  const programs = readdirSync(folder).filter((file) => file.endsWith('.ts') && (!only || file === `${only}.ts`));
  if (programs.length === 0) throw new Error(`figures/drawings has no program${only ? ` named ${only}.ts` : ''}.`);
  for (const program of programs) {
    const url = pathToFileURL(path.join(folder, program)).href;
    const module = (await import(url)) as { draw?: () => Drawing[] | Promise<Drawing[]> };
    if (!module.draw) throw new Error(`figures/drawings/${program} exports no function named draw.`);
    for (const { file, svg } of await module.draw()) {
      writeFileSync(path.join(target, file), svg);
      console.log(`${program} → content/figures/${file} (${(svg.length / 1000).toFixed(1)} kB)`);
    }
  }
}

drawAll().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
