import type { SmallSite } from '../../__tests__/sites/buildSite';
import { guideSite, guideTables, guidePage } from '../../__tests__/sites/guideSite';
import { documentSource } from '../../__tests__/sites/smallSite';

/** How large the pages are. */
export interface Scale {
  /** Entries of a sidebar. */
  readonly entries: number;
  /** Rows of a table that can be filtered. */
  readonly rows: number;
  /** Steps of a build guide. */
  readonly steps: number;
}

/** Route of the guide, and of the table. */
export const guideRoute = '/hardware/assembly-guide/j1-j2-sub-assembly';
export const tableRoute = '/hardware/bill-of-materials/electrical';

/** Steps of the guide that the small site has, before those that are added. */
const firstSteps = 3;

const drawing = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 720 540"><rect x="2" y="2" width="716" height="536" fill="none" stroke="#000"/><text x="12" y="36">${name}</text></svg>`;

const kinds = ['bolt', 'bracket', 'cable', 'cover', 'fuse', 'plug', 'relay', 'sensor'];

/** A table of electronics: guides need none of them. */
function partRows(count: number, header: string): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? '';
    return `E${at},${kind} ${at},MV-${at},1,1,2,10,10,2025-11-24,MISUMI,,,catalogue part,,,,bolt,a ${kind},`;
  });
  return `${header}\n${rows.join('\n')}\n`;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

function guide(steps: number): Record<string, string> {
  const added = range(firstSteps + 1, steps);
  const rows = added.map((step) => `j1-j2-${step},j1-j2,${step},both,,J1 motor; J1-J2 unit,,,`).join('\n');
  const texts = added.map(
    (step) =>
      `<BuildStep step="${step}" title="Turn the unit to mark ${step}" alt="The unit at mark ${step}.">\n\nLook at the mark.\n\n</BuildStep>`,
  );
  return {
    'content/data/build-steps.csv': `${guideTables['build-steps']?.trimEnd()}\n${rows}\n`,
    [`content/docs${guideRoute}.mdx`]: guidePage.replace(/<\/BuildSteps>(?![\s\S]*<\/BuildSteps>)/, `${texts.join('\n')}\n</BuildSteps>`),
    ...Object.fromEntries(added.map((step) => [`content/figures/assembly-j1-j2-${step}.svg`, drawing(String(step))])),
  };
}

/** Entries of a sidebar in groups of twenty. They lead out of the site, so that it need not have as many pages. */
function sidebar(entries: number, documents: readonly string[]): string {
  const link = (at: number) => ({ type: 'link', label: `Entry ${at} of a long sidebar`, href: `https://bench.example/${at}` });
  const groups = range(0, Math.ceil(entries / 20) - 1).map((group) => ({
    type: 'category',
    label: `Group ${group}`,
    items: range(group * 20, Math.min(entries, group * 20 + 20) - 1).map(link),
  }));
  return `import type { Sidebars } from '../model/sidebarTypes';
export const sidebars: Sidebars = {
  docsSidebar: ${JSON.stringify([...documents, ...groups])},
  topSidebar: [{ type: 'category', label: 'Docs', items: [{ type: 'sidebar', id: 'docsSidebar' }] }],
};
`;
}

/** A small site with a few very large pages. */
export function largeSite({ entries, rows, steps }: Scale): SmallSite {
  const header = guideTables['bom-arm-off-the-shelf']?.split('\n')[0] ?? '';
  const small = guideSite('scale');
  const documents = Object.keys(small.files).flatMap((file) => /^content\/docs\/(.*)\.mdx$/.exec(file)?.[1] ?? []);
  return {
    name: 'scale',
    files: {
      ...small.files,
      ...guide(steps),
      'src/site/sidebars.ts': sidebar(entries, [...documents, tableRoute.slice(1)]),
      'src/site/tableDefinitions.ts': (small.files['src/site/tableDefinitions.ts'] ?? '').replace(
        'const names = [',
        "const names = ['bom-electrical',",
      ),
      'content/data/bom-electrical.csv': partRows(rows, header),
      'content/data/cost-groups.csv': `${guideTables['cost-groups']}Electronics,bom-electrical,Electrical,yes,${rows},${rows},${rows * 10}\n`,
      'content/data/suppliers.csv': (guideTables.suppliers ?? '').replace('MISUMI,Parts,900', `MISUMI,Parts,${900 + rows * 10}`),
      [`content/docs${tableRoute}.mdx`]: documentSource(
        'Electronics',
        '<PartsTable name="bom-electrical" />',
        'tables: [bom-electrical]\n',
      ),
    },
  };
}
