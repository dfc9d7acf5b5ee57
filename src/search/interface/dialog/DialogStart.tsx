import { css } from '@emotion/react';
import { memo, useState } from 'react';
import { storage } from '../../../theme/state/storage';
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

const keys = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 'var(--press)',
  marginTop: 'var(--space-3)',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-xs)',
});

/** Who speaks to the computer, or whose hand hits keys by chance, can turn off the only key of one sign that the site listens to (WCAG 2.1.4). */
function SlashKey() {
  const [opens, setOpens] = useState(() => storage.read('slash-key') !== 'off');
  return (
    <label css={keys}>
      <input
        type="checkbox"
        checked={opens}
        onChange={({ target }) => {
          if (target.checked) storage.remove('slash-key');
          else storage.write('slash-key', 'off');
          setOpens(target.checked);
        }}
      />
      The “/” key opens search on every page
    </label>
  );
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
      <SlashKey />
    </div>
  );
});
