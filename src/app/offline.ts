import { settings } from '../site/settings';
import { hasKeptMarker } from '../state/keptMarker';
import { whenIdle } from './whenIdle';

/**
 * Has a reader who keeps the site told what has become of it; for others, nothing is loaded. Where this build may not be kept, what an earlier
 * one has left goes, worker included. Called once, when the app starts.
 */
export function startOffline(): void {
  if (!hasKeptMarker() && (settings.offline || !(navigator as Partial<Navigator>).serviceWorker?.controller)) return;
  whenIdle(
    () =>
      void import('./offlineNotice')
        .then(({ lookAfterKept }) => lookAfterKept())
        // It looks again on the next visit.
        .catch(() => undefined),
  );
}
