import { use } from 'react';
import type { ReactNode } from 'react';
import { tickStep, useStepState } from '../state/buildProgress';
import { useHydrated } from '../../theme/state/hydrated';
import { ShownBuildContext } from './shownBuild';

interface BuildStepProps {
  readonly step: string;
  readonly title: string;
  readonly id: string;
  readonly children?: ReactNode;
}

/** One step of a build guide with an anchor link and a checkbox. The build inserts its parts and drawings. */
export function BuildStep({ step, title, id, children }: BuildStepProps) {
  const { steps, ...build } = use(ShownBuildContext);
  const number = Number(step);
  const state = useStepState(build, steps, number);
  const hydrated = useHydrated();
  const done = state === 'done';
  const isNext = state === 'next';
  return (
    <li id={id} value={number} data-done={done} data-next={isNext}>
      {/* The link is outside the heading, so that it isn't part of its name. */}
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
          onChange={({ currentTarget }) => tickStep(build, number, currentTarget.checked)}
        />
        Step {step} done
      </label>
    </li>
  );
}
