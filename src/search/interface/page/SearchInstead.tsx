import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { button } from '../../../theme/controls/buttons';
import { searchSettings } from '../../../site/searchSettings';
import { searchPlaceholder } from '../messages/searchPlaceholder';

/** A field with its button, for searching in the page itself. */
export const searchField = css({
  display: 'flex',
  gap: 'var(--space-2)',
  marginBottom: 'var(--space-4)',
  '& input': {
    flex: 1,
    minWidth: 0,
    padding: '0.625rem var(--space-3)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
  },
});

/** Offers to search for something that was asked for in another way, such as by an address that does not exist. */
export function SearchInstead({ query }: { readonly query: string }) {
  return (
    <form css={searchField} role="search" action={withPrefix(searchSettings.searchPagePath)}>
      {/* Another query makes another field: what it holds at first is set once. */}
      <input
        key={query}
        type="search"
        name="q"
        aria-label={searchPlaceholder}
        placeholder={searchPlaceholder}
        autoComplete="off"
        maxLength={512}
        defaultValue={query}
      />
      <button type="submit" css={button}>
        Search
      </button>
    </form>
  );
}
