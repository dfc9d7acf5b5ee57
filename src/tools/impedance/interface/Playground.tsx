import { ToolFrame } from '../../../theme/feedback/ToolFrame';
import type { OpenedTool } from '../../../theme/feedback/ToolOpener';
import { GainTrial } from './GainTrial';
import { openArm } from './openArm';

/** The arm with gains to try, or what has become of it. */
export default function Playground({ pressed }: OpenedTool) {
  return (
    <ToolFrame
      pressed={pressed}
      name="Try the gains"
      load={openArm}
      loading="Loading the arm"
      failed="The arm could not be loaded or moved. The table above has the sag at rest."
    >
      {(arm) => <GainTrial arm={arm} />}
    </ToolFrame>
  );
}
