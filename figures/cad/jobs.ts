import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Drawing } from '../svg';
import { drawStep } from './drawStep';
import { guideSteps } from './guideSteps';
import { drawLocator, locatorFile, locatorNames, markedGuides } from './locator';
import type { Model } from './model';
import { drawOverview, overviewFile, overviewRoutes, overviewUnits } from './overview';
import { drawPicture, pictureFile } from './picture';
import { baseName } from './baseName';
import { expanded } from './scene';
import { fileOf } from './stepRow';
import { sourceDigest } from './sourceDigest';
import { turnBefore } from './turn';

/** One file that the models draw. `digest` changes when anything that it is drawn from does. */
export interface Job {
  readonly file: string;
  readonly digest: string;
  readonly draw: () => Drawing;
}

/** All drawings of the models: the steps, the unit of each guide in the robot, and a small picture of each part for the parts trays. */
export function jobsOf(model: Model): Job[] {
  const programs = new Map(
    ['drawStep', 'picture', 'overview', 'locator'].map((program) => [program, sourceDigest(path.join(__dirname, `${program}.ts`))]),
  );
  const digestOf = (program: string, names: readonly string[], extra: unknown): string => {
    const sources = [...new Set(names)].map((name) => {
      const group = model.groups.get(name);
      return group ? [group, model.digest(group.fastener)] : [name, model.digest(name)];
    });
    return createHash('sha256')
      .update(JSON.stringify([programs.get(program), sources, extra]))
      .digest('hex')
      .slice(0, 16);
  };
  const steps = model.drawings.map((step): Job => {
    const names = [
      ...expanded(step.built, model, step),
      ...expanded(
        step.added.flatMap(({ part, with: along = [] }) => [part, ...along]),
        model,
        step,
      ),
      ...step.driven.map(({ group }) => group),
    ];
    return {
      file: fileOf(step),
      digest: digestOf(
        'drawStep',
        names.map((name) => name.replace(/^(left|right):/, '')),
        // The sign of a turn goes by the steps before.
        [step, turnBefore(step, model)],
      ),
      draw: () => drawStep(step, model),
    };
  });
  const pieces = new Map<string, string[]>();
  const taken = new Set(guideSteps().flatMap(({ adds }) => adds.map((pieces) => pieces.id)));
  for (const id of model.parts.keys()) {
    const name = baseName(id).replace(/ (slider|rail)$/, '');
    if (!taken.has(name)) continue;
    // The second of two equal parts is not shown again; the rail and its slider are one part of the list.
    if (!pieces.has(name) || (!id.includes('#') && id !== name)) pieces.set(name, [...(pieces.get(name) ?? []), id]);
  }
  const pictures = [...pieces].map(([id, names]): Job => ({
    file: pictureFile(id),
    digest: digestOf('picture', names, ''),
    draw: () => drawPicture(id, names, model),
  }));
  const inOverview = expanded(overviewUnits, model, {
    guide: 'overview',
    step: 'finished',
    arm: 'right',
    title: '',
    built: [],
    added: [],
    driven: [],
    view: { from: [1, 0, 0] },
  });
  const overview: Job = { file: overviewFile, digest: digestOf('overview', inOverview, overviewRoutes), draw: () => drawOverview(model) };
  const locators = markedGuides.map((marked): Job => ({
    file: locatorFile(marked.guide),
    digest: digestOf('locator', locatorNames(marked, model), marked),
    draw: () => drawLocator(marked, model),
  }));
  return [overview, ...locators, ...steps, ...pictures];
}
