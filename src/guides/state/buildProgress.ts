import { useSyncExternalStore } from 'react';
import type { BuildUnit } from '../../site/buildUnits';
import { useHydrated } from '../../theme/state/hydrated';
import { keptValues } from '../../theme/state/keptValues';
import { storage } from '../../theme/state/storage';

/** The first step that is not ticked; null when all are. */
export const nextUndone = (steps: readonly number[], done: ReadonlySet<number>): number | null =>
  steps.find((step) => !done.has(step)) ?? null;

const none: ReadonlySet<number> = new Set();

/** A guide that is built for an arm or for a robot, whose ticks are kept by themselves. */
export interface TickedBuild {
  readonly guide: string;
  readonly unit: BuildUnit;
}

const keyOf = ({ guide, unit }: TickedBuild) => `build-${guide}.${unit}` as const;

/** Reads stored steps, `1,2,5`. What is no step number, because someone or something else wrote it, is left out. */
export function readDone(stored: string | null): ReadonlySet<number> {
  const steps = (stored ?? '').split(',').filter((part) => /^[1-9]\d{0,2}$/.test(part));
  return steps.length > 0 ? new Set(steps.map(Number)) : none;
}

/** How steps are stored: in their order; null where there are none. */
export const writeDone = (done: ReadonlySet<number>): string | null => (done.size > 0 ? [...done].sort((a, b) => a - b).join() : null);

/**
 * Ticks used to be kept for a guide, whatever the arm. They belong to the arm for which the guide is opened first since then: it is the
 * one that the reader has chosen, and whose drawings they have ticked. They leave their old place only when they are in the new one.
 */
function carryOver(build: TickedBuild): void {
  const old = `build-${build.guide}` as const;
  const stored = storage.read(old);
  if (stored === null) return;
  const key = keyOf(build);
  const all = writeDone(new Set([...readDone(stored), ...readDone(storage.read(key))]));
  if (all !== null) storage.write(key, all);
  if (all === null || storage.read(key) === all) storage.remove(old);
}

const ticks = keptValues(readDone);

/** Steps that are ticked, as this tab knows them. */
export function doneSteps(build: TickedBuild): ReadonlySet<number> {
  const key = keyOf(build);
  if (!ticks.isKnown(key)) carryOver(build);
  return ticks.get(key);
}

/** Keeps these steps as the ticked ones, in this browser only. */
export const keepDone = (build: TickedBuild, done: ReadonlySet<number>): void => ticks.keep(keyOf(build), writeDone(done));

/** Ticks a step of a build guide, or takes its tick away. */
export function tickStep(build: TickedBuild, step: number, isDone: boolean): void {
  const done = new Set(doneSteps(build));
  if (isDone) done.add(step);
  else done.delete(step);
  keepDone(build, done);
}

/** Takes all ticks of a guide away, for one arm. */
export const clearTicks = (build: TickedBuild): void => keepDone(build, none);

/** Ticked steps of many builds in their order, the same in every tab. Old ticks go to the first build of their guide: see `carryOver`. */
export function useManyDoneSteps(builds: readonly TickedBuild[]): readonly ReadonlySet<number>[] {
  useSyncExternalStore(ticks.hear, ticks.changes, () => 0);
  return builds.map(doneSteps);
}

/** Steps of a guide that are ticked for an arm or robot, the same in every tab of the browser; none while the page hydrates. */
export function useDoneSteps({ guide, unit }: TickedBuild): ReadonlySet<number> {
  // Until then the arm is not the reader's, and old ticks would go to the wrong one.
  const hydrated = useHydrated();
  return useSyncExternalStore(
    ticks.hear,
    () => (hydrated ? doneSteps({ guide, unit }) : none),
    () => none,
  );
}

/** Where the reader goes on; null where all is done, and for who has not begun and needs no mark for the first step. */
export const placeToGoOn = (steps: readonly number[], done: ReadonlySet<number>): number | null =>
  done.size === 0 ? null : nextUndone(steps, done);

/** How far a step of a guide is: ticked, the place to go on, or neither. */
export type StepState = 'done' | 'next' | 'open';

/** How far one step is. Who asks is drawn again only for its own changes, because a page can have hundreds of steps. */
export function useStepState({ guide, unit }: TickedBuild, steps: readonly number[], step: number): StepState {
  const hydrated = useHydrated();
  return useSyncExternalStore(
    ticks.hear,
    () => {
      const done = hydrated ? doneSteps({ guide, unit }) : none;
      if (done.has(step)) return 'done';
      return placeToGoOn(steps, done) === step ? 'next' : 'open';
    },
    () => 'open',
  );
}
