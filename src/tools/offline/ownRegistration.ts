import { basePath } from '../../site/siteAddress';

/** Base URL of the site of this page, with a trailing slash. */
export const siteScope = (): string => `${window.location.origin}${basePath}/`;

/** The site's service worker registration, if any. `getRegistration` could also return one of another site at a parent path. */
export async function ownRegistration(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  // Undefined without a secure connection or if the reader has disabled it.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const found = await workers?.getRegistration(scope).catch(() => undefined);
  return found?.scope === scope ? found : undefined;
}
