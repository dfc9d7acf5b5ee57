import { addPhoto, documentWith, documents, frontmatterEnd, nameInSidebar, page, sentence } from './edit';
import type { Edit } from './edit';
import type { ScratchSite } from './scratchSite';

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

/** How often documents, posts and tables link to a page. */
const linksTo = (site: ScratchSite, file: string): number =>
  [...site.files('content', '.mdx'), ...site.files('content/data', '.csv')]
    .map((name) => site.read(name).match(new RegExp(`${routeOf(file)}(?![\\w/-])`, 'g'))?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);

/** The plain page with the most links. */
const mostLinked = (site: ScratchSite): string =>
  plainPages(site).reduce((most, file) => (linksTo(site, file) > linksTo(site, most) ? file : most));

/** A heading whose anchor is its words with hyphens. */
const plainHeading = /^## ([A-Za-z ]+)$/m;

/** Route of the page that was deleted last. */
let deleted = '';

/** Edits of documents and posts. */
export const pageEdits: readonly Edit[] = [
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
      nameInSidebar(site, 'softwareSidebar', 'software/trial-page');
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
    name: 'a photo on a page',
    apply: (site) => {
      addPhoto(site, 'trial-photo.jpg');
      const [file = ''] = plainPages(site);
      site.change(file, (text) => `${text}\n![A photo that was added.](trial-photo.jpg "A trial")\n`);
    },
  },
  {
    name: 'a drawing that begins with an XML declaration, first on its page',
    apply: (site) => {
      site.write(
        'content/figures/trial-export.svg',
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M2 2H38"/></svg>\n',
      );
      const body = '![A drawing that a program has exported.](trial-export.svg "A trial")';
      site.write('content/docs/software/exported.mdx', page('An exported drawing', body));
      nameInSidebar(site, 'softwareSidebar', 'software/exported');
    },
  },
  {
    name: 'a formula with rows',
    apply: (site) => {
      const [file = ''] = plainPages(site);
      site.change(file, (text) => `${text}\n$$\nJ = \\begin{bmatrix}a & b \\\\ c & d\\end{bmatrix}\n$$\n`);
    },
  },
  {
    name: 'a subscript as another tool writes it',
    apply: (site) => {
      const [file = ''] = plainPages(site);
      site.change(file, (text) => `${text}\nWipe it with H~2~O.\n`);
    },
    finds: /"~2~" is struck out\. Write <sub>2<\/sub>/,
    mend: (site) => {
      const [file = ''] = plainPages(site);
      site.change(file, (text) => text.replace('H~2~O', 'H<sub>2</sub>O'));
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
    name: 'a deleted page that many link to',
    apply: (site) => {
      const file = mostLinked(site);
      deleted = routeOf(file);
      site.remove(file);
      site.change('src/site/sidebars.ts', (text) => text.replace(new RegExp(`'${idOf(file)}',? ?`), ''));
    },
    finds: /mdx:\d+: .*(no page|doesn't exist)/,
    mend: (site) => replaceLinks(site, deleted, '/'),
  },
  {
    name: 'twelve pages more',
    apply: (site) => {
      for (let count = 1; count <= 12; count += 1) {
        site.write(
          `content/docs/software/more-${count}.mdx`,
          page(`More to read ${count}`, `${sentence}\n\n## What it is for ${count}\n\n${`${sentence} `.repeat(20)}`),
        );
        nameInSidebar(site, 'softwareSidebar', `software/more-${count}`);
      }
    },
  },
  {
    name: 'a page about Tokyo, with a table whose columns are aligned',
    apply: (site) => {
      site.write(
        'content/docs/software/tokyo.mdx',
        page('A workshop in Tokyo', '| Left | Middle | Right |\n| :--- | :---: | ---: |\n| a | b | 12.5 |'),
      );
      nameInSidebar(site, 'softwareSidebar', 'software/tokyo');
    },
  },
  {
    name: 'a redirect',
    apply: (site) => site.write('static/_redirects', '/software/old /software/can 301\n'),
  },
];
