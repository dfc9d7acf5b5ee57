import { readTable } from '../readTable';
import type { Model } from './model';
import { baseName, expanded, nameOf } from './scene';
import type { StepDrawing } from './step';

/** `J7_B x2; J8_A` as counts by name. */
function counted(list: string): Map<string, number> {
  const entries = list
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const [, name = entry, count = '1'] = /^(.+?)(?: x(\d+))?$/.exec(entry) ?? [];
      return [name, Number(count)];
    }),
  );
}

/** Compares the drawings with content/data/build-steps.csv: a drawing for each row, with its parts and exactly its fasteners. Returns one message per mistake. */
export function checkSteps(model: Model): string[] {
  const rows = readTable('build-steps');
  const drawn = new Set(model.drawings.map(({ guide }) => guide));
  const rowOf = (step: StepDrawing): Record<string, string> | undefined =>
    rows.find(
      (row) =>
        row.guide === step.guide &&
        row.step === String(step.step) &&
        (row.arm === step.arm || rows.filter((other) => other.guide === step.guide && other.step === row.step).length === 1),
    );
  const missing = rows
    .filter((row) => drawn.has(row.guide ?? '') && !model.drawings.some((step) => rowOf(step) === row))
    .map(
      (row) =>
        `figures/cad/steps: nothing draws the step "${row.id}" of content/data/build-steps.csv. Add a drawing with guide "${row.guide}", step ${row.step}, arm "${row.arm}".`,
    );
  const wrong = model.drawings
    .filter(({ step, extra }) => step !== 'finished' && !extra)
    .flatMap((step) => {
      const row = rowOf(step);
      if (!row) return [`${nameOf(step)} is no step of content/data/build-steps.csv. Correct its number or arm, or add the row.`];
      return [...wrongParts(step, row, model), ...wrongFasteners(step, row, model)];
    });
  const unfinished = [...drawn].filter((guide) => !model.drawings.some((step) => step.guide === guide && step.step === 'finished'));
  return [
    ...missing,
    ...wrong,
    ...unfinished.map((guide) => `figures/cad/steps: the guide "${guide}" has no drawing with step "finished".`),
  ];
}

function wrongParts(step: StepDrawing, row: Record<string, string>, model: Model): string[] {
  const shown = new Set(
    [
      ...expanded(step.built, model, step),
      ...step.built,
      ...step.added.flatMap(({ part, with: along = [] }) => [part, ...expanded(along, model, step)]),
    ].map((id) => modelled(baseName(id))),
  );
  const [adds, onto] = [counted(row.adds ?? ''), counted(row.onto ?? '')];
  const named = [...adds.keys(), ...onto.keys()];
  const absent = named
    .filter((name) => !shown.has(name) && !isUnit(name))
    .map((name) => `${nameOf(step)} does not show "${name}", which its row of content/data/build-steps.csv names.`);
  const counts = [...adds]
    .filter(([name, count]) => count > 1 && shown.has(name))
    .filter(
      ([name, count]) =>
        [
          ...step.added.flatMap(({ part, with: along = [] }) => [part, ...expanded(along, model, step)]),
          ...expanded(step.built, model, step),
        ].filter((id) => modelled(baseName(id)) === name).length < count,
    )
    .map(([name, count]) => `${nameOf(step)} shows fewer than ${count} × "${name}".`);
  const strange = step.added
    .filter(({ part }) => !part.startsWith('unit:') && !named.includes(modelled(baseName(part))))
    .map(({ part }) => `${nameOf(step)} puts on "${part}", which its row of content/data/build-steps.csv does not name.`);
  return [...absent, ...counts, ...strange];
}

/** Units, cables and boards stand in the table as a whole; what they are made of is drawn. */
const isUnit = (name: string): boolean => / unit$|^cable-|^pedestal$/.test(name);

/** Name in the table of what is modelled in several pieces or stages: `RSE2B10-155 slider`, `cable 21 at J3`, `J1 lead` (the hub end of a cable 22). */
const modelled = (name: string): string =>
  name
    .replace(/ (slider|rail)$/, '')
    .replace(/^J3-J4 lead$/, 'cable 21')
    .replace(/^J[12] lead$/, 'cable 22')
    .replace(/^cable (\d+).*$/, 'cable-$1');

function wrongFasteners(step: StepDrawing, row: Record<string, string>, model: Model): string[] {
  const drawn = new Map<string, number>();
  for (const { group } of step.driven) {
    const { fastener = group, seats = [] } = model.groups.get(group) ?? {};
    drawn.set(fastener, (drawn.get(fastener) ?? 0) + seats.length);
  }
  const wanted = counted(row.fasteners ?? '');
  return [...new Set([...drawn.keys(), ...wanted.keys()])]
    .filter((name) => drawn.get(name) !== wanted.get(name))
    .map(
      (name) =>
        `${nameOf(step)} drives ${drawn.get(name) ?? 0} × ${name}; content/data/build-steps.csv says ${wanted.get(name) ?? 0}. Correct the one that is wrong.`,
    );
}
