import { css } from '@emotion/react';
import { memo, useState } from 'react';
import type { PageLink } from '../../../model/pageTypes';
import { localPath } from '../address/searchAddress';
import { SearchOffers } from '../messages/SearchOffers';
import { DialogLink } from './DialogHits';
import { typeQuery } from './docSearchField';

const room = css({ padding: 'var(--space-3) var(--docsearch-spacing) var(--space-4)' });

/**
 * The sections of the site, read from the navigation at the top of the page: what would hand them down to the dialog would be part of every
 * page's scripts. None where there is no navigation.
 */
function sectionLinks(): readonly PageLink[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')].filter(({ origin }) => origin === window.location.origin);
  const sections = links.map(({ textContent, href }) => ({ label: textContent.trim(), href: localPath(href) }));
  return sections.filter(({ label, href }, index) => label !== '' && sections.findIndex((other) => other.href === href) === index);
}

/** What the empty dialog offers below the pages that DocSearch remembers. It never changes, so typing does not draw it again. */
export const DialogStart = memo(function DialogStart() {
  const [sections] = useState(sectionLinks);
  return (
    <div css={room} data-search-start="">
      <SearchOffers
        sections={sections}
        query={(query, content) => (
          <button type="button" onClick={() => typeQuery(query)}>
            {content}
          </button>
        )}
        link={({ label, href }) => <DialogLink path={href}>{label}</DialogLink>}
      />
    </div>
  );
});
