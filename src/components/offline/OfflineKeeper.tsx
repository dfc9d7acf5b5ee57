import { css } from '@emotion/react';
import { settings } from '../../site/settings';
import { useHydrated } from '../../state/hydrated';
import { media } from '../../styles/media';
import { LazyContent } from '../feedback/LazyContent';
import { lazyComponent } from '../feedback/lazyComponent';

// The tool has its room before it is there, so that it moves nothing. The narrower a phone, the more lines it has.
const box = css({
  minHeight: '29.5rem',
  margin: 'var(--space-4) 0',
  [media.phone]: { minHeight: 'max(32rem, 62rem - 100vw)' },
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
