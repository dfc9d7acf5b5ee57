import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { pan, turn, zoomAt } from '../../solids/camera';
import type { Camera } from '../../solids/camera';
import type { ShadedMesh } from '../../solids/creaseNormals';
import { startRenderer } from '../../solids/renderer';
import type { Cut, Renderer, ShownPiece } from '../../solids/renderer';
import { useSheetColours } from './useSheetColours';

interface SolidSheetProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly meshes: ReadonlyMap<string, ShadedMesh>;
  readonly pieces: readonly ShownPiece[];
  readonly camera: Camera;
  readonly cuts?: readonly Cut[];
  /** Whether more frames follow at once, so that lines need not be smooth yet. */
  readonly moving?: boolean;
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  /** The piece under a mouse, and one that was pressed; 0 for none. */
  readonly onPoint?: (number: number) => void;
  readonly onPress?: (number: number) => void;
  /** A drag that begins on this piece is not the camera's: it answers whether it takes it. */
  readonly onGrab?: (number: number, x: number, y: number) => ((x: number, y: number) => void) | undefined;
  /** The first frame is drawn; with the canvas, which takes keys. */
  readonly onFirstFrame?: (canvas: HTMLCanvasElement) => void;
  readonly onEscape?: () => void;
  /** The browser cannot draw, or has stopped to. */
  readonly onLost: () => void;
}

// Its pixels are more on a fine screen, and fewer on a slow machine: as an element it keeps the size of its column.
const sheet = css({ display: 'block', width: '100%', cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } });

/** Radians for each px that a pointer is dragged, and for each press of a key; px that a key moves; factor of a zoom. */
const pace = { drag: 0.008, key: Math.PI / 12, keyMove: 40, zoom: 1.25 } as const;

/** Px up to which a pointer that went down and up has pressed, and not dragged. */
const still = 4;

/** Milliseconds without a change after which lines are smoothed. */
const rest = 120;

/** Milliseconds for a frame from which on a machine is slow: it draws coarsely what moves, and smooths nothing. */
const slowFrame = 50;

/** Turns by arrow keys, moves with Shift, zooms with + and −. */
export function keyedCamera({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): ((camera: Camera) => Camera) | undefined {
  const [x = 0, y = 0] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
  if (x !== 0 || y !== 0)
    return (camera) => (shiftKey ? pan(camera, x * pace.keyMove, y * pace.keyMove) : turn(camera, x * pace.key, y * pace.key));
  if (key === '+' || key === '=') return (camera) => zoomAt(camera, pace.zoom);
  if (key === '-') return (camera) => zoomAt(camera, 1 / pace.zoom);
  return undefined;
}

/**
 * Solids on a canvas, which are turned by one pointer, moved and zoomed by two or by the mouse with Shift and the wheel with Ctrl, and by
 * keys. The camera belongs to whoever shows it.
 */
export function SolidSheet(props: SolidSheetProps) {
  const { label, width, height, meshes, pieces, camera, cuts, moving = false, onCamera, onPoint, onPress, onGrab, onEscape } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<Renderer | null>(null);
  const callbacks = useRef(props);
  const wasDrawn = useRef(false);
  const isSlow = useRef<boolean>(undefined);
  const pointers = useRef(
    new Map<number, { x: number; y: number; startX: number; startY: number; grab?: (x: number, y: number) => void }>(),
  );
  const colours = useSheetColours();
  const [density, setDensity] = useState(() => Math.min(window.devicePixelRatio || 1, 2));

  useLayoutEffect(() => {
    callbacks.current = props;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const lost = (event: Event): void => {
      event.preventDefault();
      callbacks.current.onLost();
    };
    element.addEventListener('webglcontextlost', lost);
    const follow = (): void => setDensity(Math.min(window.devicePixelRatio || 1, 2));
    window.addEventListener('resize', follow);
    try {
      renderer.current = startRenderer(element);
    } catch (error) {
      console.warn(error);
    }
    if (!renderer.current) callbacks.current.onLost();
    // The wheel is the page's, but with Ctrl, which a touchpad sends for two fingers.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.01 : 0.1));
      callbacks.current.onCamera((now) => zoomAt(now, factor, event.clientX - left - wide / 2, event.clientY - top - high / 2));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('webglcontextlost', lost);
      element.removeEventListener('wheel', wheel);
      window.removeEventListener('resize', follow);
      renderer.current?.end();
      renderer.current = null;
    };
  }, []);

  useEffect(() => {
    const draw = (fineness: number, smooth: boolean): void => {
      const card = renderer.current;
      if (!card || width === 0) return;
      for (const [name, mesh] of meshes) if (!card.hasMesh(name)) card.addMesh(name, mesh);
      card.draw({ pieces, camera, colours, width, height, density: density * fineness, smooth, ...(cuts && { cuts }) });
      if (wasDrawn.current || !canvas.current) return;
      wasDrawn.current = true;
      callbacks.current.onFirstFrame?.(canvas.current);
    };
    const frame = requestAnimationFrame(() => draw(isSlow.current ? 0.5 : 1, false));
    const drawAtRest = (): void => {
      if (isSlow.current === undefined) {
        const start = performance.now();
        draw(1, false);
        // To read waits until it is drawn.
        renderer.current?.pieceAt(0, 0);
        isSlow.current = performance.now() - start > slowFrame;
      }
      draw(1, !isSlow.current);
    };
    const timer = moving ? undefined : setTimeout(drawAtRest, rest);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [meshes, pieces, camera, cuts, colours, width, height, density, moving]);

  const at = (event: PointerEvent): readonly [number, number] => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>): void => {
    const [x, y] = at(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    const grab = onGrab && pointers.current.size === 0 ? onGrab(renderer.current?.pieceAt(x, y) ?? 0, x, y) : undefined;
    pointers.current.set(event.pointerId, { x, y, startX: x, startY: y, ...(grab && { grab }) });
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    const [x, y] = at(event);
    const pointer = pointers.current.get(event.pointerId);
    if (!pointer) {
      if (event.pointerType === 'mouse' && !moving) onPoint?.(renderer.current?.pieceAt(x, y) ?? 0);
      return;
    }
    const [dx, dy] = [x - pointer.x, y - pointer.y];
    Object.assign(pointer, { x, y });
    if (pointer.grab) {
      pointer.grab(x, y);
      return;
    }
    const other = [...pointers.current.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [before, now] = [Math.hypot(x - dx - other.x, y - dy - other.y), Math.hypot(x - other.x, y - other.y)];
      const [middleX, middleY] = [(x + other.x) / 2 - width / 2, (y + other.y) / 2 - height / 2];
      onCamera((camera_) => pan(zoomAt(camera_, now / Math.max(before, 1), middleX, middleY), dx / 2, dy / 2));
    } else if (event.shiftKey || (event.buttons & 6) !== 0) onCamera((camera_) => pan(camera_, dx, dy));
    else onCamera((camera_) => turn(camera_, dx * pace.drag, dy * pace.drag));
  };
  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>): void => {
    const pointer = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    if (!pointer || pointer.grab || event.type === 'pointercancel') return;
    if (Math.hypot(pointer.x - pointer.startX, pointer.y - pointer.startY) <= still)
      onPress?.(renderer.current?.pieceAt(pointer.x, pointer.y) ?? 0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onEscape?.();
    const change = keyedCamera(event);
    if (!change) return;
    event.preventDefault();
    onCamera(change);
  };

  return (
    <canvas
      ref={canvas}
      css={sheet}
      // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- keys do here what they do in no document
      role="application"
      aria-roledescription="3D view"
      aria-label={`${label}. Arrow keys turn it, with Shift they move it, plus and minus zoom.`}
      tabIndex={0}
      width={Math.round(width * density)}
      height={Math.round(height * density)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onPointerLeave={() => onPoint?.(0)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    />
  );
}
