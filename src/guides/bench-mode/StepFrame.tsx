import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { unitLabel } from '../../site/buildUnits';
import type { BuildUnit } from '../../site/buildUnits';
import { keepPlace, placeOf } from '../state/buildPlace';
import { doneSteps, tickStep } from '../state/buildProgress';
import { leaveStep, showStep } from '../state/openStep';
import { storage } from '../../theme/state/storage';
import { button } from '../../theme/controls/buttons';
import { ChevronIcon, CloseIcon } from '../../theme/controls/icons';
import { CheckIcon } from '../../theme/controls/pageIcons';
import { frameStyle } from './frameStyle';
import type { StepFrameProps } from './stepFrameProps';
import { StepsEnd } from './StepsEnd';
import { addressOf, headingOf, stageOf, stepsAround } from './stepsOnPage';
import { UnitChoice } from './UnitChoice';
import { useSpread } from './useSpread';
import { useStepMoves } from './useStepMoves';
import { useWakeLock } from './useWakeLock';

/** The drawing of what is finished, at the end of a guide. */
const finishedStage = (): HTMLElement | null =>
  document.querySelector('main img[src*="-finished"]')?.closest<HTMLElement>('div:has(> figure)') ?? null;

/** Puts the focus on an element that it cannot be moved to by keys, as long as it is there. */
function focusOnce(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Steps of the page one at a time, as large as the screen, with keys for a thumb. */
export default function StepFrame({ open, build }: StepFrameProps) {
  const steps = useMemo(() => stepsAround(open), [open]);
  const index = steps.findIndex((step) => addressOf(step) === open);
  const step = steps[index];
  const isEnd = open === 'end' && build !== undefined;
  const isStart = open === 'start' && build !== undefined;
  const stage = useMemo(() => (step ? stageOf(step) : isEnd ? finishedStage() : null), [step, isEnd]);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useSpread(step, stage, isStart || isEnd ? box : null);
  const number = Number(open);
  const isDone = build?.done.has(number) ?? false;
  const lastStep = useRef(step);

  const guide = build?.guide;
  const unit = build?.unit;
  useEffect(() => {
    if (guide === undefined || unit === undefined) return;
    if (step) keepPlace({ guide, unit }, Number(addressOf(step)));
    else if (isEnd) keepPlace({ guide, unit }, null);
  }, [guide, unit, step, isEnd]);
  useEffect(() => {
    // Who was looking at the model goes on with the model.
    const hadModel = lastStep.current?.querySelector('[data-step-solid]') && lastStep.current !== step;
    if (step) lastStep.current = step;
    if (hadModel) stage?.querySelector<HTMLElement>('[data-turn]')?.click();
  }, [step, stage]);
  useEffect(
    () => () => {
      const left = lastStep.current;
      if (!left) return;
      focusOnce(headingOf(left));
      // Where the reader was in the steps, they are on the page; the browser first goes where they were on the page before.
      requestAnimationFrame(() => requestAnimationFrame(() => left.scrollIntoView({ block: 'start' })));
    },
    [],
  );

  const to = (target: HTMLElement | undefined): void => {
    if (target) showStep(addressOf(target));
  };
  const before = isEnd ? steps.at(-1) : steps[index - 1];
  const after = index >= 0 ? steps[index + 1] : undefined;
  const forward = (): void => {
    if (after) to(after);
    else if (step && build) showStep('end');
  };
  const done = (): void => {
    if (!step) return;
    if (build) tickStep(build, number, true);
    if (after) to(after);
    else if (build) showStep('end');
    else leaveStep();
  };
  const canMove = step !== undefined || isEnd;
  useStepMoves({ back: () => to(before), forward, done, leave: leaveStep });
  const chosen = (other: BuildUnit): void => {
    if (build) showStep(String(placeOf({ ...build, unit: other, done: doneSteps({ guide: build.guide, unit: other }) })));
  };

  if (!step && !isEnd && !isStart) return null;
  const count = step && `${index + 1} of ${steps.length}`;
  const title = document.querySelector('h1')?.textContent ?? '';
  return createPortal(
    <section css={frameStyle} ref={setBox} aria-label={title} data-step-frame="" data-plain={stage ? undefined : ''}>
      <header>
        {build && !isStart && build.unit !== 'follower' ? (
          <button type="button" css={button} onClick={() => showStep('start')}>
            {count && <strong>{count} </strong>}
            {unitLabel(build.unit)}
            <span className="visually-hidden">, change</span>
          </button>
        ) : (
          count && <p>{count}</p>
        )}
        <button type="button" css={button} aria-label="Leave, back to the page" onClick={leaveStep}>
          <CloseIcon />
        </button>
      </header>
      {isStart && (
        <Panel>
          <h1>What are you building?</h1>
          <UnitChoice guide={build} onChosen={chosen} />
          {storage.canKeep() && <p>Ticks are kept for each of them, in this browser only.</p>}
        </Panel>
      )}
      {isEnd && (
        <Panel>
          <StepsEnd build={build} onStep={(next) => showStep(String(next))} onUnit={chosen} />
        </Panel>
      )}
      {canMove && (
        <footer>
          <button
            type="button"
            css={button}
            aria-label="Step back"
            aria-keyshortcuts="ArrowLeft"
            disabled={!before}
            onClick={() => to(before)}
          >
            <ChevronIcon />
          </button>
          {step ? (
            <button type="button" css={button} aria-keyshortcuts="Space" onClick={done}>
              {build && isDone && <CheckIcon />}
              {build ? (isDone ? 'Done' : 'Done, next') : after ? 'Next' : 'Finish'}
              <kbd aria-hidden="true">space</kbd>
            </button>
          ) : (
            <button type="button" css={button} onClick={leaveStep}>
              Back to the page
            </button>
          )}
          <button
            type="button"
            css={button}
            aria-label="Step forward, without a tick"
            aria-keyshortcuts="ArrowRight"
            disabled={!after && !(step && build)}
            onClick={forward}
          >
            <ChevronIcon />
          </button>
        </footer>
      )}
      <AwakeNote isQuiet={isStart} />
      <p role="status" className="visually-hidden">
        {step ? `Step ${index + 1} of ${steps.length}${isDone ? ', done' : ''}` : ''}
      </p>
    </section>,
    document.body,
  );
}

/** What stands in the place of a step. */
function Panel({ children }: { readonly children: ReactNode }) {
  return <div className="bench-words">{children}</div>;
}

/** Keeps the screen awake, and says where that cannot be done: with the steps, because before them it would stand on the choices. */
function AwakeNote({ isQuiet }: { readonly isQuiet: boolean }) {
  const wake = useWakeLock();
  const [isRead, setRead] = useState(false);
  if (wake === 'awake')
    return (
      <p role="status" className="visually-hidden">
        The screen stays awake.
      </p>
    );
  if (wake === 'asking' || isRead || isQuiet) return null;
  return (
    <div className="bench-note">
      <p role="status">Your screen may go dark: the browser can’t keep it awake here.</p>
      <button type="button" css={button} onClick={() => setRead(true)}>
        OK
      </button>
    </div>
  );
}
