import { navigate } from 'gatsby';
import { useCallback, useEffect, useRef, useState } from 'react';
import { searchSettings } from '../../../site/searchSettings';
import { takeTypedSearch } from '../../../theme/state/loadPiece';
import { preloadSearch } from '../dialog/dialogContent';
import { SearchDialog } from '../dialog/SearchDialog';
import type { SearchedState } from '../marks/searchedState';
import { SearchButton } from './SearchButton';
import { useSearchShortcuts } from './useSearchShortcuts';

interface Opening {
  readonly query: string;
  readonly scrollY: number;
}

/** Search in the navbar: the button, its shortcuts, and the dialog while it is open. */
export function Search() {
  const [opening, setOpening] = useState<Opening | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<{ path: string; query: string | null } | null>(null);
  /** True while closing returns the focus to the button, so that this focus does not open the dialog again. */
  const returning = useRef(false);

  const open = useCallback((query = '') => {
    preloadSearch();
    setOpening((current) => current ?? { query, scrollY: window.scrollY });
  }, []);
  const close = useCallback(() => setOpening(null), []);
  const choose = useCallback((path: string, query: string | null) => {
    chosen.current = { path, query };
    setOpening(null);
  }, []);
  useEffect(() => {
    const typed = takeTypedSearch();
    // oxlint-disable-next-line react/set-state-in-effect -- what was typed is known in the browser only
    if (typed !== null) open(typed);
  }, [open]);
  useSearchShortcuts(opening !== null, open, close);

  useEffect(() => {
    // Navigate after the dialog has closed: on closing, DocSearch restores the scroll position, which would undo the jump to the result.
    if (opening || !chosen.current) return;
    const { path, query } = chosen.current;
    chosen.current = null;
    if (path.startsWith('/')) navigate(path, query === null ? {} : { state: { searched: query } satisfies SearchedState });
    else window.location.assign(path);
  }, [opening]);

  const approach = (): void => {
    if (searchSettings.openOnHoverAndFocus && !returning.current) open();
  };
  return (
    <>
      <SearchButton button={button} preload={preloadSearch} open={open} approach={approach} />
      {opening && <SearchDialog {...opening} button={button} returning={returning} close={close} choose={choose} />}
    </>
  );
}
