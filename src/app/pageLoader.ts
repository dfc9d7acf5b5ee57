import { BaseLoader } from 'gatsby-page-loader';

/** Gatsby's own limit: a request that has been repeated so often is not repeated again. */
const noRetries = 3;

/** A decoded path that needs encoding, which no page of the site has. Behind the question mark is no path. */
const encoded = /^[^?]*%/;

/** The percent sign of a byte that was encoded before. */
const twiceEncoded = /%25(?=[\da-f]{2})/gi;

/**
 * Corrects Gatsby's loader of pages where a server fails. Called once, when the app starts.
 * - It asks once for each file. Gatsby asks four times without a pause, and without end where a server answers 500 to
 *   everything: it then asks for the data of a page that says so, which this site does not have.
 * - A page that could not be loaded counts as not loaded. Gatsby hands its error to the page on back and forward, and the
 *   whole app would go down; without it, the page is asked for again and loaded as a whole.
 * - An address that nobody has, such as `/100%25` or `/%3A`, is known to be missing. Gatsby asks for a file whose name no
 *   server can read, and its router encodes the address a second time.
 */
export function correctPageLoader(): void {
  const { prototype } = BaseLoader;
  const { fetchPageDataJson, loadAppData, loadPageSync } = prototype;
  prototype.fetchPageDataJson = function (request) {
    if (request.internalServerError) return Promise.resolve({ ...request, status: 'error' });
    const missing = encoded.test(request.pagePath) ? { pagePath: '/404.html', notFound: true } : {};
    return fetchPageDataJson.call(this, Object.assign(request, { retries: noRetries }, missing));
  };
  prototype.loadAppData = function () {
    return loadAppData.call(this, noRetries);
  };
  prototype.loadPageSync = function (path) {
    return loadPageSync.call(this, path) ?? loadPageSync.call(this, path.replace(twiceEncoded, '%'));
  };
}
