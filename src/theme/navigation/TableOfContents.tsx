import { css } from '@emotion/react';
import type { PropTocEntry } from '../../model/pageTypes';
import { media } from '../styles/media';
import { ContentsList, useActiveHeading } from './ContentsList';

const aside = css({
  position: 'sticky',
  top: 'calc(var(--header) + var(--space-5))',
  // Leaves space below for the link back to the top.
  maxHeight: 'calc(100vh - var(--header) - var(--space-6) - 3rem)',
  overflowY: 'auto',
  paddingLeft: 'var(--space-4)',
  borderLeft: '1px solid var(--line)',
  '& h2': { marginBottom: 'var(--space-2)', color: 'var(--text)', fontSize: 'var(--size-xs)' },
  '& a': { padding: '0.2rem 0', fontSize: 'var(--size-xs)' },
  [media.narrow]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** Table of contents beside the text. Marks the section being read. */
export function TableOfContents({ entries }: { readonly entries: readonly PropTocEntry[] }) {
  const active = useActiveHeading(entries);
  return (
    <nav aria-label="On this page" css={aside} data-toc="">
      <h2>On this page</h2>
      <ContentsList entries={entries} active={active} />
    </nav>
  );
}
