import { guideTables } from './guideSite';
import { documentSource } from './smallSite';

/** Route of the page with the long table. */
export const longTableRoute = '/hardware/bill-of-materials/electrical';

/** Id of the document of that page. */
export const longTableId = longTableRoute.slice(1);

const kinds = ['bolt', 'bracket', 'cable', 'cover', 'fuse', 'plug', 'relay', 'sensor'];

/** Parts of electronics, E0 and on: guides need none of them. */
function partRows(count: number): string {
  const header = guideTables['bom-arm-off-the-shelf']?.split('\n')[0] ?? '';
  const rows = Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? '';
    return `E${at},${kind} ${at},MV-${at},1,1,2,10,10,2025-11-24,MISUMI,,,catalogue part,,,,bolt,a ${kind},`;
  });
  return `${header}\n${rows.join('\n')}\n`;
}

/** Files of a small site of a guide, to which a page with a table of `rows` parts is added. Its sidebar must name the page. */
export const withLongTable = (files: Readonly<Record<string, string>>, rows: number): Record<string, string> => ({
  ...files,
  'src/site/tableDefinitions.ts': (files['src/site/tableDefinitions.ts'] ?? '').replace(
    'const names = [',
    "const names = ['bom-electrical',",
  ),
  'content/data/bom-electrical.csv': partRows(rows),
  'content/data/cost-groups.csv': `${guideTables['cost-groups']}Electronics,bom-electrical,Electrical,yes,${rows},${rows},${rows * 10}\n`,
  'content/data/suppliers.csv': (files['content/data/suppliers.csv'] ?? '').replace(/,900,/, `,${900 + rows * 10},`),
  [`content/docs${longTableRoute}.mdx`]: documentSource(
    'Electronics',
    '<PartsTable name="bom-electrical" />',
    'tables: [bom-electrical]\n',
  ),
});
