import { ToolFrame } from '../feedback/ToolFrame';
import { GainTrial } from './GainTrial';
import { useLoadedArm } from './useLoadedArm';

const notMoved = new Error('The arm could not be loaded or moved. The table above has the sag at rest.');

interface PlaygroundProps {
  /** Whether it was opened by its button. */
  readonly pressed: boolean;
}

/** The arm with gains to try, or what has become of it. */
export default function Playground({ pressed }: PlaygroundProps) {
  const [status, retry] = useLoadedArm();
  return (
    <ToolFrame pressed={pressed} is={status.is} loading="Loading the arm" error={notMoved} retry={retry}>
      {status.is === 'ready' && <GainTrial arm={status} />}
    </ToolFrame>
  );
}
