/*
 * Corrects how Gatsby's page loader handles failing servers.
 *
 * Without it, a page requests data endlessly or leaves the site if the server answers 500, and going back and forward offers no Retry.
 * Still needed? Remove the call in src/app/startApp.ts and run the browser tests loadFailures and deployment.
 */
import { withPrefix } from 'gatsby';
import { findPath } from 'gatsby-find-path';
import { BaseLoader, ProdLoader } from 'gatsby-page-loader';

/** Gatsby's limit: a request with so many retries isn't repeated. */
const noRetries = 3;

/** Time in ms for which the site counts as the same build: readers who go from page to page don't request its hash each time. */
const sameBuildFor = 300_000;

/** Removes the query, on which no page depends. */
const withoutQuery = (path: string): string => path.replace(/\?.*$/s, '');

/** Whether the server has anything at a decoded path. */
const isThere = (path: string): Promise<boolean> =>
  fetch(withPrefix(path.split('/').map(encodeURIComponent).join('/')), { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Replaces methods of Gatsby's loader. Called once, when the app starts.
 * - Each file is requested once. Gatsby requests it four times without a pause, and endlessly if a server answers 500 to everything,
 *   because it then requests the data of an error page, which this site doesn't have.
 * - The hash of the build is requested once in five minutes. Gatsby requests it for each page.
 * - A page that failed to load counts as not loaded. Gatsby would render its error on back and forward and crash the app; now the page is
 *   requested again, as a full page load.
 * - The same if the request for the server's build failed, for example because the network is gone. Gatsby would assume a newer build and
 *   leave the site.
 * - Below a base path, an address without data is requested with the base path. Gatsby omits it, and if a host answers everything at its
 *   root, the not-found page would not hydrate.
 * - A page is loaded once, whatever its query. Gatsby would load its data again for each search.
 */
export function correctPageLoader(): void {
  const { prototype } = BaseLoader;
  const { fetchPageDataJson, isPageNotFound, loadAppData, loadPage, loadPageDataJson, loadPageSync } = prototype;
  prototype.fetchPageDataJson = function (request) {
    if (request.internalServerError) return Promise.resolve({ ...request, status: 'error' });
    return fetchPageDataJson.call(this, Object.assign(request, { retries: noRetries }));
  };
  let build: { readonly askedAt: number; readonly answer: ReturnType<typeof loadAppData> } | undefined;
  prototype.loadAppData = async function () {
    if (!build || performance.now() - build.askedAt > sameBuildFor)
      build = { askedAt: performance.now(), answer: loadAppData.call(this, noRetries) };
    const current = build;
    const answer = await current.answer;
    // If it failed, the next page requests it again.
    if (!answer && build === current) build = undefined;
    return answer;
  };
  prototype.loadPage = async function (address) {
    const path = withoutQuery(address);
    // The first page is already in the HTML and needs only its data.
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
    return loadPageSync.call(this, withoutQuery(address));
  };
  ProdLoader.prototype.loadPageDataJson = async function (path) {
    // The original method removes the base path once more.
    const data = await loadPageDataJson.call(this, withPrefix(path));
    // The browser loads an existing file itself.
    return data.notFound && !path.startsWith('//') && (await isThere(path)) ? { pagePath: path, status: 'error' } : data;
  };
}
