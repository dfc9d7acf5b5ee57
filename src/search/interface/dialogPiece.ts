import type { RefObject } from 'react';
import { lazyPiece } from '../../components/feedback/LazyPiece';
import { siteSearch } from './siteSearch';

/** What the dialog needs to know from the page that opens it. */
export interface SearchDialogProps {
  readonly initialQuery: string;
  /** Where the page was scrolled to. */
  readonly scrollY: number;
  readonly close: () => void;
  /** Closes, then opens a page. `query` is what was searched for, to be marked there; null marks nothing. */
  readonly choose: (path: string, query: string | null) => void;
  /** Called when the dialog's own field has taken over. */
  readonly onReady: () => void;
  /** What Escape does before it closes the dialog; true where it did something. */
  readonly beforeEscapeRef: RefObject<(() => boolean) | null>;
}

const loadDialog = () =>
  // Spelled out, because the bundler replaces exactly this expression: without an agent no code of AI is built.
  process.env.GATSBY_ALGOLIA_AGENT_ID ? import('./AskDialog') : import('./KeywordDialog');

/** The dialog, loaded when the reader seems to want it. */
export const dialogPiece = lazyPiece<SearchDialogProps>(loadDialog);

/** Loads the dialog and what the first search needs. Failures are told where they are waited for. */
export function preloadSearch(): void {
  dialogPiece.preload().catch(() => undefined);
  siteSearch.prepare().catch(() => undefined);
}
