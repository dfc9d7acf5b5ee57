import { readCsvTable } from '../../src/content/tables/csvTable';
import type { TableDefinition } from '../../src/model/tableTypes';
import { readRow, readTable } from '../tables/readTable';
import { rowsOf, type TableRow } from '../tables/tableRow';

const definition: TableDefinition = {
  title: 'Loads',
  key: 'load',
  columns: {
    load: { label: 'Load', type: 'text' },
    limit_kg: { label: 'Limit', type: 'number', unit: 'kg', digits: 1, optional: true },
    tested: { label: 'Tested', type: 'boolean' },
    tools: { label: 'Tools', type: 'list', optional: true },
    note: { label: 'Note', type: 'text', optional: true },
  },
};
const csv = 'load,limit_kg,tested,tools,note\npeak,6.0,yes,hook; rope,\nnominal,,no,,until 2026\n';

const [peak, nominal] = rowsOf(readCsvTable('loads', 'content/data/loads.csv', csv, definition).table) as [TableRow, TableRow];

describe('a row of a table', () => {
  it('gives its cells as their columns are declared', () => {
    expect(peak.text('load')).toBe('peak');
    expect(peak.number('limit_kg')).toBe(6);
    expect(peak.isTrue('tested')).toBe(true);
    expect(peak.list('tools')).toEqual(['hook', 'rope']);
  });

  it('prints a number with the decimals of its column', () => {
    expect(peak.printedNumber('limit_kg')).toBe('6.0');
  });

  it('tells an empty cell from a number', () => {
    expect(nominal.numberIfAny('limit_kg')).toBeUndefined();
    expect(nominal.list('tools')).toEqual([]);
    expect(peak.text('note')).toBe('');
    expect(() => nominal.number('limit_kg')).toThrow(
      'content/data/loads.csv:3: column "limit_kg" is empty, but a drawing needs its number.',
    );
  });

  it('refuses a column that the table has not, and one of another type', () => {
    expect(() => peak.text('limit')).toThrow('content/data/loads.csv has no column "limit"; it has load, limit_kg, tested, tools, note.');
    expect(() => peak.text('limit_kg')).toThrow(
      'content/data/loads.csv: column "limit_kg" is declared as number, not text or hex or url or route.',
    );
  });
});

describe('tables of the site', () => {
  it('are found by their names, and rows by their keys', () => {
    expect(readRow('joint-limits', 'J4').number('max_deg')).toBe(140);
    expect(() => readTable('joint-limit')).toThrow('src/site/tables declares no table "joint-limit". Did you mean "joint-limits"?');
    expect(() => readRow('joint-limits', 'J9')).toThrow('content/data/joint-limits.csv has no row with the joint "J9".');
  });
});
