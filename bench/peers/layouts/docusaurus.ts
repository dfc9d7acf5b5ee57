import type { Documentation, NeutralDocument, NeutralSection } from '../documents/documentation';
import { frontmatter, markdownBody, markdownTable } from './markdown';
import type { Dialect } from './markdown';
import { navbarSections } from './navbarSections';
import { addressOf } from './peer';
import type { Files, Peer } from './peer';

const dialect: Dialect = { address: (id) => addressOf({ slash: false }, id), table: markdownTable };

const text = (document: NeutralDocument): string =>
  frontmatter({
    title: document.title,
    description: document.description,
    ...(document.id === 'index' ? { slug: '/' } : {}),
  }) + markdownBody(document, dialect);

const configText = (sections: readonly NeutralSection[], faster: boolean): string => `
export default {
  title: 'Bench',
  url: 'https://bench.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  ${faster ? 'future: { faster: true, v4: true },' : ''}
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, pages: false }]],
  themes: [['@easyops-cn/docusaurus-search-local', { hashed: true, docsRouteBasePath: '/', indexBlog: false, indexPages: false }]],
  themeConfig: {
    navbar: {
      title: 'Bench',
      items: ${JSON.stringify(navbarSections(sections).map(({ id, label }) => ({ type: 'docSidebar', sidebarId: id, label, position: 'left' })))},
    },
  },
};
`;

const files =
  (faster: boolean) =>
  ({ documents, sections }: Documentation): Files => {
    const sidebars = sections.map(({ id, categories }) => [
      id,
      categories.map(({ label, documents: items }) => ({ type: 'category', label, collapsed: false, items })),
    ]);
    return {
      'package.json': JSON.stringify({ name: 'bench-docusaurus-site', private: true }),
      'docusaurus.config.js': configText(sections, faster),
      'sidebars.js': `module.exports = ${JSON.stringify(Object.fromEntries(sidebars))};\n`,
      ...Object.fromEntries(documents.map((document) => [`docs/${document.id}.md`, text(document)])),
    };
  };

const shared: Omit<Peer, 'name' | 'label' | 'files'> = {
  installation: 'docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@easyops-cn/docusaurus-search-local': '0.55.3',
    '@mdx-js/react': '3.1.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  mainPackage: '@docusaurus/core',
  slash: false,
  build: 'docusaurus build',
  output: 'build',
  memories: ['.docusaurus', 'node_modules'],
  handles: {
    searchField: '.navbar__search-input',
    searchResult: '[class*="suggestion"]:has([class*="hitTitle"])',
    menuButton: '.navbar__toggle',
    menu: '.navbar-sidebar',
  },
};

/** Docusaurus with its usual build and the local search that most sites have. */
export const docusaurus: Peer = { ...shared, name: 'docusaurus', label: 'Docusaurus', files: files(false) };

/** The same with Rspack, SWC and Lightning CSS, and what version 4 will do by itself. */
export const docusaurusFaster: Peer = { ...shared, name: 'docusaurus-faster', label: 'Docusaurus, faster', files: files(true) };
