import { css } from '@emotion/react';
import { createElement, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useHydrated } from '../../state/hydrated';
import { loadPiece } from '../../state/loadPiece';
import { media } from '../../styles/media';
import type { StepSolidProps } from '../solids/StepSolid';

const box = css({
  position: 'relative',
  '& > button': {
    position: 'absolute',
    top: 0,
    right: 0,
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg)',
    color: 'var(--accent)',
  },
  [media.screen]: { '&[data-turned] > :not([data-step-solid])': { display: 'none' } },
  [media.print]: { '& > button': { display: 'none' } },
});

/** Buttons that open a step in 3D, in the order of the page, without those of the arm that is not shown. */
const openers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-turn]')].filter((one) => one.offsetParent !== null || one.closest('[data-turned]'));

/** The button of a view. */
const openerOf = (view: string): HTMLElement | undefined => openers().find((one) => one.dataset.turn === view);

/** The button of the step before or after a view on the page. */
function neighbour(view: string, direction: -1 | 1): HTMLElement | undefined {
  const all = openers();
  const at = all.findIndex((one) => one.dataset.turn === view);
  return at < 0 ? undefined : all[at + direction];
}

interface TurnStepProps extends Pick<StepSolidProps, 'view' | 'guide' | 'size'> {
  /** The drawing. */
  readonly children: ReactNode;
}

interface Turned {
  readonly view: ComponentType<StepSolidProps>;
  /** Whether the page has a step before and after it. */
  readonly before: boolean;
  readonly after: boolean;
}

/** A drawing with a button that turns it into a 3D view in its place. The code of the view, and the models, come with the first press. */
export function TurnStep({ children, ...step }: TurnStepProps) {
  const hydrated = useHydrated();
  const [turned, setTurned] = useState<Turned | null>(null);
  const [isReady, setReady] = useState(false);
  const [reason, setReason] = useState('');
  const close = (why = ''): void => {
    setTurned(null);
    setReady(false);
    setReason(why);
  };
  const open = (): void => {
    setReason('');
    loadPiece(() => import('../solids/StepSolid')).then(
      ({ StepSolid }) => {
        // Only one step is open: a browser has room for few.
        document.querySelector<HTMLElement>('[data-solid-close]')?.click();
        setTurned({ view: StepSolid, before: neighbour(step.view, -1) !== undefined, after: neighbour(step.view, 1) !== undefined });
      },
      () => setReason('The 3D view could not be loaded. Press the button to try again.'),
    );
  };
  const onStep = (direction: -1 | 1): void => {
    const next = neighbour(step.view, direction);
    close();
    next?.click();
    next?.closest('li, figure')?.scrollIntoView({ block: 'start' });
  };
  const onClose = (why?: string): void => {
    close(why);
    requestAnimationFrame(() => openerOf(step.view)?.focus());
  };
  return (
    <div css={box} data-turned={isReady || undefined}>
      <div>{children}</div>
      {hydrated && (
        <button type="button" data-turn={step.view} aria-label="Turn it in 3D" aria-busy={turned !== null && !isReady} onClick={open}>
          3D
        </button>
      )}
      {reason && <p role="alert">{reason}</p>}
      {turned &&
        createElement(turned.view, {
          ...step,
          onReady: () => setReady(true),
          onClose,
          ...(turned.before && { onBefore: () => onStep(-1) }),
          ...(turned.after && { onAfter: () => onStep(1) }),
        })}
    </div>
  );
}
