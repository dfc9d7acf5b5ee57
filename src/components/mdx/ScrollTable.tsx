import type { ReactNode } from 'react';

/** A table that scrolls inside itself when it is wider than the text; reachable by keyboard for that. */
export function ScrollTable({ children }: { readonly children?: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <div className="scroll-table" role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
