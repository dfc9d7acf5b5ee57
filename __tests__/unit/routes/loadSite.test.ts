import { settings } from '../../../src/site/settings';
import { site } from '../../../src/site/site';
import { loadSite } from '../../../src/routes/loadSite';
import { temporaryFolders } from '../fixtures/folder';
import { messages } from '../fixtures/sources';

const folderWith = temporaryFolders();

it('a site without documents, tables and sidebars is read, and told what it lacks', () => {
  const { problems } = loadSite(
    folderWith({ 'static/favicon.svg': '<svg/>' }),
    {
      sidebars: { topSidebar: [] },
      topSidebarId: 'topSidebar',
      navbar: [],
      footer: [],
      footerLine: [],
      settings,
      site,
      tables: {},
    },
    [],
  );
  expect(messages(problems)).toContain(
    'content/docs: docs instance "default" has no documents. Write the first one as content/docs/index.mdx and name it in src/site/sidebars.ts.',
  );
});
