import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { PropFigure } from '../../model/pageTypes';
import { iconButton } from '../controls/buttons';
import { CloseIcon } from '../controls/icons';
import { closeOnBack } from '../state/closeOnBack';
import { bareDialog } from '../styles/bareDialog';
import { media } from '../styles/media';
import { Picture } from './Picture';
import { frameWords } from '../../site/words/frame';
import { textWords } from '../../site/words/text';

/** Zoom steps for buttons and keys; 1 fits the window. */
const steps = [1, 1.5, 2, 3, 4, 6] as const;

/** Maximum zoom, at which the smallest label of a drawing is as large as a heading. */
const greatest = steps[steps.length - 1] ?? 1;

/** Clamps a zoom to the allowed range; 1 is the minimum, so that drawings never get smaller than the window. */
export const allowedZoom = (zoom: number): number => Math.min(greatest, Math.max(1, zoom));

/** Next larger (`1`) or smaller (`-1`) step; at the end the same zoom. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? steps.find((step) => step > zoom + 0.01) : steps.findLast((step) => step < zoom - 0.01);
  return next ?? allowedZoom(zoom);
}

/**
 * Scroll position that keeps a point under the fingers: `scroll` is the position before, `at` the distance of the point from the edge of
 * the box, both in px, and `factor` the change in size.
 */
export const scrollFor = (scroll: number, at: number, factor: number): number => (scroll + at) * factor - at;

interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const pointOf = ({ clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): Point => ({ x: clientX, y: clientY });

/**
 * Zooms the content of a scrolling box by pinching, or by the wheel with Ctrl, which touchpads send for a pinch. The point between the
 * fingers stays in place; for buttons and keys, the centre of the box.
 */
function usePinch(room: RefObject<HTMLElement | null>, zoom: number, setZoom: (zoom: number) => void): void {
  const shown = useRef(zoom);
  const focus = useRef<Point>(null);

  // A layout effect, so that the scroll position is corrected before paint.
  useLayoutEffect(() => {
    const box = room.current;
    const factor = zoom / shown.current;
    shown.current = zoom;
    if (!box || factor === 1) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const { x, y } = focus.current ?? { x: left + width / 2, y: top + height / 2 };
    focus.current = null;
    box.scrollTo(scrollFor(box.scrollLeft, x - left, factor), scrollFor(box.scrollTop, y - top, factor));
  }, [room, zoom]);

  useEffect(() => {
    const box = room.current;
    if (!box) return undefined;
    let start: { readonly distance: number; readonly zoom: number } | undefined;
    const to = (next: number, at: Point): void => {
      focus.current = at;
      setZoom(allowedZoom(next));
    };
    const fingers = ({ touches: [first, second] }: TouchEvent): readonly [Point, Point] | undefined =>
      first && second && [pointOf(first), pointOf(second)];
    const onTouch = (event: TouchEvent): void => {
      const pair = fingers(event);
      if (!pair) return void (start = undefined);
      const distance = Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y);
      if (!start || event.type !== 'touchmove') return void (start = { distance, zoom: shown.current });
      event.preventDefault();
      to((start.zoom * distance) / Math.max(1, start.distance), between(...pair));
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      to(shown.current * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    // React's listeners are passive and couldn't prevent the browser's zoom.
    for (const type of touches) box.addEventListener(type, onTouch, { passive: false });
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      for (const type of touches) box.removeEventListener(type, onTouch);
      box.removeEventListener('wheel', onWheel);
    };
  }, [room, setZoom]);
}

const box = css(bareDialog, {
  width: '100%',
  background: 'var(--bg)',
  [media.screen]: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  // Print the page, not the dialog.
  [media.print]: { '&&': { display: 'none' } },
  '& > header': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 'var(--space-1)',
    padding: 'var(--space-1) var(--space-2)',
    borderBottom: '1px solid var(--line)',
  },
  '& > header > output': { minWidth: '4rem', fontSize: 'var(--size-s)', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& > header > button': { width: '2.75rem', height: '2.75rem', fontSize: 'var(--size-l)' },
  '& > header > button:last-of-type': { marginLeft: 'auto' },
  '& > header svg': { width: '1.25rem', height: '1.25rem' },
  // The browser scrolls. Pinching is handled here, because the browser's zoom would move the buttons out of view.
  '& > div': { display: 'flex', flex: '1 1 0', minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain', touchAction: 'pan-x pan-y' },
  '& > div > picture': { display: 'contents' },
  '& > div img': { display: 'block', flex: 'none', maxWidth: 'none', height: 'auto', margin: 'auto', background: 'var(--figure-ground)' },
});

/** Props: a drawing or photo with its largest size in px. */
export interface LargeDrawingProps extends Pick<PropFigure, 'width' | 'height' | 'publicURL' | 'photo'> {
  readonly alt: string;
  readonly onClose: () => void;
}

/** Width in px at which a drawing fits a box. */
const fitting = (box: HTMLElement, { width, height }: Pick<LargeDrawingProps, 'width' | 'height'>): number =>
  Math.max(1, Math.min(box.clientWidth, (box.clientHeight * width) / height));

/**
 * Drawing as large as the window. It zooms by pinching, Ctrl with the wheel, + and −, and scrolls. A native modal dialog: the browser traps
 * and restores the focus. Escape, the button and "back" close it.
 */
export function LargeDrawing({ alt, width, height, publicURL, photo, onClose }: LargeDrawingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(0);
  const [zoom, setZoom] = useState(1);
  usePinch(room, zoom, setZoom);

  useEffect(() => {
    const element = dialog.current;
    const around = room.current;
    if (!element || !around) return undefined;
    element.showModal();
    const measure = (): void => setFit(fitting(around, { width, height }));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const stop = closeOnBack(() => element.close());
    return () => {
      stop();
      observer.disconnect();
    };
  }, [width, height]);

  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') setZoom((now) => nextZoom(now, 1));
    if (key === '-') setZoom((now) => nextZoom(now, -1));
  };

  return createPortal(
    <dialog
      ref={dialog}
      css={box}
      className="large-drawing"
      aria-label={textWords.drawing.name(photo !== null)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header>
        <button
          css={iconButton}
          type="button"
          aria-label={textWords.drawing.smaller}
          disabled={zoom <= 1}
          onClick={() => setZoom(nextZoom(zoom, -1))}
        >
          −
        </button>
        <output aria-label={textWords.drawing.zoom}>{Math.round(zoom * 100)} %</output>
        <button
          css={iconButton}
          type="button"
          aria-label={textWords.drawing.larger}
          disabled={nextZoom(zoom, 1) === zoom}
          onClick={() => setZoom(nextZoom(zoom, 1))}
        >
          +
        </button>
        <button css={iconButton} type="button" aria-label={frameWords.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </header>
      <div ref={room} role="group" aria-label={textWords.drawing.seen(photo !== null)} tabIndex={0}>
        {fit > 0 && (
          <Picture
            {...{ alt, width, height, publicURL, photo }}
            sizes={`${Math.round(fit * zoom)}px`}
            priority="high"
            shown={{ width: Math.round(fit * zoom), height: Math.round((fit * zoom * height) / width) }}
          />
        )}
      </div>
    </dialog>,
    document.body,
  );
}
