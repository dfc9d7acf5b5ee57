import type { SerializedStyles } from '@emotion/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Bounds } from '../engine/bounds';
import { fit, zoomAt } from '../engine/camera';
import type { Camera } from '../engine/camera';
import { SolidSheet } from './SolidSheet';
import type { SolidSheetProps } from './SolidSheet';
import { button } from '../../theme/controls/buttons';

interface ZoomButtonsProps {
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
}

const factor = 1.4;

/** Buttons for zooming without a wheel, touch or keys. */
export function ZoomButtons({ onCamera }: ZoomButtonsProps) {
  return (
    <>
      <button css={button} type="button" aria-label="Smaller" onClick={() => onCamera((camera) => zoomAt(camera, 1 / factor))}>
        −
      </button>
      <button css={button} type="button" aria-label="Larger" onClick={() => onCamera((camera) => zoomAt(camera, factor))}>
        +
      </button>
    </>
  );
}

/** Size of a sheet in CSS px. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** A stage as its buttons and overlays see it. */
export interface Stage {
  readonly size: SheetSize;
  readonly camera: Camera;
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  /** Resets the camera. */
  readonly goBack: () => void;
  /** Fits everything on the sheet and keeps the direction. */
  readonly fitAll: () => void;
}

type Drawn = Omit<SolidSheetProps, keyof SheetSize | 'camera' | 'onCamera' | 'onGrab'>;

interface SolidStageProps extends Drawn {
  /** Element around the sheet: its styles, and attributes that find it. */
  readonly box?: SerializedStyles;
  readonly marks: Readonly<Record<`data-${string}`, string>>;
  /** Height in px for the width of the element. */
  readonly heightOf: (width: number, element: Element) => number;
  /** Initial camera, until the reader turns it; null while unknown. Memoize it. */
  readonly first: (size: SheetSize) => Camera | null;
  /** Boxes that stay on the sheet when its size changes. */
  readonly around: () => readonly Bounds[];
  /** Key of what is shown; another subject resets the camera. */
  readonly subject?: string;
  /** Begins a drag on a piece; see `SheetPointers`. */
  readonly onGrab?: (
    stage: Stage,
    ...at: Parameters<NonNullable<SolidSheetProps['onGrab']>>
  ) => ((x: number, y: number) => void) | undefined;
  /** Shown in the box before there is a camera, and after the sheet. */
  readonly waiting?: ReactNode;
  readonly inside?: (stage: Stage) => ReactNode;
  /** Shown below the box. */
  readonly below?: (stage: Stage) => ReactNode;
}

/** Size of a sheet, which follows the width of its element. */
function useSheetSize(heightOf: SolidStageProps['heightOf']) {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<SheetSize>({ width: 0, height: 0 });
  const latest = useRef(heightOf);
  useLayoutEffect(() => {
    latest.current = heightOf;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.round(entry.contentRect.width);
      const height = Math.round(latest.current(width, entry.target));
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, size };
}

/** Sheet of solids that fills the width of its place, with the camera that the reader turns. A new width keeps the direction. */
export function SolidStage(props: SolidStageProps) {
  const { box, marks, heightOf, first, around, subject = '', onGrab, waiting, inside, below, ...drawn } = props;
  const { element, size } = useSheetSize(heightOf);
  const [turned, setTurned] = useState<{ readonly subject: string; readonly width: number; readonly camera: Camera } | null>(null);
  const home = useMemo(() => (size.width === 0 ? null : first(size)), [first, size]);
  const { width } = size;
  const kept = turned?.subject === subject ? turned : null;
  const camera = !kept ? home : kept.width === width ? kept.camera : fit(kept.camera, around(), size);
  const onCamera: Stage['onCamera'] = (change) =>
    setTurned((now) => {
      const before = now?.subject === subject && now.width === width ? now.camera : camera;
      return before && { subject, width, camera: change(before) };
    });
  const fitAll = (): void => onCamera((now) => fit(now, around(), size));
  const stage: Stage | null = camera && { size, camera, onCamera, goBack: () => setTurned(null), fitAll };
  return (
    <>
      <div css={box} ref={element} {...marks}>
        {stage ? (
          <>
            <SolidSheet
              {...drawn}
              {...size}
              camera={stage.camera}
              onCamera={onCamera}
              {...(onGrab && { onGrab: (...at) => onGrab(stage, ...at) })}
            />
            {inside?.(stage)}
          </>
        ) : (
          waiting
        )}
      </div>
      {stage && below?.(stage)}
    </>
  );
}
