import { Global } from '@emotion/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { decodeURIComponent } from '../../model/addresses';
import { firstRobot, unitLabel } from '../../site/buildUnits';
import type { BuildUnit } from '../../site/buildUnits';
import { showSolid, shownView } from '../../solids/view/TurnStep';
import { button } from '../../theme/controls/buttons';
import { ChevronIcon, CloseIcon } from '../../theme/controls/icons';
import { CheckIcon } from '../../theme/controls/pageIcons';
import { doneSteps, keepPlace, placeOf, tickStep } from '../state/buildProgress';
import { chooseUnit } from '../state/buildUnit';
import { leaveStep, showStep } from '../state/openStep';
import { finishedStep, stepAt, stepsAround } from '../state/pageSteps';
import type { PageStep } from '../state/pageSteps';
import { EndPanel, StartPanel } from './panels';
import type { BenchBuild } from './panels';
import { bar, keys, note, panel, screenStyle } from './screenStyle';
import { useShownAlone } from './shownStep';
import { useStepMoves } from './useStepMoves';
import { useWholeText } from './useWholeText';
import { benchWords } from '../../site/words/bench';
import { stepWords } from '../../site/words/steps';

/** Whether the screen stays awake; `asking` until the browser has answered, `refused` where it cannot or does not want to. */
type WakeState = 'asking' | 'awake' | 'refused';

/**
 * Keeps the screen awake while a component is shown. Browsers give it up when the page is hidden, so it is asked for again when the page
 * comes back.
 */
function useWakeLock(): WakeState {
  const [state, setState] = useState<WakeState>('asking');
  useEffect(() => {
    let left = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        // Not every browser has it, and none over plain HTTP.
        const granted = await (navigator as Partial<Navigator>).wakeLock?.request('screen');
        if (left) return void granted?.release();
        lock = granted;
        setState(granted ? 'awake' : 'refused');
      } catch {
        // Such as with little battery left.
        if (!left) setState('refused');
      }
    };
    const onVisible = (): void => void ask();
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
  return state;
}

export interface StepScreenProps {
  /** The step that the address asks for. */
  readonly open: string;
  /** Undefined for a procedure, which keeps no ticks. */
  readonly build?: BenchBuild | undefined;
  /** Becomes the screen where no step of the page does: before the first one, and after the last one if nothing shows what is finished. */
  readonly place: HTMLElement;
}

/** Moves the focus to an element that can't be reached by Tab. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Element that the hash of the address names. */
const hashTarget = (): HTMLElement | null => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/** Leaves the screen when a link leads to another place on the page. */
function useLeaveByLink(screen: HTMLElement | null): void {
  useEffect(() => {
    const onHash = (): void => {
      const target = hashTarget();
      if (target && !screen?.contains(target)) leaveStep();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [screen]);
}

/** Focuses the step shown last, or where a link leads, once the page is back; without both, what opened the screen. */
function useFocusOnPage(step: PageStep | undefined): void {
  const [opener] = useState(() => document.activeElement);
  const last = useRef(step);
  useEffect(() => {
    // A reader who looked at the 3D view goes on with it.
    const hadView = last.current !== step && [...(last.current?.views ?? [])].some(({ name }) => name === shownView());
    if (step) last.current = step;
    const view = hadView && [...(step?.views ?? [])].find(({ figure }) => figure.current?.checkVisibility());
    if (view) showSolid(view.name);
  }, [step]);
  useEffect(
    () => () => {
      const left = hashTarget() ?? last.current?.element ?? null;
      const heading = stepAt(left)?.heading ?? left;
      if (heading) focusOnce(heading);
      else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      // Later, because the browser first scrolls to where the reader was before.
      requestAnimationFrame(() => requestAnimationFrame(() => left?.scrollIntoView({ block: 'start' })));
    },
    [opener],
  );
}

/** One step of the page on the whole screen: renders a bar and keys into the step itself. */
export default function StepScreen({ open, build, place }: StepScreenProps) {
  const steps = useMemo(() => stepsAround(open), [open]);
  const index = steps.findIndex(({ name }) => name === open);
  const step = steps[index];
  const isStart = open === 'start' && build !== undefined;
  const isEnd = open === 'end' && build !== undefined;
  const shown = step ?? (isEnd ? finishedStep() : undefined);
  const screen = shown?.element ?? (isStart || isEnd ? place : null);
  const panelHeading = useRef<HTMLHeadingElement>(null);
  const description = useId();
  useShownAlone({ element: screen, step: shown, panelHeading }, description);
  useLeaveByLink(screen);
  useFocusOnPage(step);
  const wake = useWakeLock();
  const text = useWholeText(step ? screen : null, open);
  const [isNoteRead, setNoteRead] = useState(false);

  const guide = build?.guide;
  const unit = build?.unit;
  useEffect(() => {
    if (guide === undefined || unit === undefined) return;
    if (step) keepPlace({ guide, unit }, Number(step.name));
    else if (isEnd) keepPlace({ guide, unit }, null);
  }, [guide, unit, step, isEnd]);

  const number = Number(open);
  // A step without a row has nothing to tick.
  const isTicked = build?.steps.includes(number) ?? false;
  const isDone = build?.done.has(number) ?? false;
  const before = isEnd ? steps.at(-1) : steps[index - 1];
  const after = index >= 0 ? steps[index + 1] : undefined;
  const canGoOn = after !== undefined || (step !== undefined && build !== undefined);
  const back = (): void => {
    if (before) showStep(before.name);
  };
  const forward = (): void => {
    if (canGoOn) showStep(after ? after.name : 'end');
  };
  const done = (): void => {
    if (!step) return;
    if (text.isCut) {
      text.show();
      return;
    }
    if (build && isTicked) tickStep(build, number, true);
    if (canGoOn) forward();
    else leaveStep();
  };
  const chosen = (other: BuildUnit): void => {
    if (!build) return;
    chooseUnit(other);
    showStep(String(placeOf({ ...build, unit: other, done: doneSteps({ guide: build.guide, unit: other }) })));
  };
  useStepMoves({ back, forward, done, leave: leaveStep });

  if (!screen) return null;
  const count = step && `${index + 1} of ${steps.length}`;
  const bars = (
    <>
      <header css={bar}>
        {build && !isStart && build.unit !== firstRobot ? (
          <button type="button" css={button} onClick={() => showStep('start')}>
            {count && <strong>{count} </strong>}
            {unitLabel(build.unit)}
            <span className="visually-hidden">, {benchWords.change}</span>
          </button>
        ) : (
          count && <p>{count}</p>
        )}
        <p id={description} hidden>
          {count && benchWords.title(count, isDone)}
        </p>
        <button type="button" css={button} aria-label={benchWords.close} onClick={leaveStep}>
          <CloseIcon />
        </button>
      </header>
      {isStart && (
        <div css={panel} className="bench">
          <StartPanel heading={panelHeading} build={build} onUnit={chosen} />
        </div>
      )}
      {isEnd && (
        <div css={panel} className="bench">
          <EndPanel heading={panelHeading} build={build} onUnit={chosen} onStep={(next) => showStep(String(next))} />
        </div>
      )}
      {wake === 'awake' && <p className="bench visually-hidden">{benchWords.awake}</p>}
      {!isStart && (
        <footer css={keys}>
          {wake === 'refused' && !isNoteRead && (
            <div css={note}>
              <p role="status">{benchWords.mayGoDark}</p>
              <button type="button" css={button} onClick={() => setNoteRead(true)}>
                {benchWords.understood}
              </button>
            </div>
          )}
          <button
            type="button"
            css={button}
            aria-label={benchWords.previousStep}
            aria-keyshortcuts="ArrowLeft"
            disabled={!before}
            onClick={back}
          >
            <ChevronIcon />
          </button>
          {step ? (
            <button type="button" css={button} aria-keyshortcuts="Space" onClick={done}>
              {isDone && !text.isCut && <CheckIcon />}
              {text.isCut
                ? benchWords.moreBelow
                : isTicked
                  ? isDone
                    ? benchWords.done
                    : benchWords.doneNext
                  : canGoOn
                    ? stepWords.next
                    : benchWords.finish}
              <kbd aria-hidden="true">{benchWords.space}</kbd>
            </button>
          ) : (
            <button type="button" css={button} onClick={leaveStep}>
              {benchWords.backToPage}
            </button>
          )}
          <button
            type="button"
            css={button}
            aria-label={benchWords.skip}
            aria-keyshortcuts="ArrowRight"
            disabled={!canGoOn}
            onClick={forward}
          >
            <ChevronIcon />
          </button>
        </footer>
      )}
    </>
  );
  return (
    <>
      {/* Not in the portal, which is rendered anew in each step: new styles make the browser match those of the whole page again. */}
      <Global styles={screenStyle} />
      {createPortal(bars, screen)}
    </>
  );
}
