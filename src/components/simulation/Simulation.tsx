import { useEffect, useRef } from 'react';
import { LoadFailed } from '../feedback/LoadFailed';
import { Spinner } from '../feedback/Spinner';
import { firstOrders, SimulationStage } from './SimulationStage';
import { simulationBox } from './simulationStyle';
import { useSimulation } from './useSimulation';

/** Said where something did not come, or where the browser lets no WebAssembly run. */
export const notRun =
  'The simulation could not be loaded or run: it needs a browser with WebAssembly. The file of the scene below runs in MuJoCo itself.';

interface SimulationProps {
  readonly onClose: () => void;
}

/** The simulation, or what has become of it. It takes the focus from the button that has opened it. */
export default function Simulation({ onClose }: SimulationProps) {
  const [status, retry] = useSimulation(firstOrders);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} css={simulationBox} tabIndex={-1}>
      {status.is === 'loading' && <Spinner label="Loading MuJoCo" />}
      {status.is === 'failed' && <LoadFailed error={new Error(notRun)} retry={retry} dismiss={onClose} />}
      {status.is === 'ready' && <SimulationStage run={status.run} started={status.started} onClose={onClose} />}
    </div>
  );
}
