import { withPrefix } from 'gatsby';
import { simulationFiles } from './publicFiles';
import { lazyComponent } from '../../theme/feedback/loading';
import { ToolOpener } from '../../theme/feedback/ToolOpener';
import dark from './pictures/simulation-dark.avif';
import light from './pictures/simulation-light.avif';

const simulation = lazyComponent(() => import('./interface/Simulation'));

/** Button that runs MuJoCo in the page, and a link to its scene file. */
export function ArmSimulation() {
  return (
    <section data-simulation="" aria-label="Simulation in the page">
      <ToolOpener
        tool={simulation}
        words="Run the simulation here (about 2.2 MB)"
        picture={{ light, dark, width: 1432, height: 720 }}
        prefix="sim."
        failed="The simulation could not be loaded. You can still open the scene file below in MuJoCo."
      />
      <p>
        <a href={withPrefix(simulationFiles.mjcf)} download="">
          Download the scene (MJCF)
        </a>
      </p>
    </section>
  );
}
