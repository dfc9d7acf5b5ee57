import { css } from '@emotion/react';
import { useState } from 'react';
import { poseAngles } from '../../../arm/armTables';
import { button } from '../../../theme/controls/buttons';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { LoadFailed, useLoaded } from '../../../theme/feedback/loading';
import type { TurnedProps } from '../../../theme/feedback/TurnedPicture';
import { readExplored, writeExplored } from './explorerAddress';
import type { Explored } from './explorerAddress';
import { openRobot } from './openRobot';
import type { LoadedExplorer } from './openRobot';
import { RobotStage } from './RobotStage';

/** Page of the explorer. */
const explorerRoute = '/hardware/explorer';

const box = css({ '& button': { minHeight: '2.75rem' }, '& p': { margin: 0, fontSize: 'var(--size-s)', color: 'var(--text-soft)' } });

/** Portrait format, like the picture. */
const room = { share: 1.3, least: 300, most: 0.7 } as const;

const firstPose = 'elbow';

const lostReason = 'This browser cannot show the robot in 3D, or has stopped doing so. The picture shows it.';

function MovedRobot({ loaded, onReady, onClose }: TurnedProps & { readonly loaded: LoadedExplorer }) {
  const { models, poses } = loaded;
  const ranges = { right: models.right.ranges, left: models.left.ranges };
  const [explored, setExplored] = useState((): Explored => {
    const pose = poses.find(({ id }) => id === firstPose);
    const posed = pose && { right: poseAngles(pose, 'right'), left: poseAngles(pose, 'left') };
    return { ...readExplored('', ranges), ...posed, mirrored: true };
  });
  return (
    <>
      <RobotStage
        loaded={loaded}
        explored={explored}
        onChange={(change) => setExplored((now) => ({ ...now, ...change }))}
        room={room}
        label="Both arms of the robot. A hand can be dragged, and the other one mirrors it"
        onFirstFrame={(canvas) => {
          onReady();
          // The focused button is gone, so move the focus.
          requestAnimationFrame(() => canvas.focus({ preventScroll: true }));
        }}
        onLost={() => onClose(lostReason)}
      >
        <button type="button" css={button} onClick={() => onClose()}>
          Picture
        </button>
      </RobotStage>
      <p>
        Drag a hand, or turn the robot.{' '}
        <SmartLink href={`${explorerRoute}${writeExplored('', explored)}`}>Move each joint in the explorer</SmartLink>
      </p>
    </>
  );
}

/** The robot in place of its picture: it can be turned, and its hands dragged. The explorer has more controls. */
export default function OpeningRobot(props: TurnedProps) {
  const [loaded, retry] = useLoaded(openRobot);
  const { onClose } = props;
  return (
    <div css={box} data-opening-robot="">
      {loaded.is === 'loading' && <p role="status">Loading the robot …</p>}
      {loaded.is === 'failed' && (
        <LoadFailed error={new Error('The robot could not be loaded. The picture shows it.')} retry={retry} dismiss={() => onClose()} />
      )}
      {loaded.is === 'ready' && <MovedRobot loaded={loaded.value} {...props} />}
    </div>
  );
}
