import { ToolFrame } from '../../../theme/feedback/ToolFrame';
import type { OpenedTool } from '../../../theme/feedback/ToolOpener';
import { openRobot } from './openRobot';
import { PosedRobot } from './PosedRobot';

/** The explorer, or its loading and error state. */
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
