import { lazyComponent } from '../../theme/feedback/loading';
import { ToolOpener } from '../../theme/feedback/ToolOpener';
import dark from './pictures/explorer-dark.avif';
import light from './pictures/explorer-light.avif';

const explorer = lazyComponent(() => import('./interface/Explorer'));

/** Tool with both arms, whose joints can be moved. Opens by its button, or by an address with its state. */
export function ArmExplorer() {
  return (
    <section data-explorer="" aria-label="Arm explorer">
      <ToolOpener
        tool={explorer}
        words="Open the explorer"
        picture={{ light, dark, width: 1432, height: 944 }}
        prefix="arm."
        failed="The explorer could not be loaded. The drawing and the tables on this page work without it."
      />
    </section>
  );
}
