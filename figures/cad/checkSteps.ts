import type { StepRow } from '../../src/guides/content/buildSteps';
import { guideSteps } from './guideSteps';
import type { Model } from './model';
import { expanded, nameOf } from './scene';
import { wordsOf } from '../tables/words';
import { doubleNames, sheetLabel } from './sheetNames';
import { rowOf, tableName } from './stepRow';
import type { StepDrawing } from './step';

/** Steps of modelled guides that nothing draws, such as those with a photo: one sentence each, with what would draw them. */
export function stepsWithoutModel({ drawings }: Model): string[] {
  const drawn = new Set(drawings.map(({ guide }) => guide));
  return guideSteps()
    .filter((row) => drawn.has(row.guide) && !drawings.some((step) => rowOf(step) === row))
    .map(
      (row) =>
        `The step "${row.id}" of content/data/build-steps.csv has no model, and keeps the picture that it has. To draw it, add a drawing with guide "${row.guide}", step ${row.step}, arm "${row.arm}" to figures/cad/steps.`,
    );
}

/** Compares the drawings with content/data/build-steps.csv: each belongs to a row, and has its parts and exactly its fasteners. Returns one message per mistake. */
export function checkSteps(model: Model): string[] {
  const drawn = new Set(model.drawings.map(({ guide }) => guide));
  const wrong = model.drawings
    .filter(({ step, extra }) => step !== 'finished' && !extra)
    .flatMap((step) => {
      const row = rowOf(step);
      if (!row) return [`${nameOf(step)} is no step of content/data/build-steps.csv. Correct its number or arm, or add the row.`];
      return [...wrongParts(step, row, model), ...wrongFasteners(step, row, model)];
    });
  const unfinished = [...drawn].filter((guide) => !model.drawings.some((step) => step.guide === guide && step.step === 'finished'));
  return [
    ...wrong,
    ...model.drawings.flatMap((step) =>
      doubleNames(step).map(
        (id) =>
          `${nameOf(step)} has a name of its own for "${id}", which is called "${wordsOf(sheetLabel(id, { ...step, names: {} }), '').text}" in content/data. Remove it from "names".`,
      ),
    ),
    ...unfinished.map((guide) => `figures/cad/steps: the guide "${guide}" has no drawing with step "finished".`),
  ];
}

function wrongParts(step: StepDrawing, row: StepRow, model: Model): string[] {
  const shown = new Set(
    [
      ...expanded(step.built, model, step),
      ...step.built,
      ...step.added.flatMap(({ part, with: along = [] }) => [part, ...expanded(along, model, step)]),
    ].map((id) => tableName(id)),
  );
  const named = [...row.adds, ...row.onto].map(({ id }) => id);
  const absent = named
    .filter((name) => !shown.has(name) && !isUnit(name))
    .map((name) => `${nameOf(step)} does not show "${name}", which its row of content/data/build-steps.csv names.`);
  const counts = row.adds
    .filter(({ id, count }) => count > 1 && shown.has(id))
    .filter(
      ({ id: name, count }) =>
        [
          ...step.added.flatMap(({ part, with: along = [] }) => [part, ...expanded(along, model, step)]),
          ...expanded(step.built, model, step),
        ].filter((id) => tableName(id) === name).length < count,
    )
    .map(({ id, count }) => `${nameOf(step)} shows fewer than ${count} × "${id}".`);
  const strange = step.added
    .filter(({ part }) => !part.startsWith('unit:') && !named.includes(tableName(part)))
    .map(({ part }) => `${nameOf(step)} puts on "${part}", which its row of content/data/build-steps.csv does not name.`);
  return [...absent, ...counts, ...strange];
}

/** Units, cables and boards stand in the table as a whole; what they are made of is drawn. */
const isUnit = (name: string): boolean => / unit$|^cable-|^pedestal$/.test(name);

function wrongFasteners(step: StepDrawing, row: StepRow, model: Model): string[] {
  const drawn = new Map<string, number>();
  for (const { group } of step.driven) {
    const { fastener = group, seats = [] } = model.groups.get(group) ?? {};
    drawn.set(fastener, (drawn.get(fastener) ?? 0) + seats.length);
  }
  const wanted = new Map(row.fasteners.map(({ id, count }) => [id, count]));
  return [...new Set([...drawn.keys(), ...wanted.keys()])]
    .filter((name) => drawn.get(name) !== wanted.get(name))
    .map(
      (name) =>
        `${nameOf(step)} drives ${drawn.get(name) ?? 0} × ${name}; content/data/build-steps.csv says ${wanted.get(name) ?? 0}. Correct whichever is wrong.`,
    );
}
