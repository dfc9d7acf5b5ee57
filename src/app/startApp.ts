import { watchFirstPage } from './firstPage';
import { startNavigation } from './navigation';
import { startOffline } from './offline';
import { startOpeningTargets } from './openTarget';
import { fetchOwnFont } from './ownFont';
import { correctPageLoader } from './pageLoader';
import { startPreloading } from './preloading';
import { startPrintedDrawings } from './printedDrawings';
import { prepareRenderer } from './reactDom';
import { startScrollRestoration } from './scrollRestoration';
import { startTranslation } from './startTranslation';
import { startColourMode } from '../state/colourMode';
import { startDocsVersion } from '../state/docsVersion';
import { checkSessionStorage } from '../state/sessionNotes';

/** Ends the current task, so that the browser can paint and answer to input before the next one begins. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Starts everything that owns state in the browser, before React takes over the page. Gatsby waits for it: evaluating
 * the scripts and starting the app become two shorter tasks instead of a long one.
 */
export async function startApp(): Promise<void> {
  await nextTask();
  checkSessionStorage();
  startColourMode();
  startDocsVersion();
  correctPageLoader();
  startNavigation();
  startScrollRestoration();
  startOpeningTargets();
  startPreloading();
  startOffline();
  startPrintedDrawings();
  fetchOwnFont();
  prepareRenderer();
  startTranslation();
  watchFirstPage();
}
