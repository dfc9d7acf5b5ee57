import { whenIdle } from './whenIdle';

/** Prepares the page for the browser's translation, which begins when the page has loaded, and so does this. Called once, when the app starts. */
export function startTranslation(): void {
  whenIdle(
    () =>
      void import('./translatedPage').then(
        ({ surviveTranslation }) => surviveTranslation(),
        // The page can be read all the same.
        () => undefined,
      ),
  );
}
