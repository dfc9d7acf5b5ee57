import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

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
export function usePinch(room: RefObject<HTMLElement | null>, zoom: number, setZoom: (zoom: number) => void): void {
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
