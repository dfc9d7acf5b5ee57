import { withPrefix } from 'gatsby';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Spinner } from '../../../theme/feedback/Spinner';
import type { PageChrome } from '../../../model/pageTypes';
import { pageTitle } from '../../../site/site';
import { siteSearch } from '../../clients/siteSearch';
import { readSearchAddress, searchPath, searchTitle } from '../address/searchAddress';
import type { SearchAddress } from '../address/searchAddress';
import { SearchFailed, SearchFoundNothing } from '../messages/SearchMessages';
import { EmptySearch } from './PageOffers';
import { ResultPages } from './ResultPages';
import { SearchForm } from './SearchForm';
import { useResults } from './useResults';
import type { ResultsState } from './useResults';

const page = css({
  maxWidth: '50rem',
  margin: '0 auto',
  '& h1': { marginBottom: 'var(--space-4)', fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.25rem)', fontWeight: 700, letterSpacing: '-0.025em' },
});

const empty = readSearchAddress('');

interface SearchAddressState {
  readonly address: SearchAddress;
  /** Follows what is typed: replaces the address without a change of route. */
  readonly type: (query: string) => void;
  /** Keeps the address as a step of the history. */
  readonly push: (query: string) => void;
}

/**
 * The address of the results page as state: empty on the server and while hydrating, then what the address says.
 * Typing and Enter write the history themselves: for the router each would be a change of route, and what is typed
 * while it is under way would be lost.
 */
function useSearchAddress(location: { readonly search: string }): SearchAddressState {
  const [address, setAddress] = useState(empty);
  useEffect(() => {
    // The router makes a new location of every change, also of one back to the same address.
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know the address
    setAddress(readSearchAddress(window.location.search));
  }, [location]);

  const type = (query: string): void => {
    const next = { query, section: null, page: 0 };
    setAddress(next);
    window.history.replaceState(window.history.state, '', withPrefix(searchPath(next)));
  };
  const push = (query: string): void => {
    const next = { query, section: address.section, page: 0 };
    setAddress(next);
    // The router knows a history entry by its key.
    window.history.pushState({ key: String(Date.now()) }, '', withPrefix(searchPath(next)));
  };
  return { address, type, push };
}

/** Arrow down and up lead from the field through the links of the results and back. */
function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], [data-result]')];
  // Only elements have the focus.
  const from = stops.indexOf(event.target as HTMLElement);
  const to = from < 0 ? undefined : stops[from + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

interface OutcomeProps {
  readonly state: ResultsState;
  readonly query: string;
  readonly retry: () => void;
  readonly search: (query: string) => void;
  readonly navbar: PageChrome['navbar'];
}

/** What stands below the field: results, or why there are none. */
function Outcome({ state, query, retry, search, navbar }: OutcomeProps) {
  switch (state.status) {
    case 'empty':
      return <EmptySearch navbar={navbar} />;
    case 'loading':
      return <Spinner label="Searching" />;
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

/** The results page: a field, and the results for the query in the address. */
export function SearchPage({ location, navbar }: SearchPageProps) {
  const { address, type, push } = useSearchAddress(location);
  const { state, retry } = useResults(address);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Failing is told by the first search.
    siteSearch.prepare().catch(() => undefined);
    if (!new URLSearchParams(window.location.search).get('q')) input.current?.focus();
  }, []);
  useEffect(() => {
    // Typing changes the address without the router, and the page's head hears nothing of it.
    document.title = pageTitle(searchTitle(address.query));
  }, [address.query]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    push(address.query);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are a second way to links that Tab reaches
    <div css={page} onKeyDown={moveBetweenResults} data-search-status={state.status}>
      <h1>Search</h1>
      <SearchForm ref={input} value={address.query} onChange={(event) => type(event.target.value)} onSubmit={onSubmit} />
      <noscript>
        <p>Searching needs JavaScript. Every page is listed in the navigation of its section.</p>
      </noscript>
      <Outcome state={state} query={address.query} retry={retry} search={push} navbar={navbar} />
    </div>
  );
}
