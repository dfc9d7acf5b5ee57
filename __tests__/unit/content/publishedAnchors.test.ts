import { anchorsOfTexts, checkAnchors, checkMoved } from '../../../src/content/publishedAnchors';
import { plainTables } from '../fixtures/plainTables';
import { dataOf, documentSource, messages, readDocument } from '../fixtures/sources';

const tables = plainTables({
  faq: ['id|question|answer', 'price|How much?|Much.'],
  symptoms: ['id|area|symptom', 'hums|power|It hums', 'silent|bus|It is silent'],
});

const page = (body: string) => readDocument('a.mdx', documentSource(body), dataOf(tables)).text;

const texts = [{ route: '/a', file: 'content/docs/a.mdx' }];

it('knows the anchors of headings, steps and rows', () => {
  const text = page(
    '\n## Power on\n\n### Kept {#old-words}\n\n<Faq name="faq" topic="A" />\n\n<Symptoms name="symptoms" area="bus" />\n\n<Symptoms name="symptoms" rows="hums" />\n',
  );
  expect(anchorsOfTexts([text], tables)).toEqual(['/a#old-words', '/a#power-on', '/a#price', '/a#silent']);
});

describe('anchors that have moved', () => {
  const { text } = readDocument(
    'a.mdx',
    documentSource('\n## Here\n\n<Cards>\n<Card title="B" href="./b.mdx" moved="power-on, power-of">All of it.</Card>\n</Cards>\n'),
  );

  it('stay anchors of their page', () => {
    expect(anchorsOfTexts([text], tables)).toEqual(['/a#here', '/a#power-of', '/a#power-on']);
  });

  it('must be on the page that the card leads to', () => {
    expect(messages(checkMoved([text], ['/a#here', '/b#power-on', '/b#power-off']))).toEqual([
      'content/docs/a.mdx:9: "moved" leads /a#power-of on to /b, which has no "power-of". Name the page that has it. Did you mean "power-off"?',
    ]);
  });
});

describe('the list of published anchors', () => {
  it('takes new ones, forgets drafts, and names those of a page that has gone', () => {
    const committed = ['/a#one', '/gone#one', '/gone#two'];
    expect(checkAnchors(['/a#one', '/a#new'], texts, [...committed, '/a#draft'], committed)).toEqual({
      problems: [],
      warnings: [expect.objectContaining({ message: expect.stringContaining('the page "/gone" is gone, and with it #one, #two.') })],
      list: ['/a#new', '/a#one'],
    });
  });

  it('names one that was published and is no more, with its line and what to do', () => {
    const list = ['/a#other', '/a#power-on'];
    const { problems } = checkAnchors(['/a#other', '/a#power-off'], texts, list, list);
    expect(messages(problems)).toEqual([
      'content/published-anchors.txt:2: other sites may link to "/a#power-on", which content/docs/a.mdx no longer has. Give its heading the old anchor, "## Words {#power-on}", or its row the old id; if it has moved to another page, name it in "moved" of a card that leads there. Delete this line if links may lead to the top of the page. Did you mean "power-off"?',
    ]);
  });

  it('lets go of an anchor whose line was deleted', () => {
    expect(checkAnchors(['/a#other'], texts, ['/a#other'], ['/a#other', '/a#power-on'])).toEqual({
      problems: [],
      warnings: [],
      list: ['/a#other'],
    });
  });
});
