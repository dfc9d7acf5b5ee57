import { changed, changes } from '../../../bench/peers/documents/changes';
import { visibleTexts } from '../../../bench/peers/documents/documentation';
import type { Documentation } from '../../../bench/peers/documents/documentation';
import { generateDocumentation } from '../../../bench/peers/documents/generateDocumentation';
import { peers } from '../../../bench/peers/layouts/peers';

const documentation = generateDocumentation(60);

const linksOf = ({ documents }: Documentation): string[] =>
  documents
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
    .flatMap((piece) => (typeof piece === 'object' && 'link' in piece ? [piece.link] : []));

describe('the documentation of the bench', () => {
  it('is the same for the same seed, and another one for another seed', () => {
    expect(generateDocumentation(60)).toEqual(documentation);
    expect(generateDocumentation(60, 24)).not.toEqual(documentation);
  });

  it.each([60, 1000])('has %d documents with titles and addresses of their own, each once in a sidebar', (count) => {
    const { documents, sections } = generateDocumentation(count);
    const ids = documents.map(({ id }) => id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
    expect(new Set(documents.map(({ title }) => title)).size).toBe(count);
    expect(sections.flatMap(({ categories }) => categories).flatMap((category) => category.documents)).toEqual(ids);
  });

  it('links only to documents that are there, and has tables in every third', () => {
    const ids = new Set(documentation.documents.map(({ id }) => id));
    expect(linksOf(documentation).length).toBeGreaterThan(60);
    expect(linksOf(documentation).filter((id) => !ids.has(id))).toEqual([]);
    expect(documentation.documents.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'table'))).toHaveLength(20);
  });

  it('asks forty queries, each kind as often, and each for what only its document has', () => {
    const { searches, documents } = documentation;
    expect(searches).toHaveLength(40);
    const has = (query: string): string[] =>
      documents.filter((document) => visibleTexts(document).some((text) => text.includes(query))).map(({ id }) => id);
    for (const { query, document } of searches.filter(({ kind }) => kind === 'identifier' || kind === 'heading'))
      expect(has(query)).toEqual([document]);
    for (const { query } of searches.filter(({ kind }) => kind === 'typo')) expect(has(query)).toEqual([]);
  });
});

describe('a change', () => {
  const ids = (of: Documentation): string[] => of.documents.map(({ id }) => id);
  const differing = (after: Documentation): string[] =>
    after.documents
      .filter((document) => JSON.stringify(document) !== JSON.stringify(documentation.documents.find(({ id }) => id === document.id)))
      .map(({ id }) => id);

  it.each([
    ['nothing', 0],
    ['word', 1],
    ['number', 1],
    ['document', 1],
  ] as const)('of "%s" is one of %d documents', (change, count) => {
    expect(differing(changed(documentation, change))).toHaveLength(count);
  });

  it('adds a document beside another one in a sidebar', () => {
    const after = changed(documentation, 'document');
    expect(ids(after)).toHaveLength(61);
    expect(after.sections.flatMap(({ categories }) => categories).flatMap((category) => category.documents)).toEqual(ids(after));
  });

  it('of a word or a number is one of one file, whatever the tool', () => {
    for (const { files } of peers) {
      let before = files(documentation);
      let now = documentation;
      for (const change of changes.filter((one) => one !== 'document')) {
        now = changed(now, change);
        const after = files(now);
        expect(Object.keys(after).filter((file) => after[file] !== before[file])).toHaveLength(change === 'nothing' ? 0 : 1);
        before = after;
      }
    }
  });
});
