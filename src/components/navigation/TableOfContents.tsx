import { css } from '@emotion/react';
import type { PropTocEntry } from '../../model/pageTypes';
import { media } from '../../styles/media';
import { Collapsible } from '../controls/Collapsible';
import { useActiveHeading } from './useActiveHeading';
import { ChevronIcon } from '../controls/icons';

const links = css({
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul ul': { paddingLeft: 'var(--space-3)' },
  '& a': {
    display: 'block',
    padding: '0.2rem 0',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-xs)',
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  // The place is told by a line, too, not by its colour alone.
  '& a:hover, & a[aria-current]': { color: 'var(--accent)', textDecoration: 'underline' },
});

const aside = css({
  position: 'sticky',
  top: 'calc(var(--header) + var(--space-5))',
  maxHeight: 'calc(100vh - var(--header) - var(--space-6) - 3rem)',
  overflowY: 'auto',
  paddingLeft: 'var(--space-4)',
  borderLeft: '1px solid var(--line)',
  '& h2': { marginBottom: 'var(--space-2)', color: 'var(--text)', fontSize: 'var(--size-xs)' },
  // Its lower end is for the way back to the top.
  [media.narrow]: { display: 'none' },
  [media.print]: { display: 'none' },
});

const folded = css({
  display: 'none',
  margin: '0 0 var(--space-5)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: 'var(--space-2) var(--space-3)',
    fontSize: 'var(--size-s)',
    fontWeight: 600,
  },
  '& summary svg': { width: '1rem', height: '1rem', transition: 'transform 160ms ease-in-out' },
  '& details[open] summary svg': { transform: 'rotate(90deg)' },
  '& details ul': { padding: '0 var(--space-3) var(--space-2)' },
  '& details ul ul': { paddingTop: 0, paddingBottom: 0 },
  '& a': { padding: '0.35rem 0', fontSize: 'var(--size-s)' },
  [media.narrow]: { display: 'block' },
  [media.print]: { display: 'none' },
});

function Entries({ entries, active }: { readonly entries: readonly PropTocEntry[]; readonly active?: string | undefined }) {
  const link = ({ id, text }: { id: string; text: string }) => (
    <a href={`#${id}`} {...(id === active ? { 'aria-current': 'true' as const } : {})}>
      {text}
    </a>
  );
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          {link(entry)}
          {entry.items.length > 0 && (
            <ul>
              {entry.items.map((item) => (
                <li key={item.id}>{link(item)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The contents beside the text, following the reading position. */
export function TableOfContents({ entries }: { readonly entries: readonly PropTocEntry[] }) {
  const active = useActiveHeading(entries);
  return (
    <nav aria-label="On this page" css={[links, aside]} data-toc="">
      <h2>On this page</h2>
      <Entries entries={entries} active={active} />
    </nav>
  );
}

/** The contents above the text, folded, where there is no room beside it. */
export function FoldedTableOfContents({ entries }: { readonly entries: readonly PropTocEntry[] }) {
  return (
    <nav aria-label="On this page" css={[links, folded]} data-folded="">
      <Collapsible
        summary={
          <>
            On this page <ChevronIcon />
          </>
        }
      >
        <Entries entries={entries} />
      </Collapsible>
    </nav>
  );
}
