import { startNavigation } from './navigation';
import { startPreloading } from './preloading';
import { startColourMode } from '../state/colourMode';
import { startDocsVersion } from '../state/docsVersion';

/** Starts everything that owns state in the browser, before React takes over the page. */
export function startApp(): void {
  startColourMode();
  startDocsVersion();
  startNavigation();
  startPreloading();
}
