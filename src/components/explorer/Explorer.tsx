import { useEffect, useRef } from 'react';
import { toolBox } from '../controls/toolBox';
import { LoadFailed } from '../feedback/LoadFailed';
import { Spinner } from '../feedback/Spinner';
import { PosedRobot } from './PosedRobot';
import { useExplorer } from './useExplorer';

const notLoaded = new Error('The explorer could not be loaded. The drawing and the tables on this page work without it.');

interface ExplorerProps {
  /** Whether it was opened by its button, whose place the focus then takes. */
  readonly pressed: boolean;
}

/** Both arms to be moved, or what has become of them. */
export default function Explorer({ pressed }: ExplorerProps) {
  const [status, retry] = useExplorer();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) box.current?.focus({ preventScroll: true });
  }, [pressed]);
  return (
    <div ref={box} css={toolBox} tabIndex={-1}>
      {status.is === 'loading' && <Spinner label="Loading the robot" />}
      {status.is === 'failed' && <LoadFailed error={notLoaded} retry={retry} />}
      {status.is === 'ready' && <PosedRobot loaded={status.loaded} />}
    </div>
  );
}
