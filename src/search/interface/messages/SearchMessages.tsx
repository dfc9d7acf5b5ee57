import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PageLink } from '../../../model/pageTypes';
import { popularQueries } from '../../../site/popularQueries';
import { symptomsRoute } from '../../../site/symptoms';
import { button } from '../../../theme/controls/buttons';
import { SearchIcon } from '../../../theme/controls/icons';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { media } from '../../../theme/styles/media';
import { missingResultsUrl } from './searchTexts';
import { frameWords } from '../../../site/words/frame';
import { searchWords } from '../../../site/words/search';

/** Queries suggested if nothing was found. */
const offered = popularQueries.slice(0, 3);

/** Message in place of the results. */
const screen = css({
  padding: 'var(--space-7) var(--space-4)',
  color: 'var(--text-soft)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > p': { margin: '0 0 var(--space-3)' },
  '& strong': { color: 'var(--text)', fontSize: 'var(--size-l)' },
  '& ul': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 'var(--space-2)', margin: 0, padding: 0 },
  '& ul + p': { marginTop: 'var(--space-5)' },
});

/** Says that the results could not be fetched, with a Retry button. */
export const SearchFailed = ({ retry }: { readonly retry: () => void }) => (
  <div css={screen} role="alert" data-search-failed="">
    <p>
      <strong>{searchWords.failed}</strong>
    </p>
    <p>{searchWords.failedHelp}</p>
    <button type="button" css={button} onClick={retry}>
      {frameWords.retry}
    </button>
  </div>
);

interface SearchFoundNothingProps {
  readonly query: string;
  /** Runs a suggested query. */
  readonly onSuggestion: (query: string) => void;
}

/** Says that nothing was found, with suggestions and a link for reporting the gap. */
export const SearchFoundNothing = ({ query, onSuggestion }: SearchFoundNothingProps) => (
  <div css={screen} data-search-none="">
    <p>
      {searchWords.none} “<strong>{query}</strong>”
    </p>
    <p>{searchWords.suggestions}:</p>
    <ul>
      {offered.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" css={button} onClick={() => onSuggestion(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
    <p>
      {searchWords.broken} <SmartLink href={symptomsRoute}>{searchWords.brokenLink}</SmartLink>
    </p>
    <p>
      {searchWords.missing}{' '}
      <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
        {searchWords.missingLink}
      </a>
    </p>
  </div>
);

interface SearchOffersProps {
  readonly sections: readonly PageLink[];
  /** Renders a control that runs a query. */
  readonly query: (query: string, content: ReactNode) => ReactNode;
  readonly link: (to: PageLink) => ReactNode;
  /** Pages that were opened last. The dialog leaves them to DocSearch. */
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

/** Three columns, or two if there is no room. */
const columns = css({
  '&&': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 30%), 1fr))' },
});

/** Content of an empty search: popular queries, the sections of the site, and the pages that were opened last. */
export function SearchOffers({ sections, query, link, recent = [] }: SearchOffersProps) {
  return (
    <div css={offers}>
      <section data-needs-script="">
        <h2>{searchWords.popular}</h2>
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
      {(
        [
          [searchWords.sections, sections, columns],
          [searchWords.recent, recent, undefined],
        ] as const
      ).map(
        ([title, pages, style]) =>
          pages.length > 0 && (
            <section key={title}>
              <h2>{title}</h2>
              <ul css={style}>
                {pages.map((page) => (
                  <li key={page.href}>{link(page)}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
