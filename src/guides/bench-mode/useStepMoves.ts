import { useEffect, useEffectEvent } from 'react';

/** What a reader can ask for with a key or a swipe. */
interface StepMoves {
  readonly back: () => void;
  readonly forward: () => void;
  /** Ticks the step, where it has a tick, and goes on. */
  readonly done: () => void;
  readonly leave: () => void;
}

/** Uses arrow keys or all keys itself. */
const withOwnKeys = 'input, select, textarea, canvas, summary, [role="tab"], [role="application"], dialog';

/** Distance in px that makes a touch a swipe. */
const swipe = 56;

/** Whether what was touched scrolls sideways itself. */
function scrollsSideways(element: Element | null): boolean {
  for (let at = element; at && at !== document.body; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  return false;
}

/** Whether the reader has enlarged the page with two fingers. Safari reports scales just above 1 for a page that isn't enlarged. */
const isPinched = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

/** Marks the page while it is enlarged, so that fingers pan it (`screenStyle`). */
function useMarkPinched(): void {
  useEffect(() => {
    const root = document.documentElement;
    const mark = (): void => void root.toggleAttribute('data-pinched', isPinched());
    mark();
    window.visualViewport?.addEventListener('resize', mark);
    return () => {
      window.visualViewport?.removeEventListener('resize', mark);
      root.removeAttribute('data-pinched');
    };
  }, []);
}

/** Moves through steps by arrow keys, the space bar, Escape, and by swipes to the side where the page isn't enlarged. */
export function useStepMoves({ back, forward, done, leave }: StepMoves): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
    if (document.querySelector('dialog[open]') || (target instanceof Element && target.closest(withOwnKeys))) return;
    const isOnControl = target instanceof Element && target.closest('button, a') !== null;
    const move = { ArrowLeft: back, ArrowRight: forward, Escape: leave, ...(isOnControl ? {} : { ' ': done }) }[key];
    if (!move) return;
    event.preventDefault();
    move();
  });
  const onSwipe = useEffectEvent((x: number, y: number) => {
    if (Math.abs(x) < swipe || Math.abs(x) < 2 * Math.abs(y)) return;
    if (x < 0) forward();
    else back();
  });
  useMarkPinched();
  useEffect(() => {
    let start: Touch | undefined;
    const keyed = (event: KeyboardEvent): void => onKey(event);
    const began = ({ touches, target }: TouchEvent): void => {
      const element = target instanceof Element ? target : null;
      const isOurs = touches.length === 1 && !isPinched() && !element?.closest('canvas, input, dialog') && !scrollsSideways(element);
      start = isOurs ? touches[0] : undefined;
    };
    const ended = ({ changedTouches: [end] }: TouchEvent): void => {
      if (start && end && !isPinched()) onSwipe(end.clientX - start.clientX, end.clientY - start.clientY);
      start = undefined;
    };
    window.addEventListener('keydown', keyed);
    window.addEventListener('touchstart', began, { passive: true });
    window.addEventListener('touchend', ended, { passive: true });
    return () => {
      window.removeEventListener('keydown', keyed);
      window.removeEventListener('touchstart', began);
      window.removeEventListener('touchend', ended);
    };
  }, []);
}
