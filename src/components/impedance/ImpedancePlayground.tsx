import { css } from '@emotion/react';
import { useState } from 'react';
import { useHydrated } from '../../state/hydrated';
import { media } from '../../styles/media';
import { button } from '../controls/buttons';
import { LazyContent } from '../feedback/LazyContent';
import { lazyComponent } from '../feedback/lazyComponent';

// The button has its room before it is there.
const box = css({ minHeight: '2.75rem', margin: 'var(--space-4) 0', [media.print]: { display: 'none' } });

const playground = lazyComponent(() => import('./Playground'));

/** An arm whose gains can be tried. It comes when it is asked for: by the button, or by an address that says what is chosen. */
export function ImpedancePlayground() {
  const [pressed, setPressed] = useState(false);
  const hydrated = useHydrated();
  const isOpen = pressed || (hydrated && window.location.search.includes('gains.'));
  return (
    <section css={box} data-impedance="" aria-label="Try the gains">
      {isOpen && (
        <LazyContent
          lazy={playground}
          componentProps={{ pressed }}
          failed="The arm could not be loaded. The table above has the sag at rest."
        />
      )}
      {hydrated && !isOpen && (
        <button type="button" css={button} onClick={() => setPressed(true)}>
          Try the gains
        </button>
      )}
    </section>
  );
}
