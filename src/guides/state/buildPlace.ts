import type { BuildUnit } from '../../site/buildUnits';
import { nextUndone } from './buildProgress';
import { storage } from '../../theme/state/storage';

/** A guide built for an arm or a robot, with its step numbers and the ticked ones. */
interface PlacedBuild {
  readonly guide: string;
  readonly unit: BuildUnit;
  readonly steps: readonly number[];
  readonly done: ReadonlySet<number>;
}

const keyOf = ({ guide, unit }: Pick<PlacedBuild, 'guide' | 'unit'>) => `place-${guide}.${unit}` as const;

/** Stores the step that the reader is at; null after the last step. */
export function keepPlace(build: Pick<PlacedBuild, 'guide' | 'unit'>, step: number | null): void {
  if (step === null) storage.remove(keyOf(build));
  else storage.write(keyOf(build), String(step));
}

/** The step to return to: the stored one, else the first unticked one, else the first. */
export function placeOf(build: PlacedBuild): number {
  const left = Number(storage.read(keyOf(build)));
  if (build.steps.includes(left)) return left;
  return nextUndone(build.steps, build.done) ?? build.steps[0] ?? 1;
}
