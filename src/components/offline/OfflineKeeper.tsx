import { css } from '@emotion/react';
import { settings } from '../../site/settings';
import { useHydrated } from '../../state/hydrated';
import { media } from '../../styles/media';
import { LazyContent } from '../feedback/LazyContent';
import { lazyComponent } from '../feedback/lazyComponent';

// The tool has about its room before it is there.
const box = css({
  minHeight: '24rem',
  margin: 'var(--space-4) 0',
  '&[data-offered="false"]': { minHeight: 0 },
  [media.print]: { display: 'none' },
});

const keeper = lazyComponent(() => import('./Keeper'));

/** Where readers keep the site for use without a network. Its code comes with its page only. */
export function OfflineKeeper() {
  const hydrated = useHydrated();
  const isOffered = settings.offline;
  return (
    <section css={box} data-offline-keeper="" data-offered={isOffered} aria-label="Keep this site offline">
      {!isOffered && <p>This copy of the site can’t be kept offline at the moment.</p>}
      {isOffered && hydrated && <LazyContent lazy={keeper} componentProps={{}} />}
    </section>
  );
}
