import { css } from '@emotion/react';
import { useState } from 'react';
import { useHydrated } from '../../state/hydrated';
import { media } from '../../styles/media';
import { button } from '../controls/buttons';
import { LazyContent } from '../feedback/LazyContent';
import { lazyComponent } from '../feedback/lazyComponent';
import { prefix } from './explorerAddress';

// The button has its room before it is there.
const box = css({ minHeight: '2.75rem', margin: 'var(--space-4) 0', [media.print]: { display: 'none' } });

const explorer = lazyComponent(() => import('./Explorer'));

/** Both arms, whose joints can be moved. They come when they are asked for: by the button, or by an address that says how they stand. */
export function ArmExplorer() {
  const [pressed, setPressed] = useState(false);
  const hydrated = useHydrated();
  const isOpen = pressed || (hydrated && window.location.search.includes(prefix));
  return (
    <section css={box} data-explorer="" aria-label="Arm explorer">
      {isOpen && (
        <LazyContent
          lazy={explorer}
          componentProps={{ pressed }}
          failed="The explorer could not be loaded. The drawing and the tables on this page work without it."
        />
      )}
      {hydrated && !isOpen && (
        <button type="button" css={button} onClick={() => setPressed(true)}>
          Open the explorer
        </button>
      )}
    </section>
  );
}
