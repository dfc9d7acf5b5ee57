import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PartsRow } from '../../model/parts';
import { decodeURIComponent } from '../../model/decodeAddress';
import { targetEvent } from '../../model/targetEvent';
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

  const reveal = useEffectEvent((id: string) => {
    const at = rows.findIndex(({ part }) => part.id === id);
    if (shown.others.length > 0 && at >= 0 && (at < shown.from - 1 || at >= shown.to)) setPlace({ rows, page: pageOf(at), wanted: id });
  });
  useEffect(() => {
    const onTarget = ({ detail }: CustomEvent<string>): void => reveal(detail);
    // Its name is that of an event of this type.
    window.addEventListener(targetEvent, onTarget as EventListener);
    // What the address asked for before this table was there.
    const frame = requestAnimationFrame(() => reveal(decodeURIComponent(location.hash.slice(1))));
    return () => {
      window.removeEventListener(targetEvent, onTarget as EventListener);
      cancelAnimationFrame(frame);
    };
  }, []);
  // Before, there was nothing that a browser could scroll to.
  useEffect(() => {
    if (place.wanted !== undefined) document.getElementById(place.wanted)?.scrollIntoView();
  }, [place]);
  return { shown, isFirst, turn: (pages: 1 | -1) => setPlace({ rows, page: pageOf(shown.from - 1) + pages }) };
}
