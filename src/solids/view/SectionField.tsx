import { useState } from 'react';
import type { Bounds } from '../engine/bounds';
import type { Camera } from '../engine/camera';
import type { Cut } from '../engine/renderer';

interface SectionFieldProps {
  readonly camera: Camera;
  readonly bounds: readonly Bounds[];
  readonly onCut: (cut: Cut | null) => void;
}

/** Depths of the nearest and farthest point of boxes along the camera's direction, in mm from the origin. */
function depths({ towardsEye }: Camera, bounds: readonly Bounds[]): readonly [nearest: number, farthest: number] {
  let [nearest, farthest] = [-Infinity, Infinity];
  for (const { low, high } of bounds) {
    const ends = [0, 1, 2].map(
      (axis) => [(low[axis] ?? 0) * (towardsEye[axis] ?? 0), (high[axis] ?? 0) * (towardsEye[axis] ?? 0)] as const,
    );
    nearest = Math.max(
      nearest,
      ends.reduce((sum, [a, b]) => sum + Math.max(a, b), 0),
    );
    farthest = Math.min(
      farthest,
      ends.reduce((sum, [a, b]) => sum + Math.min(a, b), 0),
    );
  }
  return [nearest, farthest];
}

/** Slider that cuts away what is nearest to the eye. The plane is fixed in the model when that is turned. */
export function SectionField({ camera, bounds, onCut }: SectionFieldProps) {
  const [share, setShare] = useState(0);
  const change = (percent: number): void => {
    setShare(percent);
    const [nearest, farthest] = depths(camera, bounds);
    const [x, y, z] = camera.towardsEye;
    onCut(percent === 0 ? null : { normal: [-x, -y, -z], distance: -(nearest + ((farthest - nearest) * percent) / 100) });
  };
  return (
    <label className="solid-section">
      Cut from the front
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-valuetext={share === 0 ? 'Nothing is cut away' : `${share} % of the depth is cut away`}
        onChange={({ currentTarget }) => change(Number(currentTarget.value))}
      />
    </label>
  );
}
