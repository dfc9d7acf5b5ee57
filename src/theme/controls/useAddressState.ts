import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Writes what a reader has chosen into the address of the page. Makes no step of the history: back leads to the page before. */
export function keepSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}

/** How a tool and the address keep in step. */
interface OtherSearch {
  /** Looks whether the address has changed, where that renders nothing: see `AddressWatch`. */
  readonly follow: () => void;
  /** Called when the tool has written the address itself. */
  readonly noteOwn: () => void;
}

/**
 * Tells `onOther` when the part of the address from its question mark on has changed: by a link, by the search, by back or forward. A page is
 * rendered again with each change of its address, and so is what it holds, unless that is kept.
 */
export function useOtherSearch(onOther: (search: string) => void): OtherSearch {
  /** What the address asked for when it was looked at or written last. */
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
