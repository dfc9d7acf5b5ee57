import { withPrefix } from 'gatsby';
import { robotOf, unitLabel, unitsOf } from '../../site/buildUnits';
import type { BuildUnit } from '../../site/buildUnits';
import { chooseUnit } from '../state/buildUnit';
import { doneSteps } from '../state/buildProgress';
import { progressRoute } from '../../site/progressRoute';
import { button } from '../../theme/controls/buttons';
import type { BenchBuild } from './stepFrameProps';

interface StepsEndProps {
  readonly build: BenchBuild;
  readonly onStep: (step: number) => void;
  readonly onUnit: (unit: BuildUnit) => void;
}

/** What comes after the last step: steps that were left out, the other arm, all guides. */
export function StepsEnd({ build, onStep, onUnit }: StepsEndProps) {
  const left = build.steps.filter((step) => !build.done.has(step));
  const others = unitsOf(build, robotOf(build.unit)).filter(
    (unit) => unit !== build.unit && build.steps.some((step) => !doneSteps({ guide: build.guide, unit }).has(step)),
  );
  const name = build.unit === 'follower' ? '' : ` (${unitLabel(build.unit).toLowerCase()})`;
  return (
    <>
      <h1>{left.length === 0 ? `All ${build.steps.length} steps done${name}` : 'The end of the steps'}</h1>
      {left.length === 0 ? (
        <p>Check your work at the end of the page before you go on.</p>
      ) : (
        <p>{left.length === 1 ? 'One step has' : `${left.length} steps have`} no tick yet. Go back before you build on it.</p>
      )}
      <div className="bench-units">
        {left.slice(0, 3).map((step) => (
          <button key={step} type="button" css={button} onClick={() => onStep(step)}>
            Go to step {step}
          </button>
        ))}
        {left.length === 0 &&
          others.map((unit) => (
            <button
              key={unit}
              type="button"
              css={button}
              onClick={() => {
                chooseUnit(unit);
                onUnit(unit);
              }}
            >
              Build it again: {unitLabel(unit).toLowerCase()}
            </button>
          ))}
      </div>
      <p>
        <a href={withPrefix(progressRoute)}>Progress over all guides</a>
      </p>
    </>
  );
}
