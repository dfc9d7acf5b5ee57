import { css } from '@emotion/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { reachFor } from '../../../arm/inverseKinematics';
import type { Vec3 } from '../../../arm/matrix';
import { toolPose } from '../../../arm/toolPose';
import { piecesBounds } from '../../../solids/engine/bounds';
import type { Bounds } from '../../../solids/engine/bounds';
import { lookFrom } from '../../../solids/engine/camera';
import { SolidStage, ZoomButtons } from '../../../solids/view/SolidStage';
import type { Stage, SheetSize } from '../../../solids/view/SolidStage';
import { button } from '../../../theme/controls/buttons';
import { buttonRow } from '../../../theme/controls/toolBox';
import { media } from '../../../theme/styles/media';
import { robotPieces } from '../engine/robotPieces';
import type { Explored } from './explorerAddress';
import { moveArm } from './openRobot';
import type { LoadedExplorer } from './openRobot';
import { ReachOverlay, sheetPoint } from './ReachOverlay';
import type { SheetOverlay } from './ReachOverlay';

const overlay = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& path': { fill: 'none', stroke: 'var(--accent)', strokeWidth: 2.5, strokeLinecap: 'round', opacity: 0.55 },
  [media.forcedColours]: { '& path': { stroke: 'CanvasText' } },
});

/** Overlay of dots at positions in m. */
function WorkspaceOverlay({ points, camera, sheet }: SheetOverlay & { readonly points: readonly Vec3[] }) {
  const path = points
    .map((point) => {
      const [x, y] = sheetPoint(point, camera, sheet);
      return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
    })
    .join('');
  return (
    <svg css={overlay} width={sheet.width} height={sheet.height} aria-hidden="true" data-workspace="">
      <path d={path} />
    </svg>
  );
}

interface RobotStageProps {
  readonly loaded: LoadedExplorer;
  readonly explored: Explored;
  /** Indices of the chosen arm's joints whose motors are highlighted as overloaded. */
  readonly tired?: ReadonlySet<number>;
  readonly onChange: (change: Partial<Explored>) => void;
  /** Height as a share of the width, its minimum in px, and its maximum as a share of the window. */
  readonly room: { readonly share: number; readonly least: number; readonly most: number };
  readonly label: string;
  readonly showsReach?: boolean;
  /** Positions in m that get a dot and must fit on the sheet. */
  readonly places?: readonly Vec3[];
  /** Buttons beside the zoom buttons. */
  readonly children?: ReactNode;
  readonly onFirstFrame?: (canvas: HTMLCanvasElement) => void;
  readonly onLost: () => void;
}

const box = css({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--bg)',
});

const from = [0.75, -1, 0.35] as const;
const up = [0, 0, 1] as const;

/** A constant, so that memoized results stay valid. */
const noPlaces: readonly Vec3[] = [];

const noJoints: ReadonlySet<number> = new Set();

/** Bounds in mm of a position in m. */
const atPlace = ([x, y, z]: Vec3): Bounds => {
  const point = [x * 1000, y * 1000, z * 1000] as const;
  return { low: point, high: point };
};

/** Grip that drags a hand: motor J7 and everything beyond it, or this radius in px around the tool centre point. */
const grip = { link: 6, px: 18 } as const;

/** Both arms in 3D. Dragging a hand moves its arm; clicking an arm chooses it. */
export function RobotStage(props: RobotStageProps) {
  const {
    loaded,
    explored,
    tired = noJoints,
    onChange,
    room,
    label,
    showsReach = false,
    places = noPlaces,
    children,
    onFirstFrame,
    onLost,
  } = props;
  const { robot, meshes, models } = loaded;
  const { side, right, left } = explored;
  const latest = useRef(explored);
  useLayoutEffect(() => {
    latest.current = explored;
  });

  const pieces = useMemo(() => robotPieces(robot, models, { right, left }, { side, tired }), [robot, models, right, left, side, tired]);
  const shownPlaces = useMemo(() => places.map((place): Bounds => atPlace(place)), [places]);
  const bounds = (): Bounds[] => [...piecesBounds(pieces, meshes), ...shownPlaces];
  // Initial bounds, so that the moving robot doesn't shift the camera.
  const [opened] = useState(bounds);
  const first = useCallback((size: SheetSize) => lookFrom(from, up, [...opened, ...shownPlaces], size), [opened, shownPlaces]);

  const grab = ({ camera, size }: Stage, number: number, x: number, y: number): ((x: number, y: number) => void) | undefined => {
    const piece = robot.pieces[number - 1];
    const isHand = typeof piece?.link === 'number' && piece.link >= grip.link;
    const [toolX, toolY] = sheetPoint(toolPose(models[side], latest.current[side]).position, camera, size);
    const grabbed = Math.hypot(x - toolX, y - toolY) <= grip.px ? side : isHand ? piece.side : undefined;
    if (!grabbed) return undefined;
    const model = models[grabbed];
    const { position, rotation } = toolPose(model, latest.current[grabbed]);
    let angles = latest.current[grabbed];
    return (toX, toY) => {
      const [across, upwards] = [(toX - x) / camera.zoom / 1000, (y - toY) / camera.zoom / 1000];
      const goal = position.map(
        (value, axis) => value + across * (camera.right[axis] ?? 0) + upwards * (camera.up[axis] ?? 0),
      ) as unknown as typeof position;
      ({ angles } = reachFor(model, angles, { position: goal, rotation }));
      onChange({ side: grabbed, ...moveArm(latest.current, grabbed, angles) });
    };
  };

  return (
    <SolidStage
      box={box}
      marks={{ 'data-robot-view': '' }}
      heightOf={(width) => Math.min(Math.max(width * room.share, room.least), window.innerHeight * room.most)}
      label={label}
      meshes={meshes}
      pieces={pieces}
      first={first}
      around={bounds}
      onGrab={grab}
      onPress={(number) => {
        const pressed = robot.pieces[number - 1]?.side;
        if (pressed && pressed !== side) onChange({ side: pressed });
      }}
      {...(onFirstFrame && { onFirstFrame })}
      onLost={onLost}
      inside={({ camera, size }) => (
        <>
          {places.length > 0 && <WorkspaceOverlay points={places} camera={camera} sheet={size} />}
          <ReachOverlay model={models[side]} angles={explored[side]} camera={camera} sheet={size} showsReach={showsReach} />
        </>
      )}
      below={({ onCamera, fitAll }) => (
        <div css={buttonRow}>
          <ZoomButtons onCamera={onCamera} />
          <button type="button" css={button} onClick={fitAll}>
            Whole robot
          </button>
          {children}
        </div>
      )}
    />
  );
}
