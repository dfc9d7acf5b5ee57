import { css } from '@emotion/react';
import { clearTicks, useDoneSteps } from '../../state/buildProgress';
import { useHydrated } from '../../state/hydrated';
import { media } from '../../styles/media';
import { button } from '../controls/buttons';
import { nextStep } from './nextStep';

// The room is taken before the ticks are known, so that nothing moves when they arrive.
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  minHeight: '2.75rem',
  margin: 'var(--space-5) 0 var(--space-4)',
  fontSize: 'var(--size-s)',
  '&[data-ready="false"]': { visibility: 'hidden' },
  '& > p': { flex: '1 1 0', margin: 0 },
  '& > p > span': { fontWeight: 640 },
  '& button:disabled': { visibility: 'hidden' },
  [media.phone]: { '& > p > span': { display: 'block' } },
  [media.print]: { display: 'none' },
});

/** How far a reader has come in a guide, a link to the place to go on, and the way to begin again. */
export function BuildProgress({ guide, steps }: { readonly guide: string; readonly steps: readonly number[] }) {
  const ready = useHydrated();
  const ticked = useDoneSteps(guide);
  const done = steps.filter((step) => ticked.has(step)).length;
  const next = nextStep(steps, ticked);
  return (
    <div css={bar} data-build-progress={guide} data-ready={ready}>
      <p>
        <span role="status">
          {done} of {steps.length} steps done
        </span>{' '}
        {next !== null && <a href={`#step-${next}`}>Continue at step {next}</a>}
        {done === 0 && 'Tick the steps: this browser keeps your place.'}
      </p>
      <button css={button} type="button" disabled={done === 0} onClick={() => clearTicks(guide)}>
        Clear ticks
      </button>
    </div>
  );
}
