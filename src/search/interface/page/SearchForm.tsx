import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import type { ComponentProps } from 'react';
import type { PageChrome, PageLink } from '../../../model/pageTypes';
import { searchSettings } from '../../../site/searchSettings';
import { button } from '../../../theme/controls/buttons';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { searchPath } from '../address/searchAddress';
import { SearchOffers } from '../messages/SearchMessages';
import { frameWords } from '../../../site/words/frame';

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

/** Search field on a page. A press before the page has hydrated leads to the results page. */
export const SearchForm = ({
  onSubmit,
  ...field
}: Pick<ComponentProps<'form'>, 'onSubmit'> & Omit<ComponentProps<'input'>, 'onSubmit'>) => (
  <form css={form} data-needs-script="" role="search" action={withPrefix(searchSettings.searchPagePath)} onSubmit={onSubmit}>
    <input
      type="search"
      name="q"
      aria-label={searchSettings.placeholder}
      placeholder={searchSettings.placeholder}
      autoComplete="off"
      maxLength={512}
      {...field}
    />
    <button type="submit" css={button}>
      {frameWords.search}
    </button>
  </form>
);

interface PageOffersProps {
  readonly navbar: PageChrome['navbar'];
  /** Pages that were opened last. */
  readonly recent?: readonly PageLink[];
}

/** Content of an empty search on a page, as links. */
export const PageOffers = ({ navbar, recent = [] }: PageOffersProps) => (
  <SearchOffers
    sections={navbar.filter(({ type }) => type === 'section')}
    recent={recent}
    query={(query, content) => <SmartLink href={searchPath({ query })}>{content}</SmartLink>}
    link={({ label, href }) => <SmartLink href={href}>{label}</SmartLink>}
  />
);
