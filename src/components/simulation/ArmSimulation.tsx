import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { simulationFiles } from '../../model/publicFiles';
import { useHydrated } from '../../state/hydrated';
import { media } from '../../styles/media';
import { button } from '../controls/buttons';
import { LazyContent } from '../feedback/LazyContent';
import { lazyComponent } from '../feedback/lazyComponent';

// The button has its room before it is there.
const box = css({
  margin: 'var(--space-4) 0',
  '& > div:first-of-type': { minHeight: '2.75rem' },
  '& > p': { marginTop: 'var(--space-3)' },
  [media.print]: { '& > div': { display: 'none' } },
});

const simulation = lazyComponent(() => import('./Simulation'));

/** MuJoCo in the page, when it is asked for, and the file of its scene. */
export function ArmSimulation() {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section css={box} data-simulation="" aria-label="Simulation in the page">
      <div>
        {isOpen && (
          <LazyContent
            lazy={simulation}
            componentProps={{ onClose: () => setOpen(false) }}
            failed="The simulation could not be loaded. The file of the scene below runs in MuJoCo itself."
          />
        )}
        {hydrated && !isOpen && (
          <button ref={opener} type="button" css={button} onClick={() => setOpen(true)}>
            Run the simulation here (about 2.2 MB)
          </button>
        )}
      </div>
      <p>
        <a href={withPrefix(simulationFiles.mjcf)} download="">
          Download the scene (MJCF)
        </a>
      </p>
    </section>
  );
}
