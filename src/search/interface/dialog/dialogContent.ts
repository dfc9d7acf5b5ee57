import { lazyComponent } from '../../../theme/feedback/lazyComponent';
import { siteSearch } from '../../clients/siteSearch';
import type { DialogContentProps } from './dialogContext';

const loadContent = () =>
  // Spelled out, because the bundler replaces exactly this expression: without an agent no code of AI is built.
  process.env.GATSBY_ALGOLIA_AGENT_ID ? import('./AskDialog') : import('./KeywordDialog');

/** The content of the dialog, loaded when the reader seems to want it. */
export const dialogContent = lazyComponent<DialogContentProps>(loadContent);

/** Loads the dialog's content and what the first search needs. Failures are told where they are waited for. */
export function preloadSearch(): void {
  dialogContent.preload().catch(() => undefined);
  siteSearch.prepare().catch(() => undefined);
}
