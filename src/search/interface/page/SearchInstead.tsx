import { withPrefix } from 'gatsby';
import { button } from '../../../theme/controls/buttons';
import { searchSettings } from '../../../site/searchSettings';
import { searchPlaceholder } from '../messages/searchPlaceholder';
import { searchField } from './searchField';

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
