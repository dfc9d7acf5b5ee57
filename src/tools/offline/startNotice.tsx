import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { offlineRoute } from '../../model/offlineManifest';
import { settings } from '../../site/settings';
import { button } from '../../theme/controls/buttons';
import { dismissedBuild, writeKeptMarker } from '../../theme/state/keptMarker';
import { layer, media } from '../../theme/styles/media';
import { mountAside } from '../../theme/styles/mountAside';
import { askManifest, canKeep, forgetSite, keptState } from './keepSite';
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

/** Message for a reader whose copy is gone. Browsers don't say that they have removed it, and the worker removes it at an address without the site. */
export const lostWords =
  'Your browser has removed what you kept of this site, or the site has moved. Keep it again to open it without a network.';

/** Shows a notice that leads readers to another build: usually a newer one, or an older one that its owner went back to, or says that their copy is gone, until they dismiss it. */
function showNotice(is: 'lost' | 'newer', dismissed: string | null): void {
  const dismiss = (): void => {
    writeKeptMarker(dismissed);
    unmount();
  };
  const notice = (
    <section css={box} aria-label="Offline copy" data-offline-notice={is}>
      <p role="status">
        {is === 'lost' ? lostWords : 'Another version of this site is available. The one you kept stays until you get it.'}
      </p>
      <div>
        <a css={button} href={withPrefix(offlineRoute)}>
          {is === 'lost' ? 'Keep it again' : 'See what is new to download'}
        </a>
        <button type="button" css={button} onClick={dismiss}>
          Dismiss
        </button>
      </div>
    </section>
  );
  const unmount = mountAside(notice, (host) => document.body.append(host));
}

/** Shows a notice about the offline copy, if there is one. If this build can't be kept, removes the copy and the service worker. */
export async function lookAfterKept(): Promise<void> {
  if (!settings.offline) {
    await forgetSite(siteScope());
    writeKeptMarker(null);
    return;
  }
  // The page of the tool says it itself.
  if (!canKeep() || window.location.pathname.endsWith(offlineRoute)) return;
  const { kept } = await keptState(siteScope());
  if (!kept) return showNotice('lost', null);
  const newest = await askManifest(siteScope()).catch(() => undefined);
  if (newest && ![kept.manifest.build, dismissedBuild()].includes(newest.build)) showNotice('newer', newest.build);
}
