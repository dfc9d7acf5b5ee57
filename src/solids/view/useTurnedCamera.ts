import { useState } from 'react';
import type { Bounds } from '../engine/bounds';
import { fit } from '../engine/camera';
import type { Camera } from '../engine/camera';

interface TurnedCamera {
  readonly camera: Camera | null;
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  /** Back to how it was looked at first. */
  readonly goBack: () => void;
}

interface TurnedCameraInput {
  /** How it is looked at until the reader turns it; null until that is known. */
  readonly first: Camera | null;
  /** Boxes round what is to stay on the sheet where its size changes. */
  readonly around: () => readonly Bounds[];
  /** Size of the sheet in CSS px. */
  readonly width: number;
  readonly height: number;
  /** What is looked at: another subject is looked at anew. */
  readonly subject?: string;
}

/** The camera of a view that its reader turns. A new width keeps the direction that it was turned to, and all of it on the sheet. */
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
