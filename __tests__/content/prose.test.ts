import { visit } from 'unist-util-visit';
import { longSentences } from '../../scripts/prose/longSentences';
import { phrases } from '../../scripts/prose/phrases';
import { siteProse } from '../../scripts/prose/siteProse';
import { proseProblems } from '../../scripts/prose/proseProblems';
import { readTerms } from '../../scripts/prose/terms';
import { site, tables } from './siteContent';

const prose = siteProse(site);

/** Talk about what sources say, in place of what the reader does. */
const aboutSources =
  /\b(?:sources?|documentation|manual|upstream) (?:gives?|says?|names?|states?|describes?|differs?|disagrees?|do(?:es)? not)\b/i;

it('uses one spelling of each term, none of the banned phrases, and sentence case in titles', () => {
  const found = proseProblems(prose, readTerms(tables.get('terms')), phrases);
  expect(found.map(({ file, line, message }) => `${file}:${line ?? 1}: ${message}`)).toEqual([]);
});

it('reads what stands over tables, too: captions, titles and names of columns', () => {
  const texts = new Set(prose.map(({ text }) => text));
  const { tables: definitions } = site.data;
  const motorIds = definitions.get('motor-ids')?.definition;
  const captions = site.documents.flatMap(({ body }) =>
    [...body.matchAll(/<DataTable [^>]*caption="([^"]+)"/g)].map(([, caption = '']) => caption),
  );
  expect(captions.length).toBeGreaterThan(20);
  for (const text of [...captions, motorIds?.title ?? '', motorIds?.columns.receive_master_id_hex?.label ?? ''])
    expect(texts).toContain(text);
});

it('keeps sentences short enough to read at the bench', () => {
  expect(longSentences(prose)).toEqual([]);
});

it('has few notes that change nothing for the reader, and says little about its sources', () => {
  let notes = 0;
  for (const { tree } of site.documents)
    visit(tree, 'containerDirective', ({ name }) => void (notes += name === 'info' || name === 'note' ? 1 : 0));
  expect(notes).toBeLessThanOrEqual(30);
  const lines = prose.filter(({ text }) => aboutSources.test(text)).map(({ file, line, text }) => `${file}:${line ?? 1}: ${text}`);
  expect(lines.slice(15)).toEqual([]);
});
