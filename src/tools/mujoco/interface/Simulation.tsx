import { ToolFrame } from '../../../theme/feedback/ToolFrame';
import type { OpenedTool } from '../../../theme/feedback/ToolOpener';
import { openSimulation } from './openSimulation';
import { SimulationStage } from './SimulationStage';

/** The simulation, or what has become of it. */
export default function Simulation({ pressed, onClose }: OpenedTool) {
  return (
    <ToolFrame
      pressed={pressed}
      name="Simulation in the page"
      load={openSimulation}
      loading="Loading MuJoCo"
      failed="The simulation could not be loaded or run: it needs a browser with WebAssembly. You can still open the scene file below in MuJoCo."
      dismiss={onClose}
    >
      {({ run, started }) => <SimulationStage run={run} started={started} onClose={onClose} />}
    </ToolFrame>
  );
}
