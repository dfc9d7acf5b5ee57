import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const box = css({
  margin: 'var(--space-4) 0',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '& > details > summary': {
    display: 'flex',
    alignItems: 'center',
    padding: 'var(--space-3) var(--space-4)',
    fontWeight: 'var(--weight-strong)',
    // With large text, a long word is wider than a narrow window.
    overflowWrap: 'anywhere',
  },
  '& > details > div': { padding: '0 var(--space-4) var(--space-2)' },
});

/** Folded text that most readers can skip. */
export function Details({ summary, children }: { readonly summary: string; readonly children?: ReactNode }) {
  return (
    <div css={box}>
      <details>
        <summary>{summary}</summary>
        <div>{children}</div>
      </details>
    </div>
  );
}
