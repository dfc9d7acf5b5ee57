import { useState } from 'react';
import type { ReactNode } from 'react';

interface CollapsibleProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Initial state. When it becomes true later, the section opens. */
  readonly open?: boolean;
}

/** A native `<details>` that the page can open. */
export function Collapsible({ summary, children, open = false }: CollapsibleProps) {
  const [shown, setShown] = useState(open);

  // The prop changed to true, for instance because the section contains the new page.
  const [asked, setAsked] = useState(open);
  if (asked !== open) {
    setAsked(open);
    if (open) setShown(true);
  }

  return (
    <details open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
