import { memo } from 'react';
import { readOrderParts } from './orders';
import type { OrderData } from './orders';
import type { PropTable } from '../../model/pageTypes';
import { robotOf } from './parts';
import { PartsSection } from './interface/PartsSection';

interface OrderToolProps {
  readonly caption: string;
  readonly tables: readonly PropTable[];
  readonly order: OrderData;
}

/**
 * The whole order: a table by supplier, and all parts folded below. Complete for one robot without JavaScript. Memoized, because each
 * change of the address rerenders the page.
 */
export const OrderTool = memo(function OrderTool({ caption, tables, order }: OrderToolProps) {
  return <PartsSection title={caption} prefix="parts" parts={readOrderParts(tables, robotOf)} sources={tables} order={order} />;
});
