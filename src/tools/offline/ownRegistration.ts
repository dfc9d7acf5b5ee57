import { basePath } from '../../site/siteAddress';

/** Address below which the site lies that this page is of, with a slash at the end. */
export const siteScope = (): string => `${window.location.origin}${basePath}/`;

/** The worker of the site below this scope, if the browser has one. Another site may have its own above it. */
export async function ownRegistration(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  // Without a secure connection, or where the reader has turned it off, there is none.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const found = await workers?.getRegistration(scope).catch(() => undefined);
  return found?.scope === scope ? found : undefined;
}
