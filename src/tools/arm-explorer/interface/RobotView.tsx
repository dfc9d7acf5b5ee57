import { useMemo, useState } from 'react';
import { workspacePoints } from '../../../arm/toolPose';
import type { JointLoad } from '../../../arm/poses';
import { button } from '../../../theme/controls/buttons';
import type { Explored } from './explorerAddress';
import type { LoadedExplorer } from './openRobot';
import { RobotStage } from './RobotStage';

interface RobotViewProps {
  readonly loaded: LoadedExplorer;
  readonly explored: Explored;
  /** Loads of the chosen arm's joints. */
  readonly loads: readonly JointLoad[];
  readonly onChange: (change: Partial<Explored>) => void;
}

/** Number of dots: enough to show the shape, and few enough to redraw in each frame. */
const dots = 3000;

const room = { share: 0.66, least: 300, most: 0.55 } as const;

/** Both arms in 3D, with the reach and workspace of the chosen one. */
export function RobotView({ loaded, explored, loads, onChange }: RobotViewProps) {
  const [showsReach, setShowsReach] = useState(false);
  const [showsWorkspace, setShowsWorkspace] = useState(false);
  const [lost, setLost] = useState(false);
  const model = loaded.models[explored.side];
  const workspace = useMemo(() => (showsWorkspace ? workspacePoints(model, dots) : []), [showsWorkspace, model]);
  const tired = useMemo(
    () => new Set(loads.flatMap(({ state }, joint) => (state === 'above' || state === 'too-much' ? [joint] : []))),
    [loads],
  );
  if (lost)
    return (
      <p data-robot-view="">
        This browser cannot show the robot in 3D, or has stopped doing so. Joints, hand and loads below work without it.{' '}
        <button type="button" css={button} onClick={() => setLost(false)}>
          Show it again
        </button>
      </p>
    );
  return (
    <>
      <RobotStage
        loaded={loaded}
        explored={explored}
        tired={tired}
        onChange={onChange}
        room={room}
        label="Both arms of the robot. The hand can be dragged, or moved by the buttons below"
        showsReach={showsReach}
        places={workspace}
        onLost={() => setLost(true)}
      >
        <button type="button" css={button} aria-pressed={showsReach} onClick={() => setShowsReach(!showsReach)}>
          Reach
        </button>
        <button type="button" css={button} aria-pressed={showsWorkspace} onClick={() => setShowsWorkspace(!showsWorkspace)}>
          Workspace
        </button>
      </RobotStage>
      {showsWorkspace && (
        <p className="soft">
          Each dot is a place that the tool centre point of the {explored.side} arm can reach. The angles behind the dots are spread evenly
          between the limits of all joints: where dots are dense, the arm has many ways to get there. Nothing checks whether the arm would
          hit the robot, a table or itself.
        </p>
      )}
    </>
  );
}
