import { useState } from 'react';
import type { Bounds } from '../engine/bounds';
import { fit } from '../engine/camera';
import type { Camera } from '../engine/camera';

interface TurnedCamera {
  readonly camera: Camera | null;
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  /** Resets the camera. */
  readonly goBack: () => void;
}

interface TurnedCameraInput {
  /** Initial camera, until the reader turns it; null while unknown. */
  readonly first: Camera | null;
  /** Boxes that stay on the sheet when its size changes. */
  readonly around: () => readonly Bounds[];
  /** Size of the sheet in CSS px. */
  readonly width: number;
  readonly height: number;
  /** Key of what is shown; another subject resets the camera. */
  readonly subject?: string;
}

/** Camera that the reader turns. A new width keeps the direction and fits everything on the sheet again. */
export function useTurnedCamera({ first, around, width, height, subject = '' }: TurnedCameraInput): TurnedCamera {
  const [turned, setTurned] = useState<{ readonly subject: string; readonly width: number; readonly camera: Camera } | null>(null);
  const kept = turned?.subject === subject ? turned : null;
  const camera = !kept ? first : kept.width === width ? kept.camera : fit(kept.camera, around(), { width, height });
  return {
    camera,
    onCamera: (change) =>
      setTurned((now) => {
        const before = now?.subject === subject && now.width === width ? now.camera : camera;
        return before && { subject, width, camera: change(before) };
      }),
    goBack: () => setTurned(null),
  };
}
