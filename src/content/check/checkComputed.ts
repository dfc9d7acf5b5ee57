import type { Problem } from '../../model/problems';
import type { Table } from '../tables/csvTable';
import { usesOf } from '../tree/componentUses';
import type { WrittenText } from '../tree/componentUses';
import { vocabulary } from '../vocabulary/vocabulary';
import type { ComponentDefinition } from '../components/definition';

/** Components on a page that compute something from tables, with what the tables lack for it. */
export function checkComputed(texts: readonly WrittenText[], tables: ReadonlyMap<string, Table>): Problem[] {
  return Object.entries(vocabulary).flatMap(([name, definition]) => {
    const { computes } = definition as Extract<ComponentDefinition, { computes?: unknown }>;
    if (!computes) return [];
    return usesOf(name, texts).flatMap(({ place }): Problem[] => {
      try {
        computes((table) => tables.get(table)?.rows);
        return [];
      } catch (error) {
        return [{ ...place, message: `<${name}> cannot be computed: ${error instanceof Error ? error.message : String(error)}` }];
      }
    });
  });
}
