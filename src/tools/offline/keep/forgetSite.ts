import { deleteKept } from '../keptFiles';
import type { CacheRoom } from '../keptFiles';
import { ownRegistration } from '../ownRegistration';

/**
 * Removes everything that was kept of the site, and its worker, which goes on with the pages that are open until they are closed but
 * knows nothing any more. Also where an earlier build has left them and this one keeps nothing.
 */
export async function forgetSite(scope: string): Promise<void> {
  await (await ownRegistration(scope))?.unregister();
  // The browser may refuse its storage by now; there is nothing then.
  if ('caches' in window) await deleteKept(window.caches as CacheRoom, scope).catch(() => undefined); // asked for with names only
}
