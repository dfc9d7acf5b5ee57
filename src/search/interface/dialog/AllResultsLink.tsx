import { withPrefix } from 'gatsby';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../theme/controls/PageLink';
import { searchPath } from '../address/searchAddress';
import { useDialog, useOutcome } from './dialogContext';

/** The link below the results to all of them on a page. */
export function AllResultsLink() {
  const { choose } = useDialog();
  const { status, query, hits } = useOutcome();
  // A question may be answered by a table although no page is found.
  if (status !== 'found' || hits === 0) return null;
  const path = searchPath({ query });
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(path, null);
  };
  return (
    <a href={withPrefix(path)} onClick={onClick} data-all-results="">
      {hits === 1 ? 'See the result on a page' : `See all ${hits} results`}
    </a>
  );
}
