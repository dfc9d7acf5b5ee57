import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtRoutes } from '../../src/outputs/sitemap';
import { checkLinks } from '../../src/outputs/links/checkLinks';
import { readHtml } from '../../src/outputs/links/readHtml';

const publicFolder = path.resolve(__dirname, '../../public');
const pages = new Map(
  builtRoutes(publicFolder).map((route) => [route, readHtml(readFileSync(path.join(publicFolder, route, 'index.html'), 'utf8'))]),
);

const report = (built: typeof pages) =>
  checkLinks({
    basePath: '',
    pages: built,
    sources: new Map(),
    cells: [],
    fileExists: (file) => existsSync(path.join(publicFolder, file)),
  });

// A build only warns of a missing anchor, so that a removed heading does not stop who corrects a number. The project itself has none.
it('leads to an anchor that is there with every link of the site', () => {
  expect(report(pages)).toEqual({ broken: [], anchors: [] });
});

it('would see an anchor that is missing', () => {
  const [[route, page] = []] = [...pages].filter(([, { links }]) => links.length > 0);
  if (route === undefined || page === undefined) throw new Error('No page has a link.');
  const { anchors } = report(new Map([...pages, [route, { ...page, links: [...page.links, '/software/can#no-such-anchor'] }]]));
  expect(anchors.map(({ message }) => message)).toEqual([expect.stringContaining('no anchor "#no-such-anchor"')]);
});
