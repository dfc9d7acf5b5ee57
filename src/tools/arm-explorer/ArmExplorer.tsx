import { css } from '@emotion/react';
import { media } from '../../theme/styles/media';
import { lazyComponent } from '../../theme/feedback/lazyComponent';
import { ToolOpener } from '../../theme/feedback/ToolOpener';
import { prefix } from './interface/explorerAddress';

// The button has its room before it is there.
const box = css({ minHeight: '2.75rem', margin: 'var(--space-4) 0', [media.print]: { display: 'none' } });

const explorer = lazyComponent(() => import('./interface/Explorer'));

/** Both arms, whose joints can be moved. They come when they are asked for: by the button, or by an address that says how they stand. */
export function ArmExplorer() {
  return (
    <section css={box} data-explorer="" aria-label="Arm explorer">
      <ToolOpener
        tool={explorer}
        words="Open the explorer"
        prefix={prefix}
        failed="The explorer could not be loaded. The drawing and the tables on this page work without it."
      />
    </section>
  );
}
