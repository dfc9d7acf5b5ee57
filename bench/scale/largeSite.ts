import type { SmallSite } from '../../__tests__/sites/buildSite';
import { guideSite, guideTables, guidePage } from '../../__tests__/sites/guideSite';
import { longTableId, withLongTable } from '../../__tests__/sites/longTable';

/** How large the pages are. */
export interface Scale {
  /** Entries of a sidebar. */
  readonly entries: number;
  /** Rows of a table that can be filtered. */
  readonly rows: number;
  /** Steps of a build guide. */
  readonly steps: number;
}

/** Route of the guide. */
export const guideRoute = '/hardware/assembly-guide/j1-j2-sub-assembly';

/** Steps of the guide that the small site has, before those that are added. */
const firstSteps = 3;

const drawing = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 720 540"><rect x="2" y="2" width="716" height="536" fill="none" stroke="#000"/><text x="12" y="36">${name}</text></svg>`;

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
  const small = guideSite('scale');
  const documents = Object.keys(small.files).flatMap((file) => /^content\/docs\/(.*)\.mdx$/.exec(file)?.[1] ?? []);
  return {
    name: 'scale',
    files: {
      ...withLongTable(small.files, rows),
      ...guide(steps),
      'src/site/sidebars.ts': sidebar(entries, [...documents, longTableId]),
    },
  };
}
