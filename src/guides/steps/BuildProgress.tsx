import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useEffect, useEffectEvent, useRef } from 'react';
import { firstRobot, unitLabel } from '../../site/buildUnits';
import type { GuideUnits } from '../../site/buildUnits';
import { isArmChosen } from '../state/armChoice';
import { placeOf, placeToGoOn } from '../state/buildProgress';
import type { ShownBuild } from '../state/buildProgress';
import { useHydrated } from '../../theme/state/hydrated';
import { showStep, useOpenStep } from '../state/openStep';
import { storage } from '../../theme/state/storage';
import { media } from '../../theme/styles/media';
import { StepMode } from '../bench-mode/StepMode';
import { mainButton } from '../../theme/controls/buttons';
import { useFocusBack } from '../../theme/controls/useFocusBack';
import { noteBuild } from '../state/lastBuild';
import { ArmSwitch } from './ArmSwitch';
import { unnumbered } from '../plan/guideTitle';
import { stepWords } from '../../site/words/steps';

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

/** The reader's progress in a guide with the chosen arm, a link to the step to continue at, and the button that opens it. */
export function BuildProgress({ guide, build }: { readonly guide: GuideUnits; readonly build: ShownBuild }) {
  const ready = useHydrated();
  const { steps, done: ticked } = build;
  const done = steps.filter((step) => ticked.has(step)).length;
  const next = placeToGoOn(steps, ticked);
  const cannotKeep = ready && !storage.canKeep();
  const start = useRef<HTMLButtonElement>(null);
  // If no step was shown yet, there is no heading to return to.
  useFocusBack(start, useOpenStep() !== null);
  const noted = useRef<ReadonlySet<number>>(null);
  const note = useEffectEvent(() => {
    const title = unnumbered(document.querySelector('article > header h1')?.textContent ?? '');
    if (noted.current !== null && noted.current !== ticked)
      noteBuild(build, { route: window.location.pathname.slice(withPrefix('/').length - 1), title });
    noted.current = ticked;
  });
  // Ticks that were read from storage are no change.
  useEffect(() => {
    if (ready) note();
  }, [ready, ticked]);
  const isOfArm = /right|left/.test(build.unit);
  return (
    <div css={bar} data-needs-script="" data-build-progress={build.guide} data-ready={ready}>
      {isOfArm && <ArmSwitch name={stepWords.armOfTicks} />}
      <p>
        <span role="status">
          {build.unit === firstRobot ? '' : `${unitLabel(build.unit)}: `}
          {stepWords.progress(done, steps.length)}
        </span>{' '}
        {next !== null && <a href={`#step-${next}`}>{stepWords.continueAt(next)}</a>}
        {done === 0 && !cannotKeep && stepWords.kept}
        {done === steps.length && stepWords.allDone}
        {cannotKeep && ` ${stepWords.notKept}`}
      </p>
      {/* The arm is asked once. */}
      <button
        ref={start}
        css={mainButton}
        type="button"
        onClick={() => showStep(isOfArm && !isArmChosen() ? 'start' : String(placeOf(build)))}
      >
        {done === 0 ? stepWords.start : stepWords.continue}
      </button>
      <StepMode build={{ ...build, ...guide }} />
    </div>
  );
}
