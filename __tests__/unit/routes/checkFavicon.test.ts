import { checkFavicon } from '../../../src/routes/loadSite';
import { temporaryFolders } from '../fixtures/folder';
import { messages } from '../fixtures/sources';

const folderWith = temporaryFolders();

it('a sign of the site that is no file is a mistake, before a build', () => {
  const folder = folderWith({ 'static/favicon.svg': '<svg/>' });
  expect(checkFavicon(folder, '/favicon.svg')).toEqual([]);
  expect(messages(checkFavicon(folder, '/sign.svg'))).toEqual([
    'src/site/site.ts: favicon is "/sign.svg", but there is no file static/sign.svg. Put it there, or correct the name.',
  ]);
});
