import { useSyncExternalStore } from 'react';
import type { BuildUnit } from '../../site/buildUnits';
import { keptValues } from '../../theme/state/keptValues';
import { storage } from '../../theme/state/storage';

/** The first step without a tick; null when all are ticked. */
export const nextUndone = (steps: readonly number[], done: ReadonlySet<number>): number | null =>
  steps.find((step) => !done.has(step)) ?? null;

const noSteps: ReadonlySet<number> = new Set();

/** A guide built for an arm or a robot. Each combination has its own ticks. */
interface TickedBuild {
  readonly guide: string;
  readonly unit: BuildUnit;
}

/** A build with the numbers of its steps and the ticked ones. */
export interface ShownBuild extends TickedBuild {
  readonly steps: readonly number[];
  readonly done: ReadonlySet<number>;
}

const keyOf = ({ guide, unit }: TickedBuild) => `build-${guide}.${unit}` as const;

/** Reads stored steps such as `1,2,5`. Skips anything that isn't a step number, since other code can write to storage. */
export function readDone(stored: string | null): ReadonlySet<number> {
  const steps = (stored ?? '').split(',').filter((part) => /^[1-9]\d{0,2}$/.test(part));
  return steps.length > 0 ? new Set(steps.map(Number)) : noSteps;
}

/** Stored form of ticked steps: sorted and joined by commas; null if there are none. */
const writeDone = (done: ReadonlySet<number>): string | null => (done.size > 0 ? [...done].sort((a, b) => a - b).join() : null);

const ticks = keptValues(readDone);

/** Ticked steps of a build, from this tab's cache or from storage. */
export const doneSteps = (build: TickedBuild): ReadonlySet<number> => ticks.get(keyOf(build));

/** Stores the ticked steps of a build, in this browser only. */
export const keepDone = (build: TickedBuild, done: ReadonlySet<number>): void => ticks.keep(keyOf(build), writeDone(done));

/** Ticks or unticks a step of a build guide. */
export function tickStep(build: TickedBuild, step: number, isDone: boolean): void {
  const done = new Set(doneSteps(build));
  if (isDone) done.add(step);
  else done.delete(step);
  keepDone(build, done);
}

/** Ticked steps of many builds, in the same order, synchronized between tabs. */
export function useManyDoneSteps(builds: readonly TickedBuild[]): readonly ReadonlySet<number>[] {
  useSyncExternalStore(ticks.hear, ticks.changes, () => 0);
  return builds.map(doneSteps);
}

/** Ticked steps of a build, synchronized between tabs; empty during hydration. */
export const useDoneSteps = (build: TickedBuild): ReadonlySet<number> =>
  useSyncExternalStore(
    ticks.hear,
    () => doneSteps(build),
    () => noSteps,
  );

/** The step to continue at; null if all steps are ticked, or none, because the first step needs no mark. */
export const placeToGoOn = (steps: readonly number[], done: ReadonlySet<number>): number | null =>
  done.size === 0 ? null : nextUndone(steps, done);

const placeKey = ({ guide, unit }: TickedBuild) => `place-${guide}.${unit}` as const;

/** Stores the step that the reader is at; null after the last step. */
export function keepPlace(build: TickedBuild, step: number | null): void {
  if (step === null) storage.remove(placeKey(build));
  else storage.write(placeKey(build), String(step));
}

/** The step to return to: the stored one, else the first unticked one, else the first. */
export function placeOf({ steps, done, ...build }: ShownBuild): number {
  const left = Number(storage.read(placeKey(build)));
  if (steps.includes(left)) return left;
  return nextUndone(steps, done) ?? steps[0] ?? 1;
}
