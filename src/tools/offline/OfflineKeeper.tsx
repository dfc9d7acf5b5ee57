import { css } from '@emotion/react';
import { settings } from '../../site/settings';
import { useHydrated } from '../../theme/state/hydrated';
import { media } from '../../theme/styles/media';
import { LazyContent, lazyComponent } from '../../theme/feedback/loading';
import { NeedsScript } from '../../theme/feedback/ToolOpener';

const box = css({
  containerType: 'inline-size',
  margin: 'var(--space-4) 0',
  [media.print]: { display: 'none' },
});

// Reserves the height of the tool, so that the layout doesn't shift: a narrower box has more lines.
const room = css({
  minHeight: '12rem',
  '@container (min-width: 600px)': { minHeight: '10.5rem' },
});

const keeper = lazyComponent(() => import('./Keeper'));

/** Tool with which readers keep the site offline. Only its page loads the code. */
export function OfflineKeeper() {
  const hydrated = useHydrated();
  const isOffered = settings.offline;
  return (
    <section css={box} data-offline-keeper="" aria-label="Keep this site offline">
      {isOffered ? (
        <>
          <NeedsScript>Keeping the site needs JavaScript. Print the pages you need, or save their Markdown files instead.</NeedsScript>
          <div css={room} data-needs-script="">
            {hydrated && <LazyContent lazy={keeper} componentProps={{}} />}
          </div>
        </>
      ) : (
        <p>This copy of the site can’t be kept offline at the moment.</p>
      )}
    </section>
  );
}
