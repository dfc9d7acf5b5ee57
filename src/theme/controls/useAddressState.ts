import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepSearch } from '../state/parameters';

/**
 * Calls `onOther` when the query string has changed through a link, the search, back or forward. Each change of the address rerenders the
 * page and its tools. The returned function must be called after the tool has written the address itself.
 */
export function useOtherSearch(onOther: (search: string) => void): () => void {
  /** The page, and the query string when it was last read or written. */
  const seen = useRef<{ readonly pathname: string; readonly search: string }>(undefined);
  const look = useEffectEvent(() => {
    const { pathname, search } = window.location;
    // The old page stays mounted until the next one has loaded, and the new address isn't about it.
    if (seen.current && seen.current.pathname !== pathname) return;
    const isOther = seen.current !== undefined && search !== seen.current.search;
    seen.current = { pathname, search };
    if (isOther) onOther(search);
  });
  useEffect(() => look());
  return () => {
    const { pathname, search } = window.location;
    seen.current = { pathname, search };
  };
}

/** Minimum time in ms between two writes: Safari allows a hundred in 30 seconds, and dragging a slider makes more. */
const writeEvery = 400;

/** Reads and writes choices in a query string. `write` keeps other parameters. */
interface AddressForm<State> {
  readonly read: (search: string) => State;
  readonly write: (search: string, state: State) => string;
}

/** State of a tool, synchronized with the query string in both directions. */
export function useAddressState<State extends object>({
  read,
  write,
}: AddressForm<State>): readonly [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(() => read(window.location.search));
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(-writeEvery);
  const noteOwn = useOtherSearch((search) => {
    clearTimeout(writing.current);
    setState(read(search));
  });

  const change = (part: Partial<State>): void => {
    const next = { ...state, ...part };
    setState(next);
    clearTimeout(writing.current);
    const keep = (): void => {
      written.current = performance.now();
      keepSearch(write(window.location.search, next));
      noteOwn();
    };
    writing.current = setTimeout(keep, Math.max(0, written.current + writeEvery - performance.now()));
  };
  useEffect(() => () => clearTimeout(writing.current), []);
  return [state, change];
}
