import { useState } from 'react';
import { allBuilds } from '../plan/builds';
import type { Ticks } from '../plan/builds';
import type { BuildPlan } from '../../model/buildPlan';
import { keepPlace } from '../state/buildPlace';
import { button } from '../../theme/controls/buttons';
import { countTicks, keepTicks } from './keepTicks';

interface StartOverProps {
  readonly plan: BuildPlan;
  readonly ticks: Ticks;
}

/** Takes all ticks away, and the places that the reader has left, after a second press. */
export function StartOver({ plan, ticks }: StartOverProps) {
  const [isSure, setSure] = useState(false);
  const count = countTicks(ticks);
  const clear = (): void => {
    keepTicks(plan, new Map(), 'replace');
    for (const { guide, unit } of allBuilds(plan)) keepPlace({ guide: guide.guide, unit }, null);
    setSure(false);
  };
  return (
    <section aria-label="Start over">
      <h3>Start over</h3>
      <p role="status">
        {count === 0
          ? 'Nothing is ticked.'
          : `${count} ${count === 1 ? 'tick' : 'ticks'} of both robots will be gone. Save them as a file first if you may need them.`}
      </p>
      {count > 0 && (
        <div className="tracker-tools">
          <button type="button" css={button} onClick={isSure ? clear : () => setSure(true)}>
            {isSure ? 'Yes, clear all ticks' : 'Clear all ticks'}
          </button>
          {isSure && (
            <button type="button" css={button} onClick={() => setSure(false)}>
              Keep them
            </button>
          )}
        </div>
      )}
    </section>
  );
}
