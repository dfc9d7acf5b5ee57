import { rowsOf } from './parts';
import type { PartsRow } from './parts';

/** Whether an order holds spares: not at all, besides the parts, or nothing else. */
export const spareKinds = ['', 'with', 'only'] as const;

/** Which spares an order holds: a share of the small parts, in percent. */
export interface Spares {
  readonly kind: (typeof spareKinds)[number];
  readonly percent: number;
}

/** Rows of an order with its spares: of each small part the share, rounded up, so at least one. */
export const withSpares = (rows: readonly PartsRow[], { kind, percent }: Spares, shapes: readonly string[]): PartsRow[] =>
  rows.flatMap((row) => {
    const spare = kind && shapes.includes(row.part.icon) ? Math.ceil((row.pieces * percent) / 100) : 0;
    const [next] = rowsOf([row.part], () => (kind === 'only' ? 0 : row.pieces) + spare);
    return next ? [{ ...next, index: row.index }] : [];
  });
