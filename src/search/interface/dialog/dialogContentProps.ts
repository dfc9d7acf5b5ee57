import type { RefObject } from 'react';

/** What the content of the dialog needs to know from the dialog around it. */
export interface DialogContentProps {
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
