import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { offlineRoute } from '../../model/offlineManifest';
import { settings } from '../../site/settings';
import { button } from '../../theme/controls/buttons';
import { dismissedBuild, writeKeptMarker } from '../../theme/state/keptMarker';
import { layer, media } from '../../theme/styles/media';
import { mountAside } from '../../theme/styles/mountAside';
import { lostWords } from './interface/keepWords';
import { askManifest, canKeep, forgetSite, keptState, offlineNews } from './keepSite';
import type { OfflineNews } from './keepSite';
import { siteScope } from './ownRegistration';

// Below the message for a page that doesn't load, which is more important.
const box = css({
  position: 'fixed',
  bottom: 'var(--space-4)',
  left: 'var(--space-4)',
  zIndex: layer.routeStatus - 1,
  maxWidth: 'min(26rem, calc(100vw - 2 * var(--space-4)))',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-raised)',
  boxShadow: 'var(--shadow)',
  fontSize: 'var(--size-s)',
  '& p': { margin: '0 0 var(--space-3)' },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' },
  '& :is(a, button)': { minHeight: '2.75rem', textDecoration: 'none' },
  [media.print]: { display: 'none' },
});

interface OfflineNoticeProps {
  readonly news: OfflineNews;
  /** The reader doesn't want this notice again. */
  readonly onDismiss: () => void;
}

/** Notice that leads readers who keep the site to a newer build, or says that their copy is gone. */
const OfflineNotice = ({ news, onDismiss }: OfflineNoticeProps) => (
  <section css={box} aria-label="Offline copy" data-offline-notice={news.is}>
    <p role="status">
      {news.is === 'lost' ? lostWords : 'A newer version of this site is available. The one you kept stays until you get it.'}
    </p>
    <div>
      <a css={button} href={withPrefix(offlineRoute)}>
        {news.is === 'lost' ? 'Keep it again' : 'See what is new to download'}
      </a>
      <button type="button" css={button} onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  </section>
);

async function tellNews(): Promise<void> {
  const [state, newest] = await Promise.all([
    keptState(siteScope()),
    navigator.onLine ? askManifest(siteScope()).catch(() => undefined) : undefined,
  ]);
  const news = offlineNews(state, newest, dismissedBuild());
  // The page of the tool says it itself.
  if (!news || window.location.pathname.endsWith(offlineRoute)) return;
  const dismiss = (): void => {
    writeKeptMarker(news.is === 'newer' ? news.build : null);
    unmount();
  };
  const unmount = mountAside(<OfflineNotice news={news} onDismiss={dismiss} />, (host) => document.body.append(host));
}

/** Shows a notice about the offline copy, if there is one. If this build can't be kept, removes the copy and the service worker. */
export async function lookAfterKept(): Promise<void> {
  if (!settings.offline) {
    await forgetSite(siteScope());
    writeKeptMarker(null);
  } else if (canKeep()) await tellNews();
}
