import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepSearch } from '../state/parameters';

/** Keeps a tool and the address in sync. */
interface OtherSearch {
  /** Checks whether the address has changed, without rendering: see `AddressWatch`. */
  readonly follow: () => void;
  /** Called after the tool has written the address itself. */
  readonly noteOwn: () => void;
}

/**
 * Calls `onOther` when the query string has changed through a link, the search, back or forward. Each change of the address rerenders the
 * page and its children, unless they are memoized.
 */
export function useOtherSearch(onOther: (search: string) => void): OtherSearch {
  /** Query string when it was last read or written. */
  const seen = useRef<string>(undefined);
  const noteOwn = (): void => {
    seen.current = window.location.search;
  };
  const follow = (): void => {
    const { search } = window.location;
    const isOther = seen.current !== undefined && search !== seen.current;
    noteOwn();
    if (isOther) onOther(search);
  };
  const look = useEffectEvent(follow);
  useEffect(() => look());
  return { follow, noteOwn };
}

/** Minimum time in ms between two writes: Safari allows a hundred in 30 seconds, and dragging a slider makes more. */
const writeEvery = 400;

/** Reads and writes choices in a query string. `write` keeps other parameters. */
export interface AddressForm<State> {
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
  const { noteOwn } = useOtherSearch((search) => {
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
