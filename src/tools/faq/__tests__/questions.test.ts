import { markdownTree, toMarkdown } from '../../../content/markdown/markdownTree';
import { checkQuestions } from '../checkQuestions';
import { readCsvTable } from '../../../content/tables/csvTable';
import { sourceData } from '../../../content/tables/sourceData';
import { documentSections } from '../../../search/records/sections';
import { faqTables } from '../tables';
import { documentSource, messages, readSource } from '../../../../__tests__/unit/fixtures/sources';

const head = 'id,topic,question,answer,known,page,follow';
const price = 'price,Buying,What does it cost?,Much: run `cost`.,yes,/purchase/#makers,';
const accuracy = 'accuracy,Buying,How accurate is it?,Not measured.,no,,https://github.com/enactic/openarm/issues/255';
const windows = 'windows,Software,Does Windows do?,No.,yes,,https://docs.openarm.dev/';

const faq = (topic: string): string => `<Faq name="faq" topic="${topic}" />`;
const both = `## First\n\n${faq('Buying')}\n\n## Second\n\n${faq('Software')}`;

function read(rows: readonly string[], body: string) {
  const { table, problems } = readCsvTable('faq', 'content/data/faq.csv', [head, ...rows].join('\n'), faqTables.faq);
  expect(problems).toEqual([]);
  const data = sourceData([table], [], new Map([['/purchase/', 'Purchase']]));
  const { document } = readSource(documentSource(body, 'tables: [faq]\n'), data);
  return { document, mistakes: messages(checkQuestions([document], data.tables)) };
}

describe('questions', () => {
  const { document, mistakes } = read([price, accuracy, windows], both);

  it('are right where each topic is shown once', () => expect(mistakes).toEqual([]));

  it('stand below headings in Markdown, with links that say what they lead to', () => {
    expect(toMarkdown(markdownTree(document.filled, { figureUrl: (name) => name, absolute: (href) => href }))).toBe(`## First

### What does it cost?

Much: run \`cost\`.

More in [Purchase](/purchase/#makers).

### How accurate is it?

Not measured.

Followed in [openarm issue 255](https://github.com/enactic/openarm/issues/255).

## Second

### Does Windows do?

No.

See also [docs.openarm.dev](https://docs.openarm.dev/).
`);
  });

  it('are found by the question, each at its own place', () => {
    expect(documentSections(document.filled, 'Questions').flatMap(({ blocks }) => blocks)).toEqual([
      { anchor: 'price', kind: 'question', blocks: ['What does it cost?'] },
      { anchor: 'accuracy', kind: 'question', blocks: ['How accurate is it?'] },
      { anchor: 'windows', kind: 'question', blocks: ['Does Windows do?'] },
    ]);
  });
});

describe('where questions and pages do not agree, file, line and fix are named', () => {
  const inTable = (line: number, message: string): string => `content/data/faq.csv:${line}: ${message}`;
  const onPage = (line: number, message: string): string => `content/docs/wiring.mdx:${line}: ${message}`;

  it('a topic that no page shows', () => {
    expect(read([price, windows], faq('Buying')).mistakes).toEqual([
      inTable(
        3,
        'no page shows the topic "Software". Write <Faq name="faq" topic="Software" /> under a heading, or give the row another topic.',
      ),
    ]);
  });

  it('a table that no page shows', () => {
    expect(read([price], 'Text.').mistakes).toEqual([
      inTable(
        2,
        'no page shows the topic "Buying". Write <Faq name="faq" topic="Buying" /> under a heading, or give the row another topic.',
      ),
    ]);
  });

  it('a topic that is shown twice', () => {
    expect(read([price], `${faq('Buying')}\n\n${faq('Buying')}`).mistakes).toEqual([
      onPage(8, '<Faq name="faq" topic="Buying" /> is already on a page. Show each topic once.'),
    ]);
  });

  it.each([
    ['First', 'the id "First" is not a valid anchor. Write lower-case letters, digits and single hyphens.'],
    ['main', 'the id "main" is used by the layout of every page. Choose another.'],
    ['first', 'the id "first" is already a heading or step in content/docs/wiring.mdx. Choose another.'],
  ])('the id %s', (id, message) => {
    expect(read([price.replace('price', id), windows], both).mistakes).toEqual([inTable(2, message)]);
  });

  it('a question that stands under two ids', () => {
    expect(read([price, price.replace('price', 'cost')], faq('Buying')).mistakes).toEqual([
      inTable(3, 'the question "cost" has the same words as "price". Keep one of them.'),
    ]);
  });

  it('an answer that does not say that nobody knows', () => {
    expect(read([accuracy.replace('Not measured.', 'Perhaps.')], faq('Buying')).mistakes).toEqual([
      inTable(2, '"known" is no. Begin the answer with "Not known" or "Not measured", or write yes in "known".'),
    ]);
  });

  it('nothing, where a site has no questions', () => expect(checkQuestions([], new Map())).toEqual([]));
});
