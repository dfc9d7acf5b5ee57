import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepSearch } from './keepSearch';

/** Least time in ms between two addresses: Safari refuses more than a hundred in half a minute, and a slider makes more. */
const writeEvery = 400;

/** How choices stand in the part of an address from its question mark on; what else stands there stays. */
export interface AddressForm<State> {
  readonly read: (search: string) => State;
  readonly write: (search: string, state: State) => string;
}

/** What is chosen with a tool, which the address follows, and which follows the address. */
export function useAddressState<State extends object>({
  read,
  write,
}: AddressForm<State>): readonly [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(() => read(window.location.search));
  /** What the address asked for when it was read or written last. */
  const seen = useRef<string>(undefined);
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(-writeEvery);

  const change = (part: Partial<State>): void => {
    const next = { ...state, ...part };
    setState(next);
    clearTimeout(writing.current);
    const keep = (): void => {
      written.current = performance.now();
      keepSearch(write(window.location.search, next));
      seen.current = window.location.search;
    };
    writing.current = setTimeout(keep, Math.max(0, written.current + writeEvery - performance.now()));
  };
  const follow = useEffectEvent(() => {
    const { search } = window.location;
    const isOther = seen.current !== undefined && search !== seen.current;
    seen.current = search;
    if (!isOther) return;
    clearTimeout(writing.current);
    setState(read(search));
  });
  // A page is rendered again with each change of its address: by a link, by the search, by back and forward.
  useEffect(() => follow());
  useEffect(() => () => clearTimeout(writing.current), []);
  return [state, change];
}
