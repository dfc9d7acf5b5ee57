import { useMemo } from 'react';
import { readOrderParts } from './orders';
import type { OrderData } from './orders';
import type { PropTable } from '../../model/pageTypes';
import { readParts } from './parts';
import { PartsSection } from './interface/PartsSection';

interface PartsTableProps {
  /** Name of a table, or several separated by commas. */
  readonly name: string;
  readonly caption?: string;
  readonly tables: readonly PropTable[];
}

/** Tables of the bill of materials. Complete without JavaScript; with it, readers sort, filter, choose quantities and export the result. */
export function PartsTable({ name, caption, tables }: PartsTableProps) {
  const [first, ...others] = tables;
  const only = others.length === 0 ? first : undefined;
  const parts = useMemo(() => (only ? readParts(only) : readOrderParts(tables)), [only, tables]);
  const prefix = only ? name.replace(/^bom-/, '') : 'parts';
  return <PartsSection key={name} title={caption ?? first?.title ?? ''} prefix={prefix} parts={parts} sources={tables} />;
}

interface OrderToolProps {
  readonly caption: string;
  readonly tables: readonly PropTable[];
  readonly order: OrderData;
}

/** The whole order: a table by supplier, and all parts folded below. Complete for one robot without JavaScript. */
export function OrderTool({ caption, tables, order }: OrderToolProps) {
  const parts = useMemo(() => readOrderParts(tables), [tables]);
  return <PartsSection title={caption} prefix="parts" parts={parts} sources={tables} order={order} />;
}
