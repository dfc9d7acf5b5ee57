import { useRef } from 'react';

/** Tells a tool that the address asks for something else. */
interface OtherSearch {
  /** Looks whether the address has changed. Called where a page may have another one. */
  readonly follow: () => void;
  /** Called when the tool has written the address itself. */
  readonly noteOwn: () => void;
}

/**
 * Tells `onOther` when the part of the address from its question mark on has changed, by a link, by the search, by back or forward.
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
  return { follow, noteOwn };
}
