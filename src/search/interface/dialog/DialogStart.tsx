import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { memo, useState } from 'react';
import type { MouseEvent } from 'react';
import type { PageLink } from '../../../model/pageTypes';
import { SearchOffers } from '../messages/SearchOffers';
import { useDialog } from './dialogContext';
import { sectionLinks } from './sectionLinks';
import { typeQuery } from './typeQuery';

const room = css({ padding: 'var(--space-3) var(--docsearch-spacing) var(--space-4)' });

/** A link of the empty dialog. A plain click closes the dialog and goes through the router. */
function DialogLink({ label, href }: PageLink) {
  const { choose } = useDialog();
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(href, null);
  };
  return (
    <a href={withPrefix(href)} onClick={onClick}>
      {label}
    </a>
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
        link={(to) => <DialogLink {...to} />}
      />
    </div>
  );
});
