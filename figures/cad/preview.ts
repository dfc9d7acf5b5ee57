import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkHoles } from './checkHoles';
import { checkSteps } from './checkSteps';
import { drawStep } from './drawStep';
import { loadModel, type Model } from './model';
import type { StepDrawing } from './step';

const target = path.resolve(__dirname, '../../content/figures');

/** Draws the steps of one guide (or one of them), or one part alone: what someone looks at who models. */
async function preview([guide = '', only]: readonly string[]): Promise<void> {
  const model = await loadModel();
  const chosen =
    guide === 'part'
      ? [alone(only ?? '', model)]
      : model.drawings.filter((one) => one.guide === guide && (!only || String(one.step) === only));
  if (chosen.length === 0)
    throw new Error(
      `No drawing of guide "${guide}"${only ? `, step ${only}` : ''}. Guides: ${[...new Set(model.drawings.map((one) => one.guide))].join(', ')}.`,
    );
  const folder = guide === 'part' ? path.resolve(__dirname, '../../.cache/parts') : target;
  mkdirSync(folder, { recursive: true });
  for (const step of chosen) {
    const start = performance.now();
    const { file, svg } = drawStep(step, model);
    writeFileSync(path.join(folder, file), svg);
    console.log(
      `${path.relative(process.cwd(), path.join(folder, file))}: ${(svg.length / 1000).toFixed(1)} kB in ${Math.round(performance.now() - start)} ms`,
    );
  }
  const groups = chosen.flatMap(({ driven }) => driven.map(({ group }) => group));
  const mistakes = [
    ...checkSteps(model).filter((text) => text.includes(`guide ${guide},`) || text.includes(`"${guide}-`)),
    ...checkHoles(model).filter((text) => groups.some((group) => text.includes(`"${group}"`))),
  ];
  for (const mistake of mistakes) console.log(mistake);
}

function alone(id: string, model: Model): StepDrawing {
  if (!model.parts.has(id)) throw new Error(`No part "${id}". Parts: ${[...model.parts.keys()].join(', ')}.`);
  return {
    guide: 'part',
    step: 'finished',
    arm: 'both',
    title: id,
    built: [],
    added: [{ part: id, from: [0, 0, 0] }],
    driven: [],
    view: { from: [1, -1, 0.8] },
  };
}

preview(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
