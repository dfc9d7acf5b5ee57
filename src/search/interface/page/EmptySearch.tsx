import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { PageChrome, PageLink } from '../../../model/pageTypes';
import { searchSettings } from '../../../site/searchSettings';
import { recentPages } from '../dialog/searchHistory';
import { PageOffers } from './PageOffers';

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
