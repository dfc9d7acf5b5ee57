import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface CollapsibleProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Open at first; when it becomes true later, the section opens. */
  readonly open?: boolean;
  readonly className?: string;
}

const box = css({
  '& > summary': { cursor: 'pointer', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
});

/** A native `<details>` that the page can open. The animation is that of all `<details>`: src/theme/styles/global.css. */
export function Collapsible({ summary, children, open = false, className }: CollapsibleProps) {
  const [shown, setShown] = useState(open);

  // The page changed and now asks for an open section, for instance because it holds the new page.
  const [asked, setAsked] = useState(open);
  if (asked !== open) {
    setAsked(open);
    if (open) setShown(true);
  }

  return (
    <details open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)} css={box} {...(className ? { className } : {})}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
