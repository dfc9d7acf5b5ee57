import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkRecords, writeIndex } from '../../../src/search/records/searchFiles';
import { makeIndex, textsOf } from '../../../src/search/engine/makeIndex';
import type { SearchIndexFile, SearchRecords } from '../../../src/search/contract/searchRecords';
import { temporaryFolders } from '../fixtures/folder';
import { smallRecords } from '../fixtures/searchRecords';
import { messages } from '../fixtures/sources';

const folder = temporaryFolders();

describe('the files of the site', () => {
  it('are the index and texts with a name of their own, which replace earlier ones', () => {
    const site = folder({ 'search-texts-old.json': '[]' });
    writeIndex(site, smallRecords);
    const files = readdirSync(site).sort();
    expect(files).toEqual(['search-index.json', expect.stringMatching(/^search-texts-[0-9a-f]{12}\.json$/)]);
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(site, name), 'utf8'));
    const { texts, ...index } = read('search-index.json') as SearchIndexFile;
    expect(texts).toBe(files[1]);
    expect(index).toEqual(makeIndex(smallRecords));
    expect(read(texts)).toEqual(textsOf(smallRecords));
  });
});

describe('records are checked against the built pages', () => {
  const anchors = new Map([
    ['/hardware/motor', new Set(['which-motor-sits-where', 'limits'])],
    ['/software/setup/motor-id', new Set(['wire-it', 'connect-the-supply'])],
    ['/hardware/gripper', new Set(['mounting'])],
  ]);
  const files = new Map([...anchors.keys()].map((route) => [route, `content/docs${route}.mdx`]));
  const routes = [...anchors.keys()];
  const check = (records: SearchRecords, paths = routes, built = anchors) =>
    messages(checkRecords(records, paths, { anchors: built, files }));

  it('accepts complete records', () => {
    expect(check(smallRecords)).toEqual([]);
  });

  it('reports routes without text', () => {
    const empty = {
      ...smallRecords,
      pages: [{ route: '/a', title: 'A', section: 'S', sections: [[1, 'A', '', ['', { code: ' ' }]] as const] }],
    };
    expect(check(empty, ['/a', '/hardware/motor'], new Map([['/a', new Set()]]))).toEqual([
      'the page "/a": the page "/a" has no text that search could find. Write a sentence that says what the page is for.',
      'content/docs/hardware/motor.mdx: the page "/hardware/motor" has no text that search could find. Write a sentence that says what the page is for.',
    ]);
  });

  it('reports missing anchors of headings and steps', () => {
    const built = new Map(anchors).set('/software/setup/motor-id', new Set(['wire-it-1', 'connect']));
    expect(check(smallRecords, routes, built)).toEqual([
      'content/docs/software/setup/motor-id.mdx: the search records lead to "/software/setup/motor-id#wire-it", but the built page has no such anchor. Did you mean "#wire-it-1"?',
      expect.stringContaining('lead to "/software/setup/motor-id#connect-the-supply", but the built page has no such anchor.'),
    ]);
  });

  it('reports a page that was not built', () => {
    const built = new Map([...anchors].slice(1));
    expect(check(smallRecords, routes.slice(1), built)).toEqual([
      'content/docs/hardware/motor.mdx: the search records name the route "/hardware/motor", which was not built.',
    ]);
  });
});
