import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import type { ComponentProps } from 'react';
import { searchSettings } from '../../../site/searchSettings';
import { button } from '../../../theme/controls/buttons';
import { searchPlaceholder } from '../messages/searchPlaceholder';

const form = css({
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

/** A field with its button, for searching in the page itself: without scripts, too, it leads to the results page. */
export const SearchForm = ({
  onSubmit,
  ...field
}: Pick<ComponentProps<'form'>, 'onSubmit'> & Omit<ComponentProps<'input'>, 'onSubmit'>) => (
  <form css={form} role="search" action={withPrefix(searchSettings.searchPagePath)} onSubmit={onSubmit}>
    <input
      type="search"
      name="q"
      aria-label={searchPlaceholder}
      placeholder={searchPlaceholder}
      autoComplete="off"
      maxLength={512}
      {...field}
    />
    <button type="submit" css={button}>
      Search
    </button>
  </form>
);
