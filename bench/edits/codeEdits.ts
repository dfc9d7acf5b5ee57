import { documents, sentence } from './edit';
import type { Edit } from './edit';

const block = `import { paragraph, strong, text } from '../tree/nodes';
import { attributeOf } from '../tree/attributes';
import { defineBlock } from './definition';

/** A remark of somebody with a name. */
export const Remark = defineBlock({
  about: 'A remark, with the name of who made it.',
  example: '<Remark by="A builder">\\n\\nLeave the screws loose at first.\\n\\n</Remark>',
  attributes: { by: { kind: 'label', required: true } },
  children: true,
  markdown: (element, { blocks }) => [...blocks(element), paragraph([strong(text(attributeOf(element, 'by') ?? ''))])],
});
`;

const renderer = `import type { ReactNode } from 'react';

/** A remark of somebody with a name. */
export function Remark({ by, children }: { readonly by: string; readonly children?: ReactNode }) {
  return (
    <blockquote>
      {children}
      <cite>{by}</cite>
    </blockquote>
  );
}
`;

const kind = `import { chromeOutside } from '../page';
import type { Page, PageInput } from '../page';

const route = '/trial';

/** A page of a new kind. */
export const trialPage = ({ navbar }: PageInput): Page[] => [
  {
    kind: 'trial',
    route,
    title: 'A trial of a kind',
    description: 'A page of a kind that somebody has added to try it.',
    section: '',
    breadcrumbs: [],
    chrome: chromeOutside(route, navbar),
    template: 'trial',
    context: { title: 'A trial of a kind', description: 'A page of a kind that somebody has added to try it.' },
    cards: [],
    outputs: { sitemap: true, markdown: true, socialCard: true, structuredData: 'CollectionPage', search: true, llms: 'optional' },
  },
];
`;

const template = `import type { HeadProps, PageProps } from 'gatsby';
import { Article } from '../theme/layout/Article';
import { PageHead } from '../theme/layout/PageHead';
import type { PageChrome } from '../model/pageTypes';

interface TrialContext {
  readonly title: string;
  readonly description: string;
  readonly chrome: PageChrome;
}

/** A page of a new kind. */
export default function TrialPage({ pageContext: { title, description, chrome } }: PageProps<object, TrialContext>) {
  return (
    <Article title={title} description={description} chrome={chrome} toc={[]} lastUpdated={null}>
      <p>Something is shown here.</p>
    </Article>
  );
}

/** Metadata of the page. */
export function Head({ pageContext: { title, description, chrome } }: HeadProps<object, TrialContext>) {
  return <PageHead title={title} description={description} route={chrome.route} />;
}
`;

/** Edits of what an owner chooses, and of the code, as docs/code.md says. */
export const codeEdits: readonly Edit[] = [
  {
    name: 'a label of the navbar',
    apply: (site) => site.change('src/site/navbar.ts', (text) => text.replace(/label: '\w+'/, "label: 'Begin here'")),
  },
  {
    name: 'an announcement',
    apply: (site) =>
      site.change('src/site/settings.ts', (text) =>
        text.replace('announcement: null', `announcement: { id: 'trial', text: '${sentence}', href: '/', closeable: true }`),
      ),
  },
  {
    name: 'another default of a choice',
    apply: (site) =>
      site.change('src/site/choices.ts', (text) => text.replace(/options: \[\n( +\{.*\},\n)( +\{.*\},\n)/, 'options: [\n$2$1')),
  },
  {
    name: 'a table with a column in a new unit',
    apply: (site) => {
      site.change('src/model/tableTypes.ts', (text) => text.replace("  '%': '_percent',\n", "$&  bar: '_bar',\n"));
      site.write('content/data/trial-pressures.csv', 'place,pressure_bar\nhose,6.5\nvalve,8\n');
      site.change('src/site/tables/wiring.ts', (text) =>
        text.replace(
          /(: TableDefinitions = \{|Tables = \{)\n/,
          "$&  'trial-pressures': table('Pressures', 'place', { place: 'Place', pressure_bar: 'Pressure' }),\n",
        ),
      );
      const [file = ''] = documents(site).filter((name) => /^tables: \[/m.test(site.read(name)));
      site.change(file, (text) => `${text.replace(/^tables: \[/m, '$&trial-pressures, ')}\n<DataTable name="trial-pressures" />\n`);
    },
  },
  {
    name: 'a component',
    runs: 'scripts/components.ts',
    apply: (site) => {
      site.write('src/content/components/remark.ts', block);
      site.write('src/theme/text/Remark.tsx', renderer);
      site.change('src/content/vocabulary/vocabulary.ts', (text) =>
        text
          .replace("import * as tables from '../components/tables';\n", "import * as remark from '../components/remark';\n$&")
          .replace('...notice, ', '$&...remark, '),
      );
      const [file = ''] = documents(site);
      site.change(file, (text) => `${text}\n<Remark by="A builder">\n\n${sentence}\n\n</Remark>\n`);
    },
  },
  {
    name: 'a kind of page',
    apply: (site) => {
      site.write('src/routes/kinds/trial.ts', kind);
      site.write('src/templates/trial.tsx', template);
      site.change('src/routes/loadSite.ts', (text) =>
        text
          .replace("import { searchPage } from './kinds/search';\n", "$&import { trialPage } from './kinds/trial';\n")
          .replace('booksPage, searchPage]', 'booksPage, searchPage, trialPage]'),
      );
    },
  },
];
