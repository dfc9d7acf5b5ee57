import { withPrefix } from 'gatsby';
import type { Ref } from 'react';
import { firstRobot, robotOf, robots, unitLabel, unitsOf } from '../../site/buildUnits';
import type { BuildUnit, GuideUnits } from '../../site/buildUnits';
import { progressRoute } from '../../site/pages';
import { button } from '../../theme/controls/buttons';
import { storage } from '../../theme/state/storage';
import { doneSteps } from '../state/buildProgress';
import type { ShownBuild } from '../state/buildProgress';
import { benchWords } from '../../site/words/bench';

/** A guide that is built, with its ticks and the units that it can be built for. */
export interface BenchBuild extends GuideUnits, ShownBuild {}

interface PanelProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly build: BenchBuild;
  readonly onUnit: (unit: BuildUnit) => void;
}

/** Shown before the first step: asks what the reader builds, an arm of one of the robots or one of the robots. */
export function StartPanel({ heading, build, onUnit }: PanelProps) {
  return (
    <>
      <h1 ref={heading}>{benchWords.whatDoYouBuild}</h1>
      <div className="bench-units">
        {robots
          .flatMap((robot) => unitsOf(build, robot))
          .map((unit) => (
            <button key={unit} type="button" css={button} onClick={() => onUnit(unit)}>
              {unitLabel(unit)}
            </button>
          ))}
      </div>
      {storage.canKeep() && <p>{benchWords.ticksOfEach}</p>}
    </>
  );
}

/** Anchor of the section in which a guide has its check, below the heading “Check your work”. */
const checkAnchor = 'check-your-work';

/** Shown after the last step: steps without a tick, the other arm, all guides. */
export function EndPanel({ heading, build, onUnit, onStep }: PanelProps & { readonly onStep: (step: number) => void }) {
  const left = build.steps.filter((step) => !build.done.has(step));
  const others = unitsOf(build, robotOf(build.unit)).filter(
    (unit) => unit !== build.unit && build.steps.some((step) => !doneSteps({ guide: build.guide, unit }).has(step)),
  );
  const name = build.unit === firstRobot ? '' : ` (${unitLabel(build.unit).toLowerCase()})`;
  return (
    <>
      <h1 ref={heading}>{left.length === 0 ? `${benchWords.allStepsDone(build.steps.length)}${name}` : benchWords.end}</h1>
      {left.length === 0 ? (
        <p>
          {document.getElementById(checkAnchor) ? <a href={`#${checkAnchor}`}>{benchWords.checkWork}</a> : benchWords.checkWork}{' '}
          {benchWords.checkWhere}
        </p>
      ) : (
        <p>{benchWords.notTicked(left.length)}</p>
      )}
      <div className="bench-units">
        {left.slice(0, 3).map((step) => (
          <button key={step} type="button" css={button} onClick={() => onStep(step)}>
            {benchWords.goTo(step)}
          </button>
        ))}
        {left.length === 0 &&
          others.map((unit) => (
            <button key={unit} type="button" css={button} onClick={() => onUnit(unit)}>
              {benchWords.again(unitLabel(unit).toLowerCase())}
            </button>
          ))}
      </div>
      <p>
        <a href={withPrefix(progressRoute)}>{benchWords.allGuides}</a>
      </p>
    </>
  );
}
