import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { pan, turn, zoomAt } from '../engine/camera';
import type { Camera } from '../engine/camera';

/** Callbacks for pointers on a sheet. */
export interface SheetPointers {
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  /** Number of the piece under the mouse, and of a pressed one; 0 for none. */
  readonly onPoint?: (number: number) => void;
  readonly onPress?: (number: number) => void;
  /**
   * Called when a drag begins on a piece. Returns a handler for its moves in px of the sheet, or undefined if the drag turns the camera.
   */
  readonly onGrab?: (number: number, x: number, y: number) => ((x: number, y: number) => void) | undefined;
}

interface SheetPointersInput extends SheetPointers {
  /** Size of the sheet in CSS px. */
  readonly width: number;
  readonly height: number;
  /** Whether the scene moves, so that hovered pieces aren't looked up. */
  readonly moving: boolean;
  readonly pieceAt: (x: number, y: number) => number;
}

interface Pointer {
  x: number;
  y: number;
  readonly startX: number;
  readonly startY: number;
  readonly grab?: (x: number, y: number) => void;
  turns?: boolean;
}

/** Radians per px of a drag. */
const pace = 0.008;

/** Maximum movement in px of a press; more is a drag. */
const still = 4;

/** Bits of the secondary and middle mouse button. */
const otherButtons = 6;

/**
 * Pointer handlers of a canvas: one pointer turns it; two, or a mouse with Shift or another button, move and zoom it. One finger that moves up or
 * down scrolls the page (`touch-action` of the canvas), unless it grabs a piece.
 */
export function useSheetPointers(
  canvas: RefObject<HTMLCanvasElement | null>,
  { width, height, moving, pieceAt, onCamera, onPoint, onPress, onGrab }: SheetPointersInput,
) {
  const pointers = useRef(new Map<number, Pointer>());

  useEffect(() => {
    const element = canvas.current;
    const keep = (event: TouchEvent): void => {
      const [first, second] = [...pointers.current.values()];
      if ((second ?? first?.grab) && event.cancelable) event.preventDefault();
    };
    // React's own listeners are passive.
    for (const type of ['touchstart', 'touchmove'] as const) element?.addEventListener(type, keep, { passive: false });
    return () => {
      for (const type of ['touchstart', 'touchmove'] as const) element?.removeEventListener(type, keep);
    };
  }, [canvas]);

  const at = (event: PointerEvent): readonly [number, number] => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>): void => {
    const [x, y] = at(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    const grab = onGrab && pointers.current.size === 0 ? onGrab(pieceAt(x, y), x, y) : undefined;
    pointers.current.set(event.pointerId, { x, y, startX: x, startY: y, ...(grab && { grab }) });
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    const [x, y] = at(event);
    const pointer = pointers.current.get(event.pointerId);
    if (!pointer) {
      if (event.pointerType === 'mouse' && !moving) onPoint?.(pieceAt(x, y));
      return;
    }
    const [dx, dy] = [x - pointer.x, y - pointer.y];
    [pointer.x, pointer.y] = [x, y];
    if (pointer.grab) {
      pointer.grab(x, y);
      return;
    }
    const other = [...pointers.current.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [before, now] = [Math.hypot(x - dx - other.x, y - dy - other.y), Math.hypot(x - other.x, y - other.y)];
      const [middleX, middleY] = [(x + other.x) / 2 - width / 2, (y + other.y) / 2 - height / 2];
      onCamera((camera) => pan(zoomAt(camera, now / Math.max(before, 1), middleX, middleY), dx / 2, dy / 2));
    } else if (event.shiftKey || (event.buttons & otherButtons) !== 0) onCamera((camera) => pan(camera, dx, dy));
    else {
      // A finger that begins up or down is about to scroll the page.
      pointer.turns ||= event.pointerType !== 'touch' || Math.abs(x - pointer.startX) > Math.abs(y - pointer.startY);
      if (pointer.turns) onCamera((camera) => turn(camera, dx * pace, dy * pace));
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>): void => {
    const pointer = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    if (!pointer || pointer.grab || event.type === 'pointercancel') return;
    if (Math.hypot(pointer.x - pointer.startX, pointer.y - pointer.startY) <= still) onPress?.(pieceAt(pointer.x, pointer.y));
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onPointerLeave: () => onPoint?.(0) };
}
