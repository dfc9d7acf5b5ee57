import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PartsRow } from '../../model/parts';
import { useTarget } from '../controls/useTarget';
import { pageOf, rowPage } from './rowPages';

/** A page of rows, and the part on it to which an address leads. */
interface Place {
  readonly rows: readonly PartsRow[];
  readonly page: number;
  readonly wanted?: string;
}

/** Whether two lists have the same parts in the same order: the tools, when they are there, make the same list anew. */
const areSame = (a: readonly PartsRow[], b: readonly PartsRow[]): boolean =>
  a === b || (a.length === b.length && a.every(({ part }, at) => part === b[at]?.part));

/**
 * Shows a long list of parts in pages. Other rows begin at the first page again; a row to which an address leads is brought to light.
 * `isLong` says whether the whole table is, `isFirst` as long as nothing but the first page of the first list was shown.
 */
export function useRowPages(rows: readonly PartsRow[], isLong: boolean) {
  const [place, setPlace] = useState<Place>({ rows, page: 0 });
  const isPlace = areSame(place.rows, rows);
  const page = isPlace ? place.page : 0;
  const shown = useMemo(() => rowPage(rows, page, isLong), [rows, page, isLong]);
  const [isFirst, setFirst] = useState(true);
  if (isFirst && !(isPlace && place.page === 0)) setFirst(false);

  /** A part to which an address leads, and which the tools had left out. */
  const missing = useRef<string>(undefined);
  const reveal = (id: string): void => {
    const at = rows.findIndex(({ part }) => part.id === id);
    missing.current = at < 0 ? id : undefined;
    if (shown.others.length > 0 && at >= 0 && (at < shown.from - 1 || at >= shown.to)) setPlace({ rows, page: pageOf(at), wanted: id });
  };
  useTarget(reveal);
  const revealMissing = useEffectEvent(() => {
    const id = missing.current;
    if (id === undefined || rows.every(({ part }) => part.id !== id)) return;
    reveal(id);
    document.getElementById(id)?.scrollIntoView();
  });
  useEffect(() => revealMissing(), [rows]);
  // Before, there was nothing that a browser could scroll to.
  useEffect(() => {
    if (place.wanted !== undefined) document.getElementById(place.wanted)?.scrollIntoView();
  }, [place]);
  return { shown, isFirst, turn: (pages: 1 | -1) => setPlace({ rows, page: pageOf(shown.from - 1) + pages }) };
}
