/*
 * Corrects Gatsby's loader of pages where a server fails.
 *
 * Without it a reader sees: a page that asks the server without end, or leaves the site, where the server answers 500; a blank page at
 * `/100%25`; no Retry after back and forward.
 * Still needed? Remove the call in src/app/startApp.ts and run the browser tests serverFailures, loadFailures and oddAddresses.
 */
import { withPrefix } from 'gatsby';
import { findPath } from 'gatsby-find-path';
import { BaseLoader, ProdLoader } from 'gatsby-page-loader';

/** Gatsby's own limit: a request that has been repeated so often is not repeated again. */
const noRetries = 3;

/** A decoded path that needs encoding, which no page of the site has. Behind the question mark is no path. */
const encoded = /^[^?]*%/;

/** The percent sign of a byte that was encoded before. */
const twiceEncoded = /%25(?=[\da-f]{2})/gi;

/** No page of the site depends on what stands behind the question mark. */
const withoutQuery = (path: string): string => path.replace(/\?.*$/s, '');

/** Whether the server has something at a decoded path. */
const isThere = (path: string): Promise<boolean> =>
  fetch(withPrefix(path.split('/').map(encodeURIComponent).join('/')), { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Replaces methods of Gatsby's loader. Called once, when the app starts.
 * - It asks once for each file. Gatsby asks four times without a pause, and without end where a server answers 500 to
 *   everything: it then asks for the data of a page that says so, which this site does not have.
 * - A page that could not be loaded counts as not loaded. Gatsby hands its error to the page on back and forward, and the
 *   whole app would go down; without it, the page is asked for again and loaded as a whole.
 * - So does a page whose build could not be asked for, as where its data came in advance and the network has gone since. Gatsby
 *   takes it for one of a newer build and leaves the site.
 * - An address that nobody has, such as `/100%25` or `/%3A`, is known to be missing. Gatsby asks for a file whose name no
 *   server can read, and its router encodes the address a second time.
 * - Below a base path, it asks whether an address without data is there all the same. Gatsby leaves the base path out: a
 *   host that answers everything at its root would leave the not-found page without life.
 * - A page is loaded once, whatever the query of its address. Gatsby asks for its data again for each search.
 */
export function correctPageLoader(): void {
  const { prototype } = BaseLoader;
  const { fetchPageDataJson, isPageNotFound, loadAppData, loadPage, loadPageDataJson, loadPageSync } = prototype;
  prototype.fetchPageDataJson = function (request) {
    if (request.internalServerError) return Promise.resolve({ ...request, status: 'error' });
    const missing = encoded.test(request.pagePath) ? { pagePath: '/404.html', notFound: true } : {};
    return fetchPageDataJson.call(this, Object.assign(request, { retries: noRetries }, missing));
  };
  prototype.loadAppData = function () {
    return loadAppData.call(this, noRetries);
  };
  prototype.loadPage = async function (address) {
    const path = withoutQuery(address);
    // The first page is there already, and needs no more than its data.
    const isFirst = this.pageDb.size === 0;
    const loaded = await loadPage.call(this, path);
    if (isFirst || loaded?.page?.webpackCompilationHash !== '') return loaded;
    this.pageDb.delete(findPath(path));
    return { status: 'error' };
  };
  prototype.isPageNotFound = function (path) {
    return isPageNotFound.call(this, withoutQuery(path));
  };
  prototype.loadPageSync = function (address) {
    const path = withoutQuery(address);
    return loadPageSync.call(this, path) ?? loadPageSync.call(this, path.replace(twiceEncoded, '%'));
  };
  ProdLoader.prototype.loadPageDataJson = async function (path) {
    // The base path is taken off once more there.
    const data = await loadPageDataJson.call(this, withPrefix(path));
    // What is there is loaded by the browser.
    return data.notFound && !path.startsWith('//') && (await isThere(path)) ? { pagePath: path, status: 'error' } : data;
  };
}
