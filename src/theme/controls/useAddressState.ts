import { useEffect, useRef, useState } from 'react';
import { keepSearch } from './keepSearch';
import { useOtherSearch } from './useOtherSearch';

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
