import { css } from '@emotion/react';
import { media } from '../../theme/styles/media';
import { lazyComponent } from '../../theme/feedback/lazyComponent';
import { ToolOpener } from '../../theme/feedback/ToolOpener';
import dark from './pictures/explorer-dark.avif';
import light from './pictures/explorer-light.avif';

// Reserves the button's space before it is rendered.
const box = css({ minHeight: '2.75rem', margin: 'var(--space-4) 0', [media.print]: { display: 'none' } });

const explorer = lazyComponent(() => import('./interface/Explorer'));

/** Tool with both arms, whose joints can be moved. Opens by its button, or by an address with its state. */
export function ArmExplorer() {
  return (
    <section css={box} data-explorer="" aria-label="Arm explorer">
      <ToolOpener
        tool={explorer}
        words="Open the explorer"
        picture={{ light, dark, width: 1432, height: 946 }}
        prefix="arm."
        failed="The explorer could not be loaded. The drawing and the tables on this page work without it."
      />
    </section>
  );
}
