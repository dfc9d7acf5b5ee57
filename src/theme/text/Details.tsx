import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Collapsible } from '../controls/Collapsible';
import { ChevronIcon } from '../controls/icons';

const box = css({
  margin: 'var(--space-4) 0',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '& > details > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    padding: 'var(--space-3) var(--space-4)',
    fontWeight: 'var(--weight-strong)',
    // With large text, a long word is wider than a narrow window.
    overflowWrap: 'anywhere',
  },
  '& > details > summary svg': { width: '1rem', height: '1rem', flex: 'none', transition: 'transform 160ms ease-in-out' },
  '& > details[open] > summary svg': { transform: 'rotate(90deg)' },
  '& > details > div > div': { padding: '0 var(--space-4) var(--space-2)' },
});

/** Folded text that most readers can skip. */
export function Details({ summary, children }: { readonly summary: string; readonly children?: ReactNode }) {
  return (
    <div css={box}>
      <Collapsible
        summary={
          <>
            <ChevronIcon />
            {summary}
          </>
        }
      >
        <div>{children}</div>
      </Collapsible>
    </div>
  );
}
