import { addPhoto, beforeLast, documentWith, page, sentence } from './edit';
import type { Edit } from './edit';
import type { ScratchSite } from './scratchSite';

const stepsTable = 'content/data/build-steps.csv';

/** A hand-made drawing: a shape in a colour that the site doesn't use, and a label. */
const handDrawing = (label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path fill="pink" d="M20 120H380V140H20z"/><text x="200" y="110" text-anchor="middle">${label}</text></svg>\n`;

const fastenersOf = (site: ScratchSite): Record<string, string>[] => site.rows('content/data/build-fasteners.csv');

const counts =
  /"([^"]+)": for (?:a|the) (?:\w+ )?robot content\/data\/(bom-[\w-]+)\.csv has (\d+), and the steps of the build guides use (\d+)/;

/** Adds a row that explains the difference that a message counts. Returns false for other messages. */
export function explainDifference(site: ScratchSite, message: string): boolean {
  const [, label = '', list = '', has, use] = counts.exec(message) ?? [];
  if (label === '') return false;
  const item = fastenersOf(site).find((kind) => kind.label === label)?.fastener ?? label;
  const difference = String(Number(has) - Number(use));
  const reason = `For one robot, the list differs by ${difference.replace('-', '')} from what the guides use.`;
  const cells = { id: `trial-${item}`, robot: 'both', list, item, difference, guides: 'pedestal', reason };
  site.addRow('content/data/build-differences.csv', cells);
  return true;
}

/** The first step that takes one kind of screw, and another length of that screw. */
function screwStep(site: ScratchSite): {
  readonly id: string;
  readonly guide: string;
  readonly from: string;
  readonly to: string;
  readonly words: string;
} {
  const kinds = fastenersOf(site).filter(({ thread, part_id }) => thread && part_id);
  for (const { id = '', guide = '', arm, fasteners = '' } of site.rows(stepsTable)) {
    const [, fastener, count] = /^(\S+) x(\d+)$/.exec(fasteners) ?? [];
    const now = kinds.find((kind) => kind.fastener === fastener);
    const other = kinds.find(({ fastener: name, thread }) => name !== fastener && thread === now?.thread);
    if (arm === 'both' && now && other)
      return { id, guide, from: fasteners, to: `${other.fastener} x${Number(count) + 1}`, words: `${Number(count) + 1} × ${other.label}` };
  }
  throw new Error('No step has what an edit needs. Change bench/edits.');
}

/** The page of a guide, as a file of `content/docs`. */
const guidePage = (site: ScratchSite, guide: string): string =>
  documentWith(site, (text) => text.includes(`<BuildSteps guide="${guide}">`));

let changedScrew: { readonly guide: string; readonly words: string } | undefined;

/** The guide whose second step is deleted. */
const shortened = 'j2-j3';

/** Deletes the drawings of a guide's second step and renames those of later steps. */
function renumberDrawings(site: ScratchSite, guide: string): void {
  const name = new RegExp(`/assembly-${guide}-(\\d+)((?:-\\w+)?\\.svg)$`);
  const drawings = site.files('content/figures', '.svg').flatMap((file) => {
    const [, step, ending] = name.exec(file) ?? [];
    return step !== undefined && Number(step) > 1 ? [{ file, step: Number(step), ending }] : [];
  });
  for (const { file, step, ending } of drawings.sort((a, b) => a.step - b.step)) {
    if (step > 2) site.copy(file, `content/figures/assembly-${guide}-${step - 1}${ending}`);
    site.remove(file);
  }
}

/** Edits of build guides. */
export const guideEdits: readonly Edit[] = [
  {
    name: 'a step that is a heading, a sentence and a photo',
    apply: (site) => {
      addPhoto(site, 'trial-step.jpg');
      site.change(guidePage(site, 'pedestal'), (text) =>
        beforeLast(text, '</BuildSteps>', `\n### Look at it once more\n\n${sentence}\n\n![The post.](trial-step.jpg)\n\n`),
      );
    },
  },
  {
    name: 'a step with a row and a drawing made by hand',
    apply: (site) => {
      const last = site.rows(stepsTable).findLast(({ arm, guide }) => arm === 'pedestal' && guide === 'pedestal');
      const step = Number(last?.step) + 1;
      site.changeRows(stepsTable, (rows) => {
        const at = rows.findLastIndex(({ guide }) => guide === 'pedestal') + 1;
        const row = { ...rows[at - 1], id: `pedestal-${step}`, step: String(step), fasteners: '', tool: '' };
        return [...rows.slice(0, at), row, ...rows.slice(at)];
      });
      const drawing = `assembly-pedestal-${step}.svg`;
      const words = `\n### Look at it once more\n\n${sentence}\n\n![The plate.](${drawing})\n\n`;
      site.change(guidePage(site, 'pedestal'), (text) => beforeLast(text, '</BuildSteps>', words));
      site.write(`content/figures/${drawing}`, handDrawing('{part base-plate}'));
    },
  },
  {
    name: 'a screw and its count',
    apply: (site) => {
      const { id, guide, from, to, words } = screwStep(site);
      changedScrew = { guide, words };
      site.changeRows(stepsTable, (rows) => rows.map((row) => (row.id === id && row.fasteners === from ? { ...row, fasteners: to } : row)));
    },
    finds: /the steps of the build guides use \d+\. Correct the counts/,
    shows: (site) => {
      const { guide = '', words = '' } = changedScrew ?? {};
      const address = guidePage(site, guide).replace(/^content\/docs\/|\.mdx$/g, '');
      return { [`${address}/index.html`]: words, [`${address}.md`]: words };
    },
  },
  {
    name: 'a renamed part',
    apply: (site) => site.changeRow('content/data/part-names.csv', (row) => ({ name: `new ${row.name}` })),
  },
  {
    name: 'a step deleted in the middle',
    apply: (site) => {
      site.change(guidePage(site, shortened), (text) => text.replace(/<BuildStep step="2"[\s\S]*?<\/BuildStep>\n/, ''));
    },
    finds: /the page has no step 2 of the guide/,
    mend: (site) => {
      site.change(guidePage(site, shortened), (text) =>
        text.replaceAll(/<BuildStep step="(\d+)"/g, (tag, step: string) =>
          Number(step) > 2 ? `<BuildStep step="${Number(step) - 1}"` : tag,
        ),
      );
      site.changeRows(stepsTable, (rows) =>
        rows
          .filter((row) => row.guide !== shortened || row.step !== '2')
          .map((row) => {
            if (row.guide !== shortened || Number(row.step) < 2) return row;
            const step = String(Number(row.step) - 1);
            return { ...row, step, id: (row.id ?? '').replace(`${shortened}-${row.step}`, `${shortened}-${step}`) };
          }),
      );
      renumberDrawings(site, shortened);
    },
  },
  {
    name: 'a chapter of three steps with two drawings made by hand and a photo',
    apply: (site) => {
      addPhoto(site, 'trial-chapter.jpg');
      site.write('content/figures/assembly-base-1.svg', handDrawing('{part base-plate}'));
      site.write('content/figures/assembly-base-2.svg', handDrawing('{number fastener} {fastener}'));
      const steps = [
        `### Stand the pedestal on the base\n\n${sentence}\n\n![The base.](assembly-base-1.svg)`,
        `### Bolt it\n\n${sentence}\n\n![The screws.](assembly-base-2.svg)`,
        `### Look at it\n\n${sentence}\n\n![The base from the side.](trial-chapter.jpg)`,
      ];
      const text = `<BuildSteps guide="base">\n\n${steps.join('\n\n')}\n\n</BuildSteps>`;
      site.write('content/docs/hardware/assembly-guide/base.mdx', page('The base', `<PartsTray guide="base" />\n\n## Steps\n\n${text}`));
      site.change('src/site/sidebars.ts', (list) =>
        list.replace(/\n( +)'hardware\/assembly-guide\/final-assembly',/, "$&\n$1'hardware/assembly-guide/base',"),
      );
      site.change('src/site/buildGuides.ts', (list) =>
        list.replace(/\n( +)'arm-wiring':/, "\n$1base: { route: '/hardware/assembly-guide/base', lists: ['bom-arm-off-the-shelf'] },$&"),
      );
      const cells = { guide: 'base', arm: 'pedestal', adds: '', onto: 'pedestal', tool: '', counted_in: '' };
      site.addRow(stepsTable, { ...cells, id: 'base-1', step: '1', fasteners: '' });
      site.addRow(stepsTable, { ...cells, id: 'base-2', step: '2', fasteners: 'M5x10 x2' });
    },
    finds: /the steps of the build guides use \d+\. Correct the counts/,
  },
];
