import { ToolFrame } from '../../../theme/feedback/ToolFrame';
import type { OpenedTool } from '../../../theme/feedback/ToolOpener';
import { openRobot } from './openRobot';
import { PosedRobot } from './PosedRobot';

/** Both arms to be moved, or what has become of them. */
export default function Explorer({ pressed }: OpenedTool) {
  return (
    <ToolFrame
      pressed={pressed}
      name="Arm explorer"
      load={openRobot}
      loading="Loading the robot"
      failed="The explorer could not be loaded. The drawing and the tables on this page work without it."
    >
      {(loaded) => <PosedRobot loaded={loaded} />}
    </ToolFrame>
  );
}
