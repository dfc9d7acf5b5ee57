import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { indexBudget } from '../../src/search/records/writeIndex';
import type { SearchIndexFile } from '../../src/search/contract/searchRecords';
import { buildSite } from './buildSite';
import { documentSource, oneSection } from './smallSite';

const publicFolder = path.resolve(__dirname, '../../public');
const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');

describe('the search index of this site', () => {
  const text = read('search-index.json');
  const index = JSON.parse(text) as SearchIndexFile;
  const routes = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

  it('answers the first query after 60 kB at most', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(indexBudget);
  });

  it('holds every page of the documentation', () => {
    const found = new Set(index.pages.map(({ route }) => route));
    expect(routes.filter((route) => !found.has(route) && !route.startsWith('/blog/') && route !== '/search')).toEqual([]);
  });

  it('names the one file of texts', () => {
    expect(readdirSync(publicFolder).filter((file) => file.startsWith('search-texts-'))).toEqual([index.texts]);
    const texts = JSON.stringify(JSON.parse(read(index.texts)));
    for (const part of ['MVBLK-ASN-48S-4BGUX-L', 'DM-J4340P-2EC', 'use_fake_hardware', '0x11', 'UV_Value']) expect(texts).toContain(part);
  });
});

const files = {
  ...oneSection(['index']),
  'content/docs/index.mdx': documentSource('Home', 'Text.\n\n<Steps>\n<Step title="Plug it in">\n\nPush.\n\n</Step>\n</Steps>'),
};

describe('a build', () => {
  it('stops where results would lead to an anchor that no page has', () => {
    const steps = "import type { ReactNode } from 'react';\n";
    const { status, output } = buildSite({
      name: 'search-anchors',
      files: {
        ...files,
        'src/components/text/Steps.tsx': `${steps}
export const Steps = ({ children }: { readonly children?: ReactNode }) => <ol>{children}</ol>;
export const Step = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => <li>{title}{children}</li>;
`,
      },
    });
    expect(output).toContain('content/docs/index.mdx: the search records lead to "/#plug-it-in", but the built page has no such anchor.');
    expect(status).not.toBe(0);
  });

  it('stops where the hosted search is set up wrongly, with all that is wrong', () => {
    const { status, output } = buildSite({
      name: 'search-environment',
      files,
      env: { GATSBY_ALGOLIA_APP_ID: 'no id', GATSBY_ALGOLIA_AGENT_ID: 'agent-0001', GATSBY_ALGOLIA_ADMIN_KEY: 'secret' },
    });
    expect(status).not.toBe(0);
    for (const message of [
      'environment: GATSBY_ALGOLIA_APP_ID is not an application id of capital letters and digits, such as ABCDE12345.',
      'environment: GATSBY_ALGOLIA_SEARCH_KEY is missing: the hosted search needs GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY. Set both, or neither.',
      'environment: GATSBY_ALGOLIA_ADMIN_KEY would be published: Gatsby puts GATSBY_ variables into the pages. Name it ALGOLIA_ADMIN_KEY.',
    ])
      expect(output).toContain(message);
  });
});
