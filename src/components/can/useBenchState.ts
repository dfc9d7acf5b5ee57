import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CanTables } from '../../can/canTables';
import { keepSearch } from '../controls/keepSearch';
import { readBench, writeBench } from './benchAddress';
import type { BenchState } from './benchAddress';

/** Least time in ms between two addresses: Safari refuses more than a hundred in half a minute, and a slider makes more. */
const writeEvery = 400;

/** What is chosen on the bench, which the address follows, and which follows the address. */
export function useBenchState(tables: CanTables): readonly [BenchState, (change: Partial<BenchState>) => void] {
  const [state, setState] = useState(() => readBench(window.location.search, tables));
  /** What the address asked for when it was read or written last. */
  const seen = useRef<string>(undefined);
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(-writeEvery);

  const change = (part: Partial<BenchState>): void => {
    const next = { ...state, ...part };
    setState(next);
    clearTimeout(writing.current);
    const write = (): void => {
      written.current = performance.now();
      keepSearch(writeBench(window.location.search, next, tables));
      seen.current = window.location.search;
    };
    writing.current = setTimeout(write, Math.max(0, written.current + writeEvery - performance.now()));
  };
  const follow = useEffectEvent(() => {
    const { search } = window.location;
    const isOther = seen.current !== undefined && search !== seen.current;
    seen.current = search;
    if (!isOther) return;
    clearTimeout(writing.current);
    setState(readBench(search, tables));
  });
  // A page is rendered again with each change of its address: by a link, by the search, by back and forward.
  useEffect(() => follow());
  useEffect(() => () => clearTimeout(writing.current), []);
  return [state, change];
}
