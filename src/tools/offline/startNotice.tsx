import { OfflineNotice } from './OfflineNotice';
import { offlineRoute } from '../../model/offlineManifest';
import { askManifest } from './keep/askManifest';
import { browserWorld, canKeep } from './keep/browserWorld';
import { forgetSite } from './keep/forgetSite';
import { keptState } from './keep/keptState';
import { offlineNews } from './keep/offlineNews';
import { siteScope } from './siteScope';
import { settings } from '../../site/settings';
import { readKeptMarker, writeKeptMarker } from '../../theme/state/keptMarker';
import { mountAside } from '../../theme/styles/styleCache';

async function tellNews(): Promise<void> {
  const world = browserWorld(siteScope());
  const marker = readKeptMarker();
  const [state, newest] = await Promise.all([keptState(world), navigator.onLine ? askManifest(world).catch(() => undefined) : undefined]);
  const news = offlineNews(state, newest, marker?.dismissed);
  // Somebody else has written the marker.
  if (!state.kept && !marker) return writeKeptMarker(null);
  // The page on which readers keep the site says it itself.
  if (!news || window.location.pathname.endsWith(offlineRoute)) return;
  const dismiss = (): void => {
    if (news.is === 'lost') writeKeptMarker(null);
    else if (state.kept) writeKeptMarker({ build: state.kept.build, dismissed: news.build });
    unmount();
  };
  const unmount = mountAside(<OfflineNotice news={news} world={world} onDismiss={dismiss} onClose={() => unmount()} />, (host) =>
    document.body.append(host),
  );
}

/** Tells what is new about what is kept; where nothing may be kept any more, it takes that away, and the worker with it. */
export async function lookAfterKept(): Promise<void> {
  if (!settings.offline) {
    await forgetSite(siteScope());
    writeKeptMarker(null);
  } else if (canKeep()) await tellNews();
}
