import { css } from '@emotion/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { reachFor } from '../../arm/inverseKinematics';
import { toolPose } from '../../arm/toolPose';
import type { JointLoad } from '../../explorer/jointLoad';
import { robotPieces } from '../../explorer/robotPieces';
import { piecesBounds } from '../../solids/bounds';
import type { Bounds } from '../../solids/bounds';
import { fit, lookFrom } from '../../solids/camera';
import { button } from '../controls/buttons';
import { buttonRow } from '../controls/toolBox';
import { useWidth } from '../controls/useWidth';
import { SolidSheet } from '../solids/SolidSheet';
import { useTurnedCamera } from '../solids/useTurnedCamera';
import { ZoomButtons } from '../solids/ZoomButtons';
import type { Explored } from './explorerAddress';
import { moveArm } from './moveArm';
import { ReachOverlay } from './ReachOverlay';
import { sheetPoint } from './sheetPoint';
import type { LoadedExplorer } from './openRobot';

interface RobotViewProps {
  readonly loaded: LoadedExplorer;
  readonly explored: Explored;
  /** What the joints of the chosen arm need. */
  readonly loads: readonly JointLoad[];
  readonly onChange: (change: Partial<Explored>) => void;
}

const box = css({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--bg)',
});

/** Height of the view as a share of its width, its least in px, and its most as a share of the window. */
const height = { share: 0.66, least: 300, most: 0.55 } as const;

const from = [0.75, -1, 0.35] as const;
const up = [0, 0, 1] as const;

/** What is taken hold of to move a hand: motor J7 and all beyond it, or the tool centre point of the chosen arm, so many px round it. */
const grip = { link: 6, px: 18 } as const;

/** Both arms in 3D. A hand that is dragged is followed by its arm, and a press on an arm chooses it. */
export function RobotView({ loaded, explored, loads, onChange }: RobotViewProps) {
  const { robot, meshes, models } = loaded;
  const { side, right, left } = explored;
  const { element, width } = useWidth<HTMLDivElement>(0);
  const [showsReach, setShowsReach] = useState(false);
  const [lost, setLost] = useState(false);
  const latest = useRef(explored);
  useLayoutEffect(() => {
    latest.current = explored;
  });

  const high = Math.round(Math.min(Math.max(width * height.share, height.least), window.innerHeight * height.most));
  const sheet = { width, height: high };
  const pieces = useMemo(() => {
    const tired = new Set(loads.flatMap(({ state }, joint) => (state === 'above' || state === 'too-much' ? [joint] : [])));
    return robotPieces(robot, models, { right, left }, { side, tired });
  }, [robot, models, right, left, side, loads]);
  const bounds = (): Bounds[] => piecesBounds(pieces, meshes);
  // As it stands when it is opened: a robot that moves is not to swim on the sheet.
  const [opened] = useState(bounds);
  const first = useMemo(() => (width === 0 ? null : lookFrom(from, up, opened, { width, height: high })), [opened, width, high]);
  const { camera, onCamera } = useTurnedCamera({ first, around: bounds, width, height: high });

  const grab = (number: number, x: number, y: number): ((x: number, y: number) => void) | undefined => {
    if (!camera) return undefined;
    const piece = robot.pieces[number - 1];
    const isHand = typeof piece?.link === 'number' && piece.link >= grip.link;
    const [toolX, toolY] = sheetPoint(toolPose(models[side], latest.current[side]).position, camera, sheet);
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
    <>
      <div css={box} ref={element} data-robot-view="">
        {lost && (
          <p>
            This browser cannot show the robot in 3D, or has stopped to. Joints, hand and loads below work without it.{' '}
            <button type="button" css={button} onClick={() => setLost(false)}>
              Show it again
            </button>
          </p>
        )}
        {!lost && camera && (
          <>
            <SolidSheet
              label="Both arms of the robot. The hand can be dragged, or moved by the buttons below"
              width={width}
              height={high}
              meshes={meshes}
              pieces={pieces}
              camera={camera}
              onCamera={onCamera}
              onGrab={grab}
              onPress={(number) => {
                const pressed = robot.pieces[number - 1]?.side;
                if (pressed && pressed !== side) onChange({ side: pressed });
              }}
              onLost={() => setLost(true)}
            />
            <ReachOverlay model={models[side]} angles={explored[side]} camera={camera} sheet={sheet} showsReach={showsReach} />
          </>
        )}
      </div>
      <div css={buttonRow}>
        <ZoomButtons onCamera={onCamera} />
        <button type="button" css={button} onClick={() => onCamera((now) => fit(now, bounds(), sheet))}>
          Whole robot
        </button>
        <button type="button" css={button} aria-pressed={showsReach} onClick={() => setShowsReach(!showsReach)}>
          Reach
        </button>
      </div>
    </>
  );
}
