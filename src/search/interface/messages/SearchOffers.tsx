import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SearchIcon } from '../../../theme/controls/icons';
import type { PageLink } from '../../../model/pageTypes';
import { popularQueries } from '../../../site/popularQueries';
import { media } from '../../../theme/styles/media';
import { searchTexts } from './searchTexts';

interface SearchOffersProps {
  readonly sections: readonly PageLink[];
  /** What runs a query when it is pressed, around its content. */
  readonly query: (query: string, content: ReactNode) => ReactNode;
  readonly link: (to: PageLink) => ReactNode;
  /** Pages that were opened last, where the place of the offers does not list them itself. */
  readonly recent?: readonly PageLink[];
}

const offers = css({
  display: 'grid',
  gap: 'var(--space-4)',
  '& h2': { margin: '0 0 var(--space-2)', color: 'var(--accent)', fontSize: 'var(--size-s)', lineHeight: 1.5 },
  '& ul': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', margin: 0, padding: 0 },
  '& li': { minWidth: 0 },
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    minHeight: '2.25rem',
    padding: '0.25rem 0.75rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
    color: 'var(--text)',
    fontSize: 'var(--size-s)',
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& li > *:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  '& li svg': { flex: 'none', width: '1rem', height: '1rem', color: 'var(--text-faint)' },
  [media.touch]: { '& li > *': { minHeight: '2.75rem' } },
});

/** Three columns, or two where there is no room: the six sections of this site leave no gap in either. */
const columns = css({
  '&&': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 30%), 1fr))' },
});

/** What stands where nothing is searched for yet: popular queries, the sections of the site, and the pages that were opened last. */
export function SearchOffers({ sections, query, link, recent = [] }: SearchOffersProps) {
  return (
    <div css={offers}>
      <section>
        <h2>{searchTexts.popular}</h2>
        <ul>
          {popularQueries.map((text) => (
            <li key={text}>
              {query(
                text,
                <>
                  <SearchIcon />
                  {text}
                </>,
              )}
            </li>
          ))}
        </ul>
      </section>
      {sections.length > 0 && (
        <section>
          <h2>{searchTexts.sections}</h2>
          <ul css={columns}>
            {sections.map(({ label, href }) => (
              <li key={href}>{link({ label, href })}</li>
            ))}
          </ul>
        </section>
      )}
      {recent.length > 0 && (
        <section>
          <h2>{searchTexts.recent}</h2>
          <ul>
            {recent.map(({ label, href }) => (
              <li key={href}>{link({ label, href })}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
