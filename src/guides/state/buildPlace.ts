import type { BuildUnit } from '../../site/buildUnits';
import { nextUndone } from './buildProgress';
import { storage } from '../../theme/state/storage';

/** A guide that is built for an arm or for a robot, with its steps and those that are ticked. */
interface PlacedBuild {
  readonly guide: string;
  readonly unit: BuildUnit;
  readonly steps: readonly number[];
  readonly done: ReadonlySet<number>;
}

const keyOf = ({ guide, unit }: Pick<PlacedBuild, 'guide' | 'unit'>) => `place-${guide}.${unit}` as const;

/** Keeps the step that a reader looks at; null where they have come to the end. */
export function keepPlace(build: Pick<PlacedBuild, 'guide' | 'unit'>, step: number | null): void {
  if (step === null) storage.remove(keyOf(build));
  else storage.write(keyOf(build), String(step));
}

/** The step to come back to: the one that was left, else the first that is not ticked, else the first. */
export function placeOf(build: PlacedBuild): number {
  const left = Number(storage.read(keyOf(build)));
  if (build.steps.includes(left)) return left;
  return nextUndone(build.steps, build.done) ?? build.steps[0] ?? 1;
}
