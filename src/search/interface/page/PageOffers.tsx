import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { PageChrome, PageLink } from '../../../model/pageTypes';
import { searchSettings } from '../../../site/searchSettings';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { searchPath } from '../address/searchAddress';
import { recentPages } from '../dialog/searchHistory';
import { SearchOffers } from '../messages/SearchOffers';

interface PageOffersProps {
  readonly navbar: PageChrome['navbar'];
  /** Pages that were opened last. */
  readonly recent?: readonly PageLink[];
}

/** What stands on a page where nothing is searched for yet, as links. */
export function PageOffers({ navbar, recent = [] }: PageOffersProps) {
  return (
    <SearchOffers
      sections={navbar.filter(({ type }) => type === 'section')}
      recent={recent}
      query={(query, content) => <SmartLink href={searchPath({ query })}>{content}</SmartLink>}
      link={({ label, href }) => <SmartLink href={href}>{label}</SmartLink>}
    />
  );
}

const lead = css({ margin: '0 0 var(--space-5)', color: 'var(--text-soft)' });

const none: readonly PageLink[] = [];

/** The results page without a query: what can be searched for, and where else to begin. */
export function EmptySearch({ navbar }: { readonly navbar: PageChrome['navbar'] }) {
  const [recent, setRecent] = useState(none);
  // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what was opened; it stands last, so nothing moves
  useEffect(() => setRecent(recentPages(searchSettings.indexName)), []);
  return (
    <>
      <p css={lead}>Part numbers, motor IDs, registers, commands, questions: everything on this site can be searched.</p>
      <PageOffers navbar={navbar} recent={recent} />
    </>
  );
}
