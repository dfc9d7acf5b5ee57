import { css } from '@emotion/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../theme/feedback/loading';
import { TurnedPicture } from '../../theme/feedback/TurnedPicture';
import { signal } from '../../theme/state/signal';
import { media } from '../../theme/styles/media';
import type { StepSolidProps } from './StepSolid';

/** The view that is shown in 3D on the page, with its neighbours. */
interface ShownSolid {
  readonly view: string;
  readonly before?: string;
  readonly after?: string;
}

const shown = signal<ShownSolid | null>(null);

/** Buttons that open views, in page order, without those of the hidden arm. */
const openers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-turn]')].filter((opener) => opener.closest('figure')?.checkVisibility());

/** Shows a view in 3D and closes any other, because browsers allow few WebGL contexts. */
export function showSolid(view: string): void {
  const views = openers().map(({ dataset }) => dataset.turn);
  const at = views.indexOf(view);
  const [before, after] = [views[at - 1], views[at + 1]];
  shown.set({ view, ...(before !== undefined && { before }), ...(after !== undefined && { after }) });
}

/** Name of the view that is shown in 3D; undefined without one. */
export const shownView = (): string | undefined => shown.get()?.view;

/** Shows another view of the page and scrolls to it. */
function goToSolid(view: string): void {
  showSolid(view);
  openers()
    .find(({ dataset }) => dataset.turn === view)
    ?.closest('li, figure')
    ?.scrollIntoView({ block: 'start' });
}

/** Closes a view, unless another one is shown by now. */
function hideSolid(view: string): void {
  if (shown.get()?.view === view) shown.set(null);
}

/** The shown view if it is this one; otherwise null. */
const useShownSolid = (view: string): ShownSolid | null =>
  useSyncExternalStore(
    shown.subscribe,
    () => (shown.get()?.view === view ? shown.get() : null),
    () => null,
  );

const box = css({
  [media.screen]: {
    // The button is below the drawing, so that it covers nothing. Its space is reserved.
    '&:not([data-turned])': { position: 'relative', paddingBottom: '3rem' },
    '&[data-turned] > :not([data-step-solid])': { display: 'none' },
    '& > button': { position: 'absolute', inset: 'auto 0 0 auto', minHeight: '2.75rem' },
    // On the stage of a step that fills the screen, the drawing makes room for an error.
    '[data-stage] &:not([data-turned])': { '--below': '3rem' },
    '[data-stage] &:has(> [role="alert"])': { '--below': '5rem', paddingBottom: '5rem' },
    '[data-stage] & > button': { inset: 'auto 0.5rem 0.125rem auto' },
    '[data-stage] & [role="alert"]': {
      position: 'absolute',
      inset: 'auto 0 0 0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 'var(--space-2)',
      height: '5rem',
      overflowY: 'auto',
      margin: 0,
      padding: '0 var(--space-2)',
      background: 'var(--bg)',
      fontSize: 'var(--size-s)',
      lineHeight: 1.35,
      textAlign: 'left',
      '& > *, & > button + button': { flex: 'none', margin: 0 },
      '& > p': { flex: '0 1 auto' },
    },
  },
});

const stepSolid = lazyComponent<StepSolidProps>(() => import('./StepSolid'));

interface TurnStepProps extends Pick<StepSolidProps, 'view' | 'guide' | 'arm' | 'size'> {
  /** The drawing. */
  readonly children: ReactNode;
}

/** A drawing with a button that replaces it with a 3D view. */
export function TurnStep({ children, ...step }: TurnStepProps) {
  const { view } = step;
  const shown = useShownSolid(view);
  useEffect(() => () => hideSolid(view), [view]);
  return (
    <TurnedPicture
      box={box}
      words="Turn it in 3D"
      name={view}
      view={stepSolid}
      viewProps={{ ...step, ...(shown ?? {}), onGo: goToSolid }}
      failed="The 3D view could not be loaded. The drawing shows the step."
      isOpen={shown !== null}
      onOpen={() => showSolid(view)}
      onClose={() => hideSolid(view)}
    >
      <div>{children}</div>
    </TurnedPicture>
  );
}
