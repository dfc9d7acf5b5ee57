import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useColourMode } from '../../theme/state/colourMode';
import { zoomAt } from '../engine/camera';
import type { Camera } from '../engine/camera';
import type { ShadedMesh } from '../engine/creaseNormals';
import { startRenderer } from '../engine/renderer';
import type { Cut, Renderer, ShownPiece } from '../engine/renderer';
import { forcedColours, solidColours } from '../engine/solidColours';
import type { SolidColours } from '../engine/solidColours';

/** What the browser makes of the system's colours, by their names. */
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

/** Colours of a sheet in the page's mode, or those that the reader has forced. */
function useSheetColours(): SolidColours {
  const { mode } = useColourMode();
  const isForced = useSyncExternalStore(subscribe, () => window.matchMedia(forced).matches);
  return useMemo(() => {
    if (!isForced) return solidColours(mode);
    const [text = '', ground = '', marked = ''] = systemColours(['CanvasText', 'Canvas', 'Highlight']);
    return forcedColours(text, ground, marked);
  }, [mode, isForced]);
}

/** What a canvas shows, and whom it tells what becomes of it. */
export interface DrawnSheet {
  readonly width: number;
  readonly height: number;
  readonly meshes: ReadonlyMap<string, ShadedMesh>;
  readonly pieces: readonly ShownPiece[];
  readonly camera: Camera;
  readonly cuts?: readonly Cut[];
  /** Whether more frames follow at once, so that lines need not be smooth yet. */
  readonly moving?: boolean;
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  /** The first frame is drawn; with the canvas, which takes keys. */
  readonly onFirstFrame?: (canvas: HTMLCanvasElement) => void;
  /** The browser cannot draw, or has stopped to. */
  readonly onLost: () => void;
}

/** Milliseconds without a change after which lines are smoothed. */
const rest = 120;

/** Milliseconds for a frame from which on a machine is slow: it draws coarsely what moves, and smooths nothing. */
const slowFrame = 50;

const mostDensity = 2;

const densityNow = (): number => Math.min(window.devicePixelRatio || 1, mostDensity);

/** Draws on a canvas while it is there, and gives everything back after it. Answers with the pixels of a CSS px, and which piece is at a point. */
export function useDrawnSheet(canvas: RefObject<HTMLCanvasElement | null>, sheet: DrawnSheet) {
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
    // The wheel is the page's, but with Ctrl, which a touchpad sends for two fingers. React's own handler could not keep the page from zooming.
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
  }, [canvas, meshes, pieces, camera, cuts, colours, width, height, density, moving]);

  return { density, pieceAt: (x: number, y: number): number => renderer.current?.pieceAt(x, y) ?? 0 };
}
