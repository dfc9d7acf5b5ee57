import { useMemo, useState, useSyncExternalStore } from 'react';
import type { SceneShape } from '../engine/messages';
import { lookFrom } from '../../../solids/engine/camera';
import { button } from '../../../theme/controls/buttons';
import { useWidth } from '../../../theme/controls/useWidth';
import { SolidSheet } from '../../../solids/view/SolidSheet';
import { useTurnedCamera } from '../../../solids/view/useTurnedCamera';
import { ZoomButtons } from '../../../solids/view/ZoomButtons';
import { scenePieces, shapeMeshes } from './scenePieces';
import type { SimulationRun } from './simulationRun';
import { buttonRow } from '../../../theme/controls/toolBox';

interface SceneViewProps {
  readonly run: SimulationRun;
  readonly shapes: readonly SceneShape[];
  readonly moving: boolean;
}

/** Boxes in mm round what is looked at first: the table, and the arms above it. */
const around = [
  { low: [200, -350, 200], high: [500, 350, 220] },
  { low: [-50, -210, 220], high: [340, 210, 760] },
] as const;

/** From the front, from the robot's right and above. */
const from = [1, -0.75, 0.6] as const;

/** Height of the view as a share of its width, and of the window. */
const shape = { ofWidth: 0.75, ofWindow: 0.6 } as const;

/** The scene in 3D, as the shapes that the physics sees. */
export function SceneView({ run, shapes, moving }: SceneViewProps) {
  const { element, width } = useWidth<HTMLDivElement>(0);
  const moment = useSyncExternalStore(run.subscribe, run.readMoment);
  const meshes = useMemo(() => shapeMeshes(shapes), [shapes]);
  const pieces = useMemo(() => scenePieces(shapes, moment), [shapes, moment]);
  const [isLost, setLost] = useState(false);
  const height = Math.round(Math.min(width * shape.ofWidth, Math.max(window.innerHeight * shape.ofWindow, 240)));
  const home = useMemo(() => (width === 0 ? null : lookFrom(from, [0, 0, 1], around, { width, height })), [width, height]);
  const { camera, onCamera, goBack } = useTurnedCamera({ first: home, around: () => around, width, height });

  if (isLost)
    return <p role="alert">This browser cannot draw in 3D (WebGL 2). The simulation runs all the same; the lines below say where it is.</p>;
  return (
    <div ref={element} className="scene">
      {camera && (
        <SolidSheet
          label="The two arms before a table with three cubes"
          width={width}
          height={height}
          meshes={meshes}
          pieces={pieces}
          camera={camera}
          moving={moving}
          onCamera={onCamera}
          onLost={() => setLost(true)}
        />
      )}
      <div css={buttonRow} role="group" aria-label="View">
        <ZoomButtons onCamera={onCamera} />
        <button css={button} type="button" onClick={goBack}>
          First view
        </button>
      </div>
    </div>
  );
}
