import type { Problem } from '../../model/problems';
import type { Table } from './csvTable';
import { placedRows } from './rows';

/**
 * Numbers that a table writes twice, in hexadecimal for those who type them and in decimal for those who read them back, and that
 * differ: of two columns whose names end in `_hex` and `_dec`, only one would be looked at.
 */
export function checkHexPairs(tables: Iterable<Table>): Problem[] {
  return [...tables].flatMap((table) => {
    const { columns } = table.definition;
    const pairs = Object.keys(columns).flatMap((hex) => {
      const decimal = hex.replace(/_hex$/, '_dec');
      return decimal !== hex && columns[hex]?.type === 'hex' && Object.hasOwn(columns, decimal) ? [{ hex, decimal }] : [];
    });
    return placedRows(table).flatMap(({ row, place }) =>
      pairs.flatMap(({ hex, decimal }): Problem[] => {
        const [text, number] = [row[hex], row[decimal]];
        // What is empty or does not fit is reported as such.
        if (typeof text !== 'string' || typeof number !== 'number' || Number(text) === number) return [];
        return [
          {
            ...place,
            message: `"${hex}" is ${text}, which is ${Number(text)}, but "${decimal}" is ${number}. Correct the one that is wrong.`,
          },
        ];
      }),
    );
  });
}
