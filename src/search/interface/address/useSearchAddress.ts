import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { readSearchAddress, searchPath } from './searchAddress';
import type { SearchAddress } from './searchAddress';

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
export function useSearchAddress(location: { readonly search: string }): SearchAddressState {
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
