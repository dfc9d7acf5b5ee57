import type { Documentation, NeutralDocument, NeutralSection } from '../documents/documentation';
import { frontmatter, markdownBody, markdownTable } from './markdown';
import type { Dialect } from './markdown';
import { firstOf, navbarSections } from './navbarSections';
import { addressOf } from './peer';
import type { Files, Peer } from './peer';

const address = (id: string): string => addressOf({ slash: false }, id);

const dialect: Dialect = { address, table: markdownTable };

/** VitePress takes the heading of level 1 from the text. */
const text = (document: NeutralDocument): string =>
  `${frontmatter({ title: document.title, description: document.description })}# ${document.title}\n\n${markdownBody(document, dialect)}`;

function files({ documents, sections }: Documentation): Files {
  const titles = new Map(documents.map(({ id, title }) => [id, title]));
  const sidebarOf = ({ categories }: NeutralSection): object[] =>
    categories.map(({ label, documents: own }) => ({
      text: label,
      items: own.map((one) => ({ text: titles.get(one), link: address(one) })),
    }));
  // The first page is not below the address of its section.
  const [first] = sections;
  const sidebar = {
    ...Object.fromEntries(sections.map((section) => [`/${section.id}/`, sidebarOf(section)])),
    ...(first ? { '/': sidebarOf(first) } : {}),
  };
  const config = {
    title: 'Bench',
    cleanUrls: true,
    themeConfig: {
      search: { provider: 'local' },
      nav: navbarSections(sections).map((section) => ({ text: section.label, link: address(firstOf(section)) })),
      sidebar,
    },
  };
  return {
    'package.json': JSON.stringify({ name: 'bench-vitepress-site', private: true, type: 'module' }),
    '.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n`,
    ...Object.fromEntries(documents.map((document) => [`${document.id}.md`, text(document)])),
  };
}

/** VitePress with its own local search. */
export const vitepress: Peer = {
  name: 'vitepress',
  label: 'VitePress',
  installation: 'vitepress',
  packages: { vitepress: '1.6.4' },
  mainPackage: 'vitepress',
  slash: false,
  files,
  build: 'vitepress build',
  output: '.vitepress/dist',
  memories: ['.vitepress/cache', 'node_modules'],
  handles: {
    searchButton: '.DocSearch-Button',
    searchField: '#localsearch-input',
    searchResult: '.VPLocalSearchBox a.result',
    menuButton: '.VPLocalNav .menu',
    menu: '.VPSidebar',
  },
};
