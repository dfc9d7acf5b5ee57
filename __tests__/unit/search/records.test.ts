import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { checkRecords } from '../../../src/search/records/checkRecords';
import { compressedSize } from '../../../src/search/records/indexFiles';
import { openMemory } from '../../../src/files/memory';
import { writeIndex } from '../../../src/search/records/writeIndex';
import type { IndexSizes } from '../../../src/search/records/writeIndex';
import type { RecordTerms } from '../../../src/search/engine/recordTerms';
import { packIndex, textsOf } from '../../../src/search/engine/packIndex';
import type { SearchIndexFile, SearchRecords, SplitIndexFile } from '../../../src/search/contract/searchRecords';
import { temporaryFolders, writeFiles } from '../fixtures/folder';
import { smallRecords } from '../fixtures/searchRecords';
import { messages } from '../fixtures/sources';

const folder = temporaryFolders();

describe('the files of the site', () => {
  it('hold index and texts, and the second is named by its content and replaces an earlier one', () => {
    const site = folder({ 'search-texts-old.json': '[]' });
    const sizes = writeIndex(site, smallRecords);
    const files = readdirSync(site).sort();
    expect(files).toEqual(['search-index.json', expect.stringMatching(/^search-texts-[0-9a-f]{12}\.json$/)]);
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(site, name), 'utf8'));
    const { texts, ...index } = read('search-index.json') as SearchIndexFile;
    expect(texts).toBe(files[1]);
    expect(index).toEqual(packIndex(smallRecords));
    expect(read(texts)).toEqual(textsOf(smallRecords));
    expect(sizes.index).toBe(compressedSize(readFileSync(path.join(site, 'search-index.json'), 'utf8')));
  });

  it('of a large site are an index, pieces and pages, and replace those of earlier builds', () => {
    const site = folder({ 'search-texts-old.json': '[]', 'search-terms-old.json': '{}', 'search-page-old.json': '{}' });
    const sizes = writeIndex(site, smallRecords, 0);
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(site, name), 'utf8'));
    const files = readdirSync(site);
    const index = read('search-index.json') as SplitIndexFile;
    const pages = files.filter((file) => file.startsWith('search-page-'));
    expect(files.sort()).toEqual(['search-index.json', ...pages, `search-terms-${index.pieces[0]?.[0]}.json`].sort());
    expect(sizes.files).toBe(files.length - 1);
    expect(pages.map((file) => (read(file) as { readonly route: string }).route).sort()).toEqual(
      smallRecords.pages.map(({ route }) => route).sort(),
    );
    // The same again: nothing is written anew, nothing is taken away.
    writeIndex(site, smallRecords, 0);
    expect(readdirSync(site).sort()).toEqual(files);
  });

  it('stay where an earlier build has made them of the same records, and are made again where one is another', () => {
    const site = folder();
    const cache = folder();
    const write = (records: SearchRecords): ReturnType<typeof writeIndex> => {
      const memories = {
        indexes: openMemory<IndexSizes>(path.join(cache, 'indexes.json'), ''),
        indexSizes: openMemory<number>(path.join(cache, 'sizes.json'), ''),
        terms: openMemory<RecordTerms[]>(path.join(cache, 'terms.json'), ''),
      };
      const sizes = writeIndex(site, records, 0, memories);
      Object.values(memories).forEach((memory) => memory.save());
      return sizes;
    };
    const texts = (): (readonly [string, string])[] =>
      readdirSync(site)
        .sort()
        .map((file) => [file, readFileSync(path.join(site, file), 'utf8')]);
    const sizes = write(smallRecords);
    const files = texts();
    expect([write(smallRecords), texts()]).toEqual([sizes, files]);
    writeFiles(site, { 'search-index.json': 'broken', 'search-page-old.json': '{}' });
    expect([write(smallRecords), texts()]).toEqual([sizes, files]);
    const [first] = smallRecords.pages;
    write({ ...smallRecords, pages: first ? [first] : [] });
    expect(texts().filter(([file]) => file.startsWith('search-page-'))).toHaveLength(1);
    expect([write(smallRecords), texts()]).toEqual([sizes, files]);
  });

  it('sizes are those of gzip', () => {
    const text = 'motor '.repeat(1000);
    expect(compressedSize(text)).toBe(gzipSync(text, { level: 9 }).length);
    expect(gunzipSync(gzipSync(text)).toString()).toBe(text);
  });
});

describe('records are checked against what was built', () => {
  const anchors = new Map([
    ['/hardware/motor', new Set(['which-motor-sits-where', 'limits'])],
    ['/software/setup/motor-id', new Set(['wire-it', 'connect-the-supply'])],
    ['/hardware/gripper', new Set(['mounting'])],
  ]);
  const files = new Map([...anchors.keys()].map((route) => [route, `content/docs${route}.mdx`]));
  const routes = [...anchors.keys()];
  const check = (records: SearchRecords, paths = routes, built = anchors) =>
    messages(checkRecords(records, paths, { anchors: built, files }));

  it('nothing is wrong where all is there', () => {
    expect(check(smallRecords)).toEqual([]);
  });

  it('a route without records and one whose records are empty are named', () => {
    const empty = {
      ...smallRecords,
      pages: [{ route: '/a', title: 'A', section: 'S', sections: [[1, 'A', '', ['', { code: ' ' }]] as const] }],
    };
    expect(check(empty, ['/a', '/hardware/motor'], new Map([['/a', new Set()]]))).toEqual([
      'the page "/a": the page "/a" has no text that search could find. Write a sentence that says what the page is for.',
      'content/docs/hardware/motor.mdx: the page "/hardware/motor" has no text that search could find. Write a sentence that says what the page is for.',
    ]);
  });

  it('every anchor that does not exist is named, of headings and of steps', () => {
    const built = new Map(anchors).set('/software/setup/motor-id', new Set(['wire-it-1', 'connect']));
    expect(check(smallRecords, routes, built)).toEqual([
      'content/docs/software/setup/motor-id.mdx: the search records lead to "/software/setup/motor-id#wire-it", but the built page has no such anchor. Did you mean "#wire-it-1"?',
      expect.stringContaining('lead to "/software/setup/motor-id#connect-the-supply", but the built page has no such anchor.'),
    ]);
  });

  it('a page that was not built is named', () => {
    const built = new Map([...anchors].slice(1));
    expect(check(smallRecords, routes.slice(1), built)).toEqual([
      'content/docs/hardware/motor.mdx: the search records name the route "/hardware/motor", which was not built.',
    ]);
  });
});
