import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useColourMode } from '../../theme/state/colourMode';
import { keyedCamera, zoomAt } from '../engine/camera';
import type { Camera } from '../engine/camera';
import type { Mesh } from '../engine/bounds';
import { startRenderer } from '../engine/renderer';
import type { Cut, Renderer, ShownPiece } from '../engine/renderer';
import { forcedColours, solidColours } from '../engine/solidColours';
import type { SolidColours } from '../engine/solidColours';
import { useSheetPointers } from './useSheetPointers';
import type { SheetPointers } from './useSheetPointers';

/** Computed values of CSS system colours. */
function systemColours(names: readonly string[]): string[] {
  const probe = document.createElement('span');
  document.body.append(probe);
  const found = names.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}

const forced = '(forced-colors: active)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(forced);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Colours for the page's colour mode, or those of forced-colors mode. */
function useSheetColours(): SolidColours {
  const { mode } = useColourMode();
  const isForced = useSyncExternalStore(subscribe, () => window.matchMedia(forced).matches);
  return useMemo(() => {
    if (!isForced) return solidColours(mode);
    const [text = '', ground = '', marked = ''] = systemColours(['CanvasText', 'Canvas', 'Highlight']);
    return forcedColours(text, ground, marked);
  }, [mode, isForced]);
}

/** What a canvas shows, and its callbacks. */
interface DrawnSheet {
  readonly width: number;
  readonly height: number;
  readonly meshes: ReadonlyMap<string, Mesh>;
  readonly pieces: readonly ShownPiece[];
  readonly camera: Camera;
  readonly cuts?: readonly Cut[];
  /** Whether more frames follow at once, so that lines need no antialiasing. */
  readonly moving?: boolean;
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  /** Called with the canvas, which takes the focus, after the first frame. */
  readonly onFirstFrame?: (canvas: HTMLCanvasElement) => void;
  /** Called when the browser can't draw or the context is lost. */
  readonly onLost: () => void;
}

/** Milliseconds without a change before a frame is antialiased. */
const rest = 120;

/** Milliseconds per frame above which a machine counts as slow: it draws motion coarsely and never antialiases. */
const slowFrame = 50;

const mostDensity = 2;

const densityNow = (): number => Math.min(window.devicePixelRatio || 1, mostDensity);

/**
 * Draws on a canvas while it is mounted, and frees all resources afterwards. Returns device px per CSS px, and a lookup of the piece at a
 * point.
 */
function useDrawnSheet(canvas: RefObject<HTMLCanvasElement | null>, sheet: DrawnSheet) {
  const { width, height, meshes, pieces, camera, cuts, moving = false } = sheet;
  const renderer = useRef<Renderer | null>(null);
  const latest = useRef(sheet);
  const wasDrawn = useRef(false);
  const isSlow = useRef<boolean>(undefined);
  const colours = useSheetColours();
  const [density, setDensity] = useState(densityNow);

  useLayoutEffect(() => {
    latest.current = sheet;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const lost = (event: Event): void => {
      event.preventDefault();
      latest.current.onLost();
    };
    element.addEventListener('webglcontextlost', lost);
    const follow = (): void => setDensity(densityNow());
    window.addEventListener('resize', follow);
    try {
      renderer.current = startRenderer(element);
    } catch (error) {
      console.warn(error);
    }
    if (!renderer.current) latest.current.onLost();
    // The wheel scrolls the page, except with Ctrl, which touchpads send for a pinch. React's wheel listeners are passive and couldn't keep
    // the page from zooming.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.01 : 0.1));
      latest.current.onCamera((now) => zoomAt(now, factor, event.clientX - left - wide / 2, event.clientY - top - high / 2));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('webglcontextlost', lost);
      element.removeEventListener('wheel', wheel);
      window.removeEventListener('resize', follow);
      renderer.current?.end();
      renderer.current = null;
    };
  }, [canvas]);

  useEffect(() => {
    const draw = (fineness: number, smooth: boolean): void => {
      const card = renderer.current;
      if (!card || width === 0) return;
      for (const [name, mesh] of meshes) if (!card.hasMesh(name)) card.addMesh(name, mesh);
      card.draw({ pieces, camera, colours, width, height, density: density * fineness, smooth, ...(cuts && { cuts }) });
      if (wasDrawn.current || !canvas.current) return;
      wasDrawn.current = true;
      latest.current.onFirstFrame?.(canvas.current);
    };
    const frame = requestAnimationFrame(() => draw(isSlow.current ? 0.5 : 1, false));
    const drawAtRest = (): void => {
      if (isSlow.current === undefined) {
        const start = performance.now();
        draw(1, false);
        // Reading a pixel waits until the frame is drawn.
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
  }, [canvas, meshes, pieces, camera, cuts, colours, width, height, density, moving]);

  return { density, pieceAt: (x: number, y: number): number => renderer.current?.pieceAt(x, y) ?? 0 };
}

export interface SolidSheetProps extends DrawnSheet, SheetPointers {
  readonly label: string;
  readonly onEscape?: () => void;
}

// The canvas has more pixels on a dense screen and fewer on a slow machine, but always the width of its column.
const sheet = css({ display: 'block', width: '100%', cursor: 'grab', touchAction: 'pan-y', '&:active': { cursor: 'grabbing' } });

/**
 * Canvas of solids. One pointer turns it; two pointers, the mouse with Shift, or the wheel with Ctrl move and zoom it; so do keys. The
 * parent owns the camera.
 */
export function SolidSheet(props: SolidSheetProps) {
  const { label, width, height, moving = false, onCamera, onEscape } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { density, pieceAt } = useDrawnSheet(canvas, props);
  const pointers = useSheetPointers(canvas, { ...props, moving, pieceAt });
  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onEscape?.();
    const change = keyedCamera(event.key, event.shiftKey);
    if (!change) return;
    event.preventDefault();
    onCamera(change);
  };

  return (
    <canvas
      ref={canvas}
      css={sheet}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the canvas handles keys like an application
      role="application"
      aria-roledescription="3D view"
      aria-label={`${label}. Arrow keys turn it, with Shift they move it, plus and minus zoom.`}
      tabIndex={0}
      width={Math.round(width * density)}
      height={Math.round(height * density)}
      {...pointers}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    />
  );
}
