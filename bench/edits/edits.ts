import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScratchSite } from './scratchSite';

/** An edit that a contributor makes, and what `npm run check` has to find where it is one half of a whole. */
export interface Edit {
  readonly name: string;
  readonly apply: (site: ScratchSite) => void;
  /** Found before the advice in the messages is followed; nothing is found where this is missing. */
  readonly finds?: RegExp;
  /** What the author then does; numbers that a message gives are written without it. */
  readonly mend?: (site: ScratchSite) => void;
}

const frontmatterEnd = (text: string): number => text.indexOf('\n---', 3) + 5;

const documents = (site: ScratchSite): string[] => site.files('content/docs', '.mdx');

/** The first document with a text that fits. */
function documentWith(site: ScratchSite, fits: (text: string) => boolean): string {
  const file = documents(site).find((name) => fits(site.read(name)));
  if (!file) throw new Error('No document has what an edit needs. Change bench/edits/edits.ts.');
  return file;
}

const idOf = (file: string): string => file.slice('content/docs/'.length, -'.mdx'.length);

const routeOf = (file: string): string => `/${idOf(file)}`;

/** Pages that nothing but the sidebars, links and tables know, last first. */
function plainPages(site: ScratchSite): string[] {
  const code = ['.ts', '.tsx']
    .flatMap((ending) => site.files('src', ending))
    .filter((file) => file !== 'src/site/sidebars.ts')
    .map((file) => site.read(file));
  const guides = new Set(documents(site).filter((file) => /<(BuildSteps|PartsTable|OrderTool)/.test(site.read(file))));
  return documents(site)
    .filter((file) => !file.endsWith('/index.mdx') && !guides.has(file) && !code.some((text) => text.includes(routeOf(file))))
    .toReversed();
}

/** Has links to a page lead elsewhere, in documents, posts and tables. */
function replaceLinks(site: ScratchSite, from: string, to: string): void {
  const address = new RegExp(`${from}(?![\\w/-])(#[\\w-]+)?`, 'g');
  for (const file of [...site.files('content', '.mdx'), ...site.files('content/data', '.csv')])
    if (address.test(site.read(file))) site.change(file, (text) => text.replace(address, to));
}

const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: A page that somebody has added to try how that is done.\n---\n\n${body}\n`;

const sentence = 'Keep the bench dry and well lit while you work.';

/** The parts list whose price is changed, and to which a part is added. */
const partsList = 'content/data/bom-electrical.csv';

const bolt = (price: string): Record<string, string> => ({
  part_id: 'TRIAL-9',
  part_name: 'M9x9 bolt',
  model_number: 'TRIAL-9',
  quantity_one_arm: '1',
  quantity_robot: '2',
  quantity_leader_follower: '4',
  unit_price_jpy: price,
  total_price_jpy: String(2 * Number(price)),
});

/** A heading whose anchor is its words with hyphens. */
const plainHeading = /^## ([A-Za-z ]+)$/m;

/** A text with words put before the last place of a mark. */
function beforeLast(text: string, mark: string, words: string): string {
  const at = text.lastIndexOf(mark);
  return `${text.slice(0, at)}${words}${text.slice(at)}`;
}

/** What contributors do most, each as one of them would. None of them knows what the content says today. */
export const edits: readonly Edit[] = [
  {
    name: 'a number in a table',
    apply: (site) =>
      site.changeRows('content/data/motor-specifications.csv', (rows) =>
        rows.map((row, index) => (index === 0 ? { ...row, height_mm: String(Number(row.height_mm) + 0.5) } : row)),
      ),
  },
  {
    name: 'a torque that the robot model has, too',
    apply: (site) =>
      site.changeRows('content/data/motor-specifications.csv', (rows) =>
        rows.map((row, index) => (index === 0 ? { ...row, peak_torque_nm: String(Number(row.peak_torque_nm) + 1) } : row)),
      ),
    finds: /urdf-joint-limits\.csv:\d+: J\d: "effort_nm" is/,
  },
  {
    name: 'a price with its totals',
    apply: (site) =>
      site.changeRows(partsList, (rows) =>
        rows.map((row, index) => (index === 0 ? { ...row, unit_price_jpy: String(Number(row.unit_price_jpy) + 7) } : row)),
      ),
    finds: /total_price_jpy is/,
  },
  {
    name: 'a part',
    apply: (site) => site.addRow(partsList, bolt('12')),
    finds: /cost-groups\.csv:\d+: .*lines is/,
  },
  {
    name: 'a maker',
    apply: (site) =>
      site.addRow(
        'content/data/manufacturers.csv',
        { maker: 'Trial Robotics', price_min_usd: '20000', price_max_usd: '20000' },
        (row) => row.sells === 'not stated' && row.price_min_usd !== '',
      ),
    finds: /maker-prices\.csv:\d+: .*most_usd is/,
  },
  {
    name: 'a command',
    apply: (site) => {
      const block = /^```console[^\n]*\n(?=\$ )/m;
      site.change(
        documentWith(site, (text) => block.test(text)),
        (text) => text.replace(block, '$&$ candump -n 1 can0\n'),
      );
    },
  },
  {
    name: 'a sentence on every page',
    apply: (site) => {
      for (const file of documents(site))
        site.change(file, (text) => {
          const at = frontmatterEnd(text);
          return `${text.slice(0, at)}\n${sentence}\n${text.slice(at)}`;
        });
    },
  },
  {
    name: 'a reworded heading',
    apply: (site) => {
      const file = documentWith(site, (text) => plainHeading.test(text) && !/<Symptoms/.test(text));
      site.change(file, (text) => text.replace(plainHeading, '## $1 once more'));
    },
    finds: /published-anchors\.txt:\d+: other sites may link to "\/\S+#/,
    mend: (site) => {
      const file = documentWith(site, (text) => /^## .* once more$/m.test(text));
      site.change(file, (text) =>
        text.replace(/^## (.*) once more$/m, (heading, words: string) => `${heading} {#${words.toLowerCase().replaceAll(' ', '-')}}`),
      );
    },
  },
  {
    name: 'a paragraph below a heading',
    apply: (site) => {
      const file = documentWith(site, (text) => /^## \w+/m.test(text) && !/<Symptoms/.test(text));
      site.change(file, (text) => text.replace(/^(## .*\n)/m, `$1\n${sentence}\n`));
    },
  },
  {
    name: 'a symptom',
    apply: (site) => site.addRow('content/data/symptoms.csv', { id: 'trial-symptom', symptom: 'The trial robot hums a tune at noon' }),
  },
  { name: 'a term', apply: (site) => site.addRow('content/data/terms.csv', { term: 'trial term', spellings: '', avoid: '' }) },
  {
    name: 'a question',
    apply: (site) => site.addRow('content/data/faq.csv', { id: 'trial-question', question: 'May somebody try this once more?' }),
  },
  {
    name: 'another answer to a question',
    apply: (site) =>
      site.changeRows('content/data/faq.csv', (rows) =>
        rows.map((row, index) => (index === rows.length - 1 ? { ...row, answer: `${row.answer} ${sentence}` } : row)),
      ),
  },
  {
    name: 'a post',
    apply: (site) =>
      site.write(
        'content/blog/trial-post.mdx',
        page('A trial post', 'Something has happened.').replace('\n---\n\n', '\ndate: 2026-02-03\n---\n\n'),
      ),
  },
  {
    name: 'a page',
    apply: (site) => {
      site.write('content/docs/software/trial-page.mdx', page('A trial page', `${sentence}\n\n## What it is for\n\nFor [trying](/).`));
      site.change('src/site/sidebars.ts', (text) => text.replace(/(softwareSidebar: \[\n)/, "$1    'software/trial-page',\n"));
    },
  },
  {
    name: 'a moved page',
    apply: (site) => {
      const [file = ''] = plainPages(site);
      const moved = file.replace('.mdx', '-moved.mdx');
      site.copy(file, moved);
      site.remove(file);
      site.change('src/site/sidebars.ts', (text) => text.replace(`'${idOf(file)}'`, `'${idOf(moved)}'`));
      replaceLinks(site, routeOf(file), routeOf(moved));
    },
  },
  {
    name: 'a deleted page',
    apply: (site) => {
      const file = plainPages(site)[1] ?? '';
      site.remove(file);
      site.change('src/site/sidebars.ts', (text) => text.replace(new RegExp(`'${idOf(file)}',? ?`), ''));
      replaceLinks(site, routeOf(file), '/');
    },
  },
  {
    name: 'a step that is a heading, a sentence and a photo',
    apply: (site) => {
      site.write('content/photos/trial-step.jpg', readFileSync(path.resolve(__dirname, '../../__tests__/fixtures/photos/on-its-side.jpg')));
      const file = documentWith(site, (text) => text.includes('<BuildSteps guide="pedestal">'));
      site.change(file, (text) =>
        beforeLast(text, '</BuildSteps>', `\n### Look at it once more\n\n${sentence}\n\n![The post.](trial-step.jpg)\n\n`),
      );
    },
  },
  {
    name: 'a step with a row and a drawing made by hand',
    apply: (site) => {
      const last = site.rows('content/data/build-steps.csv').findLast(({ arm, guide }) => arm === 'pedestal' && guide === 'pedestal');
      const step = Number(last?.step) + 1;
      site.changeRows('content/data/build-steps.csv', (rows) => {
        const at = rows.findLastIndex(({ guide }) => guide === 'pedestal') + 1;
        const row = { ...rows[at - 1], id: `pedestal-${step}`, step: String(step), fasteners: '', tool: '' };
        return [...rows.slice(0, at), row, ...rows.slice(at)];
      });
      const file = documentWith(site, (text) => text.includes('<BuildSteps guide="pedestal">'));
      const drawing = `assembly-pedestal-${step}.svg`;
      const words = `\n### Look at it once more\n\n${sentence}\n\n![The plate.](${drawing})\n\n`;
      site.change(file, (text) => beforeLast(text, '</BuildSteps>', words));
      const label = '<text x="200" y="110" text-anchor="middle">{part base-plate}</text>';
      site.write(
        `content/figures/${drawing}`,
        `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path fill="pink" d="M20 120H380V140H20z"/>${label}</svg>\n`,
      );
    },
  },
  {
    name: 'a row of a plain table',
    apply: (site) => site.addRow('content/data/can-library-versions.csv', { version: '9.9.9' }),
  },
  {
    name: 'a photo on a page',
    apply: (site) => {
      site.write(
        'content/photos/trial-photo.jpg',
        readFileSync(path.resolve(__dirname, '../../__tests__/fixtures/photos/on-its-side.jpg')),
      );
      const [file = ''] = plainPages(site);
      site.change(file, (text) => `${text}\n![A photo that was added.](trial-photo.jpg "A trial")\n`);
    },
  },
  {
    name: 'a drawing on a page',
    apply: (site) => {
      const [drawing = ''] = site.files('content/figures', '.svg');
      site.copy(drawing, 'content/figures/trial-drawing.svg');
      const [file = ''] = plainPages(site);
      site.change(file, (text) => `${text}\n<Figure src="trial-drawing.svg" alt="A drawing that was added." caption="A trial" />\n`);
    },
  },
  {
    name: 'a warning',
    apply: (site) => {
      const [file = ''] = plainPages(site);
      site.change(file, (text) => `${text}\n:::warning[Take care]\n${sentence}\n:::\n`);
    },
  },
  {
    name: 'a reworded symptom',
    apply: (site) =>
      site.changeRows('content/data/symptoms.csv', (rows) =>
        rows.map((row, index) => (index === 0 ? { ...row, symptom: `${row.symptom} at all` } : row)),
      ),
  },
];
