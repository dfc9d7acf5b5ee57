import { withPrefix } from 'gatsby';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, FormEvent, KeyboardEvent } from 'react';
import { Spinner } from '../../../theme/feedback/loading';
import type { PageChrome, PageLink } from '../../../model/pageTypes';
import { searchSettings } from '../../../site/searchSettings';
import { Breadcrumbs } from '../../../theme/layout/Article';
import { pageTitle } from '../../../theme/layout/PageHead';
import { replaceAddress } from '../../../theme/state/parameters';
import { siteSearch } from '../../clients/siteSearch';
import { looksLikeOutput, PastedOutput } from '../../printouts/PastedOutput';
import { readSearchAddress, searchPath, searchTitle } from '../address/searchAddress';
import { recentPages } from '../dialog/storedSearches';
import { SearchFailed, SearchFoundNothing } from '../messages/SearchMessages';
import { ResultPages } from './ResultPages';
import { PageOffers, SearchForm } from './SearchForm';
import { useResults } from './useResults';
import type { ResultsState } from './useResults';
import { frameWords } from '../../../site/words/frame';
import { searchWords } from '../../../site/words/search';

const page = css({
  maxWidth: '50rem',
  margin: '0 auto',
  '& h1': { marginBottom: 'var(--space-4)', fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.25rem)', fontWeight: 700, letterSpacing: '-0.025em' },
});

const empty = readSearchAddress('');

/**
 * The address of the results page as state; empty until hydration. `type` replaces the address with what is being typed, `push` adds a history
 * entry. Both bypass the router, in which each would be a change of route that loses what is typed in the meantime.
 */
function useSearchAddress(location: { readonly search: string }) {
  const [address, setAddress] = useState(empty);
  useEffect(() => {
    // The router creates a new location for every change, even back to the same address.
    // oxlint-disable-next-line react/set-state-in-effect -- the server doesn't know the address
    setAddress(readSearchAddress(window.location.search));
  }, [location]);

  const type = (query: string): void => {
    const next = { query, section: null, page: 0 };
    setAddress(next);
    replaceAddress(withPrefix(searchPath(next)));
  };
  const push = (query: string): void => {
    const next = { query, section: address.section, page: 0 };
    setAddress(next);
    // The router identifies a history entry by its key.
    window.history.pushState({ key: String(Date.now()) }, '', withPrefix(searchPath(next)));
  };
  return { address, type, push };
}

/** Moves the focus with the up and down arrows between the field and the links of the results. */
function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  // While an input method composes, arrows choose among its suggestions.
  if (step === 0 || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], [data-result]')];
  // Key events have elements as targets.
  const from = stops.indexOf(event.target as HTMLElement);
  const to = from < 0 ? undefined : stops[from + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

const lead = css({ margin: '0 0 var(--space-5)', color: 'var(--text-soft)' });

const noPages: readonly PageLink[] = [];

/** The results page without a query. */
function EmptySearch({ navbar }: { readonly navbar: PageChrome['navbar'] }) {
  const [recent, setRecent] = useState(noPages);
  // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows the history; it is rendered last, so nothing moves
  useEffect(() => setRecent(recentPages(searchSettings.indexName)), []);
  return (
    <>
      <p css={lead} data-needs-script="">
        {searchWords.lead}
      </p>
      <PageOffers navbar={navbar} recent={recent} />
    </>
  );
}

interface OutcomeProps {
  readonly state: ResultsState;
  readonly query: string;
  readonly retry: () => void;
  readonly search: (query: string) => void;
  readonly navbar: PageChrome['navbar'];
}

/** Everything below the field. */
function Outcome({ state, query, retry, search, navbar }: OutcomeProps) {
  switch (state.status) {
    case 'empty':
      return <EmptySearch navbar={navbar} />;
    case 'loading':
      return <Spinner label={searchWords.searching} />;
    case 'failed':
      return <SearchFailed retry={retry} />;
    case 'ready':
      return state.results.hits.length > 0 || state.results.address.page > 0 ? (
        <ResultPages results={state.results} stale={state.stale} />
      ) : (
        <SearchFoundNothing query={query} onSuggestion={search} />
      );
  }
}

interface SearchPageProps {
  readonly location: { readonly search: string };
  readonly navbar: PageChrome['navbar'];
}

/** The results page, for the query in the address. */
export function SearchPage({ location, navbar }: SearchPageProps) {
  const { address, type, push } = useSearchAddress(location);
  const { state, retry } = useResults(address);
  const [pasted, setPasted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The first search reports errors.
    siteSearch.prepare().catch(() => undefined);
    if (!new URLSearchParams(window.location.search).get('q')) input.current?.focus();
  }, []);
  useEffect(() => {
    // Typing bypasses the router, so the page's head isn't rendered again.
    document.title = pageTitle(searchTitle(address.query));
  }, [address.query]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setPasted('');
    push(address.query);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!looksLikeOutput(text)) return setPasted('');
    // In the field it would be one line of 512 characters, and in the address of the page.
    event.preventDefault();
    type('');
    setPasted(text);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Tab reaches the links, too
    <div css={page} onKeyDown={moveBetweenResults} data-search-status={state.status}>
      <Breadcrumbs crumbs={[{ label: frameWords.search }]} />
      <h1>{frameWords.search}</h1>
      <SearchForm
        ref={input}
        value={address.query}
        onChange={(event) => {
          setPasted('');
          type(event.target.value);
        }}
        onPaste={onPaste}
        onSubmit={onSubmit}
      />
      <noscript>
        <p>{searchWords.needsScript}</p>
      </noscript>
      {pasted === '' ? (
        <Outcome state={state} query={address.query} retry={retry} search={push} navbar={navbar} />
      ) : (
        <PastedOutput text={pasted} />
      )}
    </div>
  );
}
