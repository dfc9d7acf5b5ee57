/**
 * Headers of the service worker: browsers ask for it anew each time, and it asks nobody but the site itself. Its policy is not that of pages,
 * which stand in the answers that it gives.
 */
export const offlineHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};
