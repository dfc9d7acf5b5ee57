import { css } from '@emotion/react';
import { useRef } from 'react';
import { firstRobot, unitLabel } from '../../site/buildUnits';
import type { GuideUnits } from '../../site/buildUnits';
import { isArmChosen } from '../state/armChoice';
import { keepDone, keepPlace, placeOf, placeToGoOn } from '../state/buildProgress';
import type { ShownBuild } from '../state/buildProgress';
import { useHydrated } from '../../theme/state/hydrated';
import { showStep, useOpenStep } from '../state/openStep';
import { storage } from '../../theme/state/storage';
import { media } from '../../theme/styles/media';
import { StepMode } from '../bench-mode/StepMode';
import { button } from '../../theme/controls/buttons';
import { useFocusBack } from '../../theme/controls/useFocusBack';
import { useShortly } from '../../theme/controls/useShortly';
import { ArmSwitch } from './ArmSwitch';

// Reserves its space before the ticks are known, so that the layout doesn't shift.
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  margin: 'var(--space-5) 0 var(--space-4)',
  fontSize: 'var(--size-s)',
  '&[data-ready="false"]': { visibility: 'hidden' },
  '& > p': { flex: '1 1 17rem', margin: 0 },
  '& > p > span': { display: 'block', fontWeight: 'var(--weight-strong)' },
  [media.print]: { display: 'none' },
});

/** How long clearing ticks can be undone, in ms. */
const regretTime = 10_000;

/** Ticks that were just cleared, with the place in the guide. */
interface Cleared {
  readonly unit: string;
  readonly ticks: ReadonlySet<number>;
  readonly place: number;
}

/** The reader's progress in a guide with the chosen arm, a link to the step to continue at, and a button that clears the ticks. */
export function BuildProgress({ guide, build }: { readonly guide: GuideUnits; readonly build: ShownBuild }) {
  const ready = useHydrated();
  const { steps, done: ticked } = build;
  const done = steps.filter((step) => ticked.has(step)).length;
  const next = placeToGoOn(steps, ticked);
  const cannotKeep = ready && !storage.canKeep();
  const start = useRef<HTMLButtonElement>(null);
  // If no step was shown yet, there is no heading to return to.
  useFocusBack(start, useOpenStep() !== null);
  // For undo: the clear button is close to the continue link.
  const [cleared, setCleared] = useShortly<Cleared | null>(null, regretTime);
  const clear = (): void => {
    setCleared({ unit: build.unit, ticks: new Set(ticked), place: placeOf(build) });
    keepDone(build, new Set());
    keepPlace(build, null);
    // The pressed button disappears with the ticks, so move the focus.
    start.current?.focus();
  };
  const bringBack = (): void => {
    if (cleared === null) return;
    keepDone(build, new Set([...cleared.ticks, ...ticked]));
    keepPlace(build, cleared.place);
    setCleared(null);
    start.current?.focus();
  };
  const isOfArm = /right|left/.test(build.unit);
  return (
    <div css={bar} data-build-progress={build.guide} data-ready={ready}>
      {isOfArm && <ArmSwitch name="Arm that the ticks are for" />}
      <p>
        <span role="status">
          {build.unit === firstRobot ? '' : `${unitLabel(build.unit)}: `}
          {done} of {steps.length} steps done
        </span>{' '}
        {next !== null && <a href={`#step-${next}`}>Continue at step {next}</a>}
        {done === 0 && !cannotKeep && 'This browser keeps your ticks.'}
        {done === steps.length && 'All done.'}
        {cannotKeep &&
          ' This browser can’t keep your ticks, because its storage is blocked or full. You lose them when you close the page.'}
      </p>
      {/* The arm is asked once. */}
      <button ref={start} css={button} type="button" onClick={() => showStep(isOfArm && !isArmChosen() ? 'start' : String(placeOf(build)))}>
        {done === 0 ? 'Start building' : 'Continue building'}
      </button>
      {done > 0 && (
        <button css={button} type="button" onClick={clear}>
          Clear ticks
        </button>
      )}
      {cleared?.unit === build.unit && (
        <button css={button} type="button" onClick={bringBack}>
          Bring back {cleared.ticks.size} {cleared.ticks.size === 1 ? 'tick' : 'ticks'}
        </button>
      )}
      <StepMode build={{ ...build, ...guide }} />
    </div>
  );
}
