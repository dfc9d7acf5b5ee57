import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Mesh } from '../../../solids/engine/bounds';
import { lookFrom } from '../../../solids/engine/camera';
import type { ShownPiece } from '../../../solids/engine/renderer';
import { SolidStage, ZoomButtons } from '../../../solids/view/SolidStage';
import type { SheetSize, Stage } from '../../../solids/view/SolidStage';
import { button } from '../../../theme/controls/buttons';
import { buttonRow } from '../../../theme/controls/toolBox';
import type { Moment, PushForce, SceneShape, ShapeOwner } from '../engine/messages';
import { boxMesh, capsuleMesh } from '../engine/simpleMeshes';
import type { SimulationRun } from './simulationRun';

const mm = 1000;

const meshName = ({ kind, size }: SceneShape): string => `${kind} ${size.join(' ')}`;

/** Tones of the drawings: light for the leading arm, dark for objects that can be gripped. */
const tones: Readonly<Record<ShapeOwner, ShownPiece['tone']>> = { left: 'added', right: 'built', fixed: 'built', loose: 'driven' };

/** Meshes of all shapes by name; equal shapes share one. */
const shapeMeshes = (shapes: readonly SceneShape[]): ReadonlyMap<string, Mesh> =>
  new Map(
    shapes.map((shape) => {
      const [x, y, z] = shape.size;
      return [meshName(shape), shape.kind === 'box' ? boxMesh([x * mm, y * mm, z * mm]) : capsuleMesh(x * mm, y * mm)] as const;
    }),
  );

const scenePieces = (shapes: readonly SceneShape[], { places }: Moment): readonly ShownPiece[] =>
  shapes.map((shape, index) => ({
    mesh: meshName(shape),
    place: [...places.subarray(index * 12, index * 12 + 12)],
    tone: tones[shape.owner],
    number: index + 1,
  }));

/** Bounding boxes in mm of the initial view: the table, and the arms above it. */
const around = [
  { low: [200, -350, 200], high: [500, 350, 220] },
  { low: [-50, -210, 220], high: [340, 210, 760] },
] as const;

/** Direction of the initial view: from the front, the robot's right, and above. */
const from = [1, -0.75, 0.6] as const;

/** Height of the view as a share of its width, and of the window: sliders fit below it on a phone. */
const shape = { ofWidth: 0.75, ofWindow: 0.4, least: 220 } as const;

const home = (size: SheetSize) => lookFrom(from, [0, 0, 1], around, size);

/** Force in N for each px that the pointer drags, and the greatest. */
const drag = { perPx: 0.25, most: 40 } as const;

/** Force on a shape that a pointer drags by some px, in the plane of the view. */
function dragForce({ camera }: Pick<Stage, 'camera'>, shapeIndex: number, dx: number, dy: number): PushForce {
  const pull = Math.min(Math.hypot(dx, dy) * drag.perPx, drag.most) / (Math.hypot(dx, dy) || 1);
  const along = (axis: 0 | 1 | 2): number => pull * (dx * camera.right[axis] - dy * camera.up[axis]);
  return { shape: shapeIndex, force: [along(0), along(1), along(2)] };
}

interface SceneViewProps {
  readonly run: SimulationRun;
  readonly shapes: readonly SceneShape[];
  readonly moving: boolean;
  /** Called with the force while the pointer drags an arm, and with null at the end. */
  readonly onPush: (push: PushForce | null) => void;
}

/** 3D view of the scene's collision shapes. Dragging an arm pushes it, dragging anything else turns the view. */
export function SceneView({ run, shapes, moving, onPush }: SceneViewProps) {
  const moment = useSyncExternalStore(run.moment.subscribe, run.moment.get);
  const meshes = useMemo(() => shapeMeshes(shapes), [shapes]);
  const pieces = useMemo(() => scenePieces(shapes, moment), [shapes, moment]);
  const [isLost, setLost] = useState(false);
  if (isLost) return <p role="alert">This browser cannot draw in 3D (WebGL 2). The simulation still runs; the lines below describe it.</p>;
  return (
    <div onPointerUp={() => onPush(null)} onPointerCancel={() => onPush(null)}>
      <SolidStage
        marks={{ 'data-scene': '' }}
        heightOf={(width) => Math.min(width * shape.ofWidth, Math.max(window.innerHeight * shape.ofWindow, shape.least))}
        label="The two arms in front of a table with three cubes"
        meshes={meshes}
        pieces={pieces}
        moving={moving}
        first={home}
        around={() => around}
        onGrab={(stage, number, x, y) => {
          const owner = shapes[number - 1]?.owner;
          return owner === 'left' || owner === 'right' ? (toX, toY) => onPush(dragForce(stage, number - 1, toX - x, toY - y)) : undefined;
        }}
        onLost={() => setLost(true)}
        inside={({ onCamera, goBack }) => (
          <div css={buttonRow} role="group" aria-label="View">
            <ZoomButtons onCamera={onCamera} />
            <button css={button} type="button" onClick={goBack}>
              Reset the view
            </button>
          </div>
        )}
      />
    </div>
  );
}
