import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { wantsStill } from '../../state/wantsStill';

interface CollapsibleProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Open at first; when it becomes true later, the section opens. */
  readonly open?: boolean;
  readonly className?: string;
}

const box = css({
  '& > summary': { cursor: 'pointer', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
});

/**
 * Duration in ms that fits a height in px: longer ways take longer, but less than in proportion. The formula of
 * Material Design's auto height duration, as published in MUI's createTransitions.
 */
export function heightDuration(height: number): number {
  if (height <= 0) return 0;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

/** Duration of the animation; 1 ms where the reader asked for reduced motion. */
const durationFor = (height: number): number => (wantsStill() ? 1 : heightDuration(height));

/**
 * A section that opens and closes with an animated height. It is a native details element, so that it works without
 * JavaScript and by keyboard; only the animation is added.
 */
export function Collapsible({ summary, children, open = false, className }: CollapsibleProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const running = useRef<{ readonly animation: Animation; readonly opening: boolean } | null>(null);
  const [shown, setShown] = useState(open);

  // The page changed and now asks for an open section, for instance because it holds the new page.
  const [asked, setAsked] = useState(open);
  if (asked !== open) {
    setAsked(open);
    if (open) setShown(true);
  }

  const animate = (opening: boolean): void => {
    const element = content.current;
    if (!element) return;
    // On its way, it goes on from where it is.
    const from = running.current || !opening ? element.offsetHeight : 0;
    running.current?.animation.cancel();
    if (opening && details.current) details.current.open = true;
    const to = opening ? element.scrollHeight : 0;
    element.style.overflow = 'hidden';
    const frames = [{ height: `${from}px` }, { height: `${to}px` }];
    const animation = element.animate(frames, { duration: durationFor(Math.abs(to - from)), easing: 'ease-in-out' });
    running.current = { animation, opening };
    animation.onfinish = () => {
      running.current = null;
      element.style.overflow = '';
      // React would leave it open where it has never heard that it was: pressed again while it opened.
      if (details.current) details.current.open = opening;
      setShown(opening);
    };
  };

  const toggle = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    // Pressed again on its way, it turns back: until it has closed, the element counts as open.
    animate(!(running.current?.opening ?? details.current?.open));
  };

  return (
    <details ref={details} open={shown} css={box} {...(className ? { className } : {})}>
      {/* The native element already answers to Enter and Space with a click. */}
      <summary onClick={toggle}>{summary}</summary>
      <div ref={content}>{children}</div>
    </details>
  );
}
