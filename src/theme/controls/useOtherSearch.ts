import { useEffect, useEffectEvent, useRef } from 'react';

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
