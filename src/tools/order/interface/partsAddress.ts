import type { Part } from '../../../model/parts';
import { queryOf, valuesOf } from './partsView';
import type { PartsQuery } from './partsView';
import { firstValues, toolNames } from './toolValues';
import type { ToolValues } from './toolValues';

/** How an address names what the controls hold. */
const addressNames: Readonly<ToolValues> = {
  text: 'q',
  material: 'material',
  process: 'process',
  supplier: 'supplier',
  sort: 'sort',
  set: 'set',
  count: 'n',
  spares: 'spares',
  percent: 'percent',
};

/** Reads a table's query from an address. `prefix` keeps two tables of a page apart; what makes no sense is left out. */
export function readQuery(search: string, prefix: string, parts: readonly Part[]): PartsQuery {
  const given = new URLSearchParams(search);
  const values = { ...firstValues };
  for (const name of toolNames) values[name] = given.get(`${prefix}.${addressNames[name]}`) ?? firstValues[name];
  return queryOf(values, parts);
}

/** Writes a table's query into an address's search; the other parts of the search stay. Defaults are left out. */
export function writeQuery(search: string, prefix: string, query: PartsQuery): string {
  const next = new URLSearchParams(search);
  const values = valuesOf(query);
  for (const name of toolNames) {
    if (values[name] === firstValues[name]) next.delete(`${prefix}.${addressNames[name]}`);
    else next.set(`${prefix}.${addressNames[name]}`, values[name]);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}
