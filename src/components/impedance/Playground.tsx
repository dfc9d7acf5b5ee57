import { useEffect, useRef } from 'react';
import { LoadFailed } from '../feedback/LoadFailed';
import { Spinner } from '../feedback/Spinner';
import { GainTrial } from './GainTrial';
import { toolBox } from '../controls/toolBox';
import { useLoadedArm } from './useLoadedArm';

const notMoved = new Error('The arm could not be loaded or moved. The table above has the sag at rest.');

interface PlaygroundProps {
  /** Whether it was opened by its button, whose place the focus then takes. */
  readonly pressed: boolean;
}

/** The arm with gains to try, or what has become of it. */
export default function Playground({ pressed }: PlaygroundProps) {
  const [status, retry] = useLoadedArm();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) box.current?.focus({ preventScroll: true });
  }, [pressed]);
  return (
    <div ref={box} css={toolBox} tabIndex={-1}>
      {status.is === 'loading' && <Spinner label="Loading the arm" />}
      {status.is === 'failed' && <LoadFailed error={notMoved} retry={retry} />}
      {status.is === 'ready' && <GainTrial arm={status} />}
    </div>
  );
}
