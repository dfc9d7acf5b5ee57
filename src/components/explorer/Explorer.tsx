import { ToolFrame } from '../feedback/ToolFrame';
import { PosedRobot } from './PosedRobot';
import { useExplorer } from './useExplorer';

const notLoaded = new Error('The explorer could not be loaded. The drawing and the tables on this page work without it.');

interface ExplorerProps {
  /** Whether it was opened by its button. */
  readonly pressed: boolean;
}

/** Both arms to be moved, or what has become of them. */
export default function Explorer({ pressed }: ExplorerProps) {
  const [status, retry] = useExplorer();
  return (
    <ToolFrame pressed={pressed} is={status.is} loading="Loading the robot" error={notLoaded} retry={retry}>
      {status.is === 'ready' && <PosedRobot loaded={status.loaded} />}
    </ToolFrame>
  );
}
