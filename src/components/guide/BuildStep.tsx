import { memo, use } from 'react';
import type { ReactNode } from 'react';
import { tickStep } from '../../state/buildProgress';
import type { BuildUnit } from '../../site/buildUnits';
import { useHydrated } from '../../state/hydrated';
import { ShownBuildContext } from './shownBuild';

interface BuildStepProps {
  readonly step: string;
  readonly title: string;
  readonly id: string;
  readonly children?: ReactNode;
}

interface StepItemProps extends BuildStepProps {
  readonly guide: string;
  readonly unit: BuildUnit;
  readonly done: boolean;
  readonly isNext: boolean;
}

/** A step as it stands. Only those that a tick changes are rendered again: a page can have hundreds. */
const StepItem = memo(function StepItem({ step, title, id, guide, unit, done, isNext, children }: StepItemProps) {
  const hydrated = useHydrated();
  const number = Number(step);
  return (
    <li id={id} value={number} data-done={done} data-next={isNext}>
      {/* The link is no word of the heading. */}
      <div className="step-title">
        <h3>
          <span className="step-number">{step}</span>
          {title}
        </h3>
        <a className="anchor" href={`#${id}`} aria-label="Link to this step">
          #
        </a>
      </div>
      {isNext && <span className="step-next">Next</span>}
      {children}
      <label className="step-tick">
        <input
          type="checkbox"
          checked={done}
          disabled={!hydrated}
          onChange={({ currentTarget }) => tickStep({ guide, unit }, number, currentTarget.checked)}
        />
        Step {step} done
      </label>
    </li>
  );
});

/** One step of a build guide with a link of its own and a box to tick. The build has put parts and drawings into it. */
export function BuildStep(step: BuildStepProps) {
  const { guide, unit, done, next } = use(ShownBuildContext);
  const number = Number(step.step);
  return <StepItem {...step} guide={guide} unit={unit} done={done.has(number)} isNext={next === number} />;
}
