import { gatsbyRuntime } from '../state/gatsbyRuntime';

// Loaded when it is wanted, which it hardly ever is.
const tellFailure = (): void =>
  void import('./firstPageFailed').then(
    ({ showFailure }) => showFailure(),
    // The page can be read all the same.
    () => undefined,
  );

/**
 * Tells the reader where the data of the first page cannot be loaded, which Gatsby only logs. Gatsby asks for the same a
 * moment later, and gets the same answer. Called once, when the app starts.
 */
export function watchFirstPage(): void {
  const { pathname, search } = window.location;
  gatsbyRuntime()
    .___loader.loadPage(pathname + search)
    .then((loaded) => {
      if (!loaded || loaded.status === 'error') tellFailure();
    }, tellFailure);
}
