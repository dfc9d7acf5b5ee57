import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useState } from 'react';
import { offlineRoute } from '../../model/offlineManifest';
import { settings } from '../../site/settings';
import { button } from '../../theme/controls/buttons';
import { readKeptMarker, writeKeptMarker } from '../../theme/state/keptMarker';
import { layer, media } from '../../theme/styles/media';
import { mountAside } from '../../theme/styles/mountAside';
import { elsewhereWords, lostWords, reasonWords } from './interface/keepWords';
import { askManifest, canKeep, forgetSite, keepSite, keptState, offlineNews, reasonOf } from './keepSite';
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

/** State of downloading the newer build: progress (0 to 1), done, or an error message. */
type Getting = { readonly share: number } | 'done' | { readonly failed: string } | null;

interface OfflineNoticeProps {
  readonly news: OfflineNews;
  /** The reader doesn't want this notice again. */
  readonly onDismiss: () => void;
  /** The reader closes the notice after success. */
  readonly onClose: () => void;
}

function wordsOf(news: OfflineNews, getting: Getting): string {
  if (getting === 'done') return 'The newer version is on this device. The next page you open uses it.';
  if (getting && 'failed' in getting) return getting.failed;
  if (getting) return `Getting the newer version: ${Math.floor(getting.share * 100)} %`;
  if (news.is === 'lost') return lostWords;
  if (news.is === 'elsewhere') return elsewhereWords(news.scope);
  return 'A newer version of this site is available. The one you kept stays until you get it.';
}

/** Notice that offers a newer build to readers who keep the site, or says that their copy is gone. */
function OfflineNotice({ news, onDismiss, onClose }: OfflineNoticeProps) {
  const [getting, setGetting] = useState<Getting>(null);
  const isDone = getting === 'done';
  const isBusy = getting !== null && typeof getting === 'object' && 'share' in getting;
  const get = (pieces: readonly string[]): void => {
    setGetting({ share: 0 });
    const tell = ({ done, all }: { readonly done: number; readonly all: number }): void => setGetting({ share: done / all });
    keepSite(siteScope(), pieces, new AbortController().signal, tell).then(
      ({ build }) => {
        writeKeptMarker({ build });
        setGetting('done');
      },
      (error: unknown) => setGetting({ failed: reasonWords[reasonOf(error)] }),
    );
  };
  return (
    <section css={box} aria-label="Offline copy" data-offline-notice={news.is}>
      <p role="status">{wordsOf(news, getting)}</p>
      <div>
        {news.is === 'newer' && !isDone && (
          <button type="button" css={button} disabled={isBusy} onClick={() => get(news.pieces)}>
            Get it
          </button>
        )}
        {news.is !== 'newer' && (
          <a css={button} href={withPrefix(offlineRoute)}>
            Keep it again
          </a>
        )}
        <button type="button" css={button} onClick={isDone || isBusy ? onClose : onDismiss}>
          {isDone || isBusy ? 'Close' : 'Dismiss'}
        </button>
      </div>
    </section>
  );
}

async function tellNews(): Promise<void> {
  const marker = readKeptMarker();
  const [state, newest] = await Promise.all([
    keptState(siteScope()),
    navigator.onLine ? askManifest(siteScope()).catch(() => undefined) : undefined,
  ]);
  const news = offlineNews(state, newest, marker?.dismissed);
  // The stored marker is invalid: remove it.
  if (!state.kept && !marker) return writeKeptMarker(null);
  // The page of the tool says it itself.
  if (!news || window.location.pathname.endsWith(offlineRoute)) return;
  const dismiss = (): void => {
    if (news.is !== 'newer') writeKeptMarker(null);
    else if (state.kept) writeKeptMarker({ build: state.kept.build, dismissed: news.build });
    unmount();
  };
  const unmount = mountAside(<OfflineNotice news={news} onDismiss={dismiss} onClose={() => unmount()} />, (host) =>
    document.body.append(host),
  );
}

/** Shows a notice about the offline copy, if there is one. If this build can't be kept, removes the copy and the service worker. */
export async function lookAfterKept(): Promise<void> {
  if (!settings.offline) {
    await forgetSite(siteScope());
    writeKeptMarker(null);
  } else if (canKeep()) await tellNews();
}
