import { partKey } from './orders';
import { rowsOf } from './parts';
import type { PartsRow } from './parts';

/** Whether an order holds spares: not at all, besides the parts, or nothing else. */
export const spareKinds = ['', 'with', 'only'] as const;

/** Which spares an order holds: a share of the small parts, in percent. */
export interface Spares {
  readonly kind: (typeof spareKinds)[number];
  readonly percent: number;
}

/**
 * Rows of an order with its spares: of each small part the share, rounded up, so at least one. A part of several lists is rounded up once: its
 * further rows have what the pieces so far did not ask for already.
 */
export function withSpares(rows: readonly PartsRow[], { kind, percent }: Spares, shapes: readonly string[]): PartsRow[] {
  const share = (pieces: number): number => Math.ceil((pieces * percent) / 100);
  const soFar = new Map<string, number>();
  return rows.flatMap((row) => {
    const before = soFar.get(partKey(row)) ?? 0;
    const after = before + row.pieces;
    soFar.set(partKey(row), after);
    const spare = kind && shapes.includes(row.part.icon) ? share(after) - share(before) : 0;
    const [next] = rowsOf([row.part], () => (kind === 'only' ? 0 : row.pieces) + spare);
    return next ? [{ ...next, index: row.index }] : [];
  });
}
