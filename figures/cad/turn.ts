import type { Model } from './model';
import { expanded } from './scene';
import type { StepDrawing } from './step';
import { rowOf, takenInPlace } from './stepRow';
import { dot, normalise, type Vec3 } from './vector';

/** Cosine of the angle between two directions from which on a reader must turn the unit, or walk round it. */
const turned = -0.1;

const upright: Vec3 = [0, 0, 1];

/** Everything that a drawing shows. */
const shownIn = (step: StepDrawing, model: Model): string[] =>
  expanded([...step.built, ...step.added.flatMap(({ part, with: along = [] }) => [part, ...along])], model, step);

/**
 * What a reader does with the unit before a step, beside the sign of a turn: the unit stands on its head since it was drawn last,
 * or is seen from the other side. Undefined where neither is so, for a unit that begins with the step, and for a detail, which
 * is shown beside its step.
 */
export function turnBefore(step: StepDrawing, model: Model): 'Turn over' | 'Other side' | undefined {
  const { step: number, extra, guide, arm } = step;
  if (extra || typeof number !== 'number') return undefined;
  const taken = new Set(takenInPlace(step, rowOf(step)));
  const unit = new Set(
    expanded(
      step.built.filter((name) => !taken.has(name)),
      model,
      step,
    ),
  );
  const before = model.drawings
    .filter((other) => other.guide === guide && !other.extra && (other.arm === arm || other.arm === 'both' || arm === 'both'))
    .filter((other) => typeof other.step === 'number' && other.step < number && shownIn(other, model).some((name) => unit.has(name)))
    .sort((a, b) => Number(b.step) - Number(a.step))[0];
  if (!before) return undefined;
  if (dot(before.view.up ?? upright, step.view.up ?? upright) < turned) return 'Turn over';
  return dot(normalise(before.view.from), normalise(step.view.from)) < turned ? 'Other side' : undefined;
}
