import { memo } from 'react';
import * as definitionErrors from '../../model/definitionErrors';
import { readOrderParts } from '../../model/orders';
import type { OrderData } from '../../model/orders';
import type { PropTable } from '../../model/pageTypes';
import { robotOf } from '../../site/partsTables';
import { PartsSection } from './interface/PartsSection';

interface OrderToolProps {
  /** Lists of parts and motors, with commas between them. */
  readonly name: string;
  readonly caption: string;
  /** The lists, suppliers and rates as the build found them. */
  readonly tables?: readonly PropTable[];
  readonly order?: OrderData;
}

/**
 * The whole order in one place: by supplier, and all its parts folded up below. Complete for one robot without JavaScript.
 * A page is rendered again with each change of its address; its tables are not.
 */
export const OrderTool = memo(function OrderTool({ name, caption, tables = [], order }: OrderToolProps) {
  if (!order) throw new Error(definitionErrors.unknownTable(name));
  return <PartsSection title={caption} prefix="parts" parts={readOrderParts(tables, robotOf)} sources={tables} order={order} />;
});
