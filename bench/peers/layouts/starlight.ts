import type { Documentation, NeutralDocument } from '../documents/documentation';
import { frontmatter, markdownBody, markdownTable } from './markdown';
import type { Dialect } from './markdown';
import { addressOf } from './peer';
import type { Files, Peer } from './peer';

const packages = {
  '@astrojs/markdown-remark': '7.3.1',
  '@astrojs/starlight': '0.42.4',
  astro: '7.3.5',
  node: '22.23.3',
  sharp: '0.34.5',
} as const;

const dialect: Dialect = { address: (id) => addressOf({ slash: true }, id), table: markdownTable };

const text = (document: NeutralDocument): string =>
  frontmatter({ title: document.title, description: document.description }) + markdownBody(document, dialect);

function files({ documents, sections }: Documentation): Files {
  // Starlight has one sidebar for all pages; sections are closed where the reader is elsewhere.
  const sidebar = sections.map(({ label, categories }) => ({
    label,
    collapsed: true,
    items: categories.map((category) => ({ label: category.label, items: category.documents })),
  }));
  return {
    // Astro bundles those packages that are named here.
    'package.json': JSON.stringify({ name: 'bench-starlight-site', private: true, type: 'module', dependencies: packages }),
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://bench.example',
  integrations: [starlight({ title: 'Bench', sidebar: ${JSON.stringify(sidebar)} })],
});
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    ...Object.fromEntries(documents.map((document) => [`src/content/docs/${document.id}.md`, text(document)])),
  };
}

/** Starlight, with Pagefind as it comes. It needs a newer Node than the project, which is installed beside it. */
export const starlight: Peer = {
  name: 'starlight',
  label: 'Starlight',
  installation: 'starlight',
  packages,
  mainPackage: '@astrojs/starlight',
  framework: { label: 'Astro', package: 'astro' },
  slash: true,
  files,
  build: 'astro build',
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  output: 'dist',
  memories: ['.astro', 'node_modules'],
  handles: {
    searchButton: 'site-search button[data-open-modal]',
    searchField: 'site-search input',
    searchResult: 'site-search .pagefind-ui__result-link',
    menuButton: 'button[popovertarget="starlight__sidebar"]',
    menu: '#starlight__sidebar',
  },
};
