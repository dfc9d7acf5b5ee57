import { lazyComponent } from '../../theme/feedback/loading';
import { ToolOpener } from '../../theme/feedback/ToolOpener';
import dark from './pictures/gains-dark.avif';
import light from './pictures/gains-light.avif';

const playground = lazyComponent(() => import('./interface/Playground'));

/** Tool to try gains on an arm. Opens by its button, or by an address with its state. */
export function ImpedancePlayground() {
  return (
    <section data-impedance="" aria-label="Try the gains">
      <ToolOpener
        tool={playground}
        words="Try the gains"
        picture={{ light, dark, width: 1464, height: 608 }}
        prefix="gains."
        failed="The arm could not be loaded. The table above has the sag at rest."
      />
    </section>
  );
}
