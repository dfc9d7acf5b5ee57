import { css } from '@emotion/react';
import { filledWhereForced } from '../../../theme/controls/buttons';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { searchPath } from '../address/searchAddress';
import type { SearchAddress } from '../address/searchAddress';
import { decodeEntities } from '../messages/hitText';
import type { Results } from './useResults';

const filter = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  marginBottom: 'var(--space-4)',
  '& a': {
    padding: '0.25rem 0.75rem',
    border: '1px solid var(--line-control)',
    borderRadius: '1.5rem',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'var(--accent)' },
  '& a[aria-current]': {
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    color: 'var(--accent-strong)',
    ...filledWhereForced,
  },
});

/** Links that filter the results by section of the site. */
export function SectionFilter({ results: { address, sections } }: { readonly results: Results }) {
  const names = Object.keys(sections);
  if (names.length < 2 && address.section === null) return null;
  const link = (section: string | null, text: string) => (
    <SmartLink
      key={text}
      href={searchPath({ query: address.query, section })}
      {...(section === address.section ? { 'aria-current': 'true' as const } : {})}
    >
      {text}
    </SmartLink>
  );
  return (
    <nav css={filter} aria-label="Filter by section">
      {link(null, 'All sections')}
      {names.map((name) => link(decodeEntities(name), `${decodeEntities(name)} (${sections[name] ?? 0})`))}
    </nav>
  );
}

const paging = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  paddingTop: 'var(--space-4)',
  borderTop: '1px solid var(--line)',
  '& a': {
    minWidth: '2.75rem',
    padding: '0.25rem 0.5rem',
    borderRadius: 'var(--radius-s)',
    textAlign: 'center',
  },
  '& a[aria-current]': { background: 'var(--accent)', color: 'var(--on-accent)', textDecoration: 'none', ...filledWhereForced },
});

/** Number of page links on each side of the current one. */
const beside = 2;

/** Links to other pages of results. Renders nothing if there is only one. */
export function ResultPaging({ address, pages }: { readonly address: SearchAddress; readonly pages: number }) {
  if (pages < 2 && address.page === 0) return null;
  // An address with a page number that is too high gets only "Previous".
  const at = Math.min(address.page, pages);
  const to = (page: number): string => searchPath({ ...address, page });
  const numbers = Array.from({ length: pages }, (_, index) => index).filter((page) => Math.abs(page - at) <= beside);
  return (
    <nav css={paging} aria-label="Pages of results">
      {at > 0 && <SmartLink href={to(at - 1)}>Previous</SmartLink>}
      {numbers.map((page) => (
        <SmartLink
          key={page}
          href={to(page)}
          aria-label={`Page ${page + 1}`}
          {...(page === address.page ? { 'aria-current': 'page' as const } : {})}
        >
          {page + 1}
        </SmartLink>
      ))}
      {address.page < pages - 1 && <SmartLink href={to(address.page + 1)}>Next</SmartLink>}
    </nav>
  );
}
