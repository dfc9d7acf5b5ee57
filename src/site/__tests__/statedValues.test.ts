import { checkStatedValues } from '../checks/statedValues';
import { plainTables } from '../../../__tests__/unit/fixtures/plainTables';
import { messages } from '../../../__tests__/unit/fixtures/sources';

const page = 'Text.\n\n<Figure src="a.svg" alt="A weight of 4.1 kilograms hangs\nfrom it." />';
const row = 'A weight of {} kilograms hangs from it|payload|nominal|limit_kg';

const problems = ({ limit = '4.1', body = page, stated = row, answer = 'It holds 4.1 kg.' }): string[] =>
  messages(
    checkStatedValues(
      [{ file: 'content/docs/page.mdx', body, bodyLine: 5 }],
      plainTables({
        payload: ['payload_type|limit_kg', `nominal|${limit}`],
        faq: ['id|answer', `a|${answer}`],
        'stated-values': ['sentence|table|row|column', stated, 'holds {} kg|payload|nominal|limit_kg'],
      }),
    ),
  );

describe('a number that a sentence states', () => {
  it('may be that of its table, over the end of a line', () => expect(problems({})).toEqual([]));

  it('is named wherever it differs', () =>
    expect(problems({ limit: '4.2' })).toEqual([
      'content/docs/page.mdx:7: says "A weight of 4.1 kilograms hangs from it", but content/data/payload.csv has 4.2 there. Correct whichever is wrong.',
      'content/data/faq.csv:2: says "holds 4.1 kg", but content/data/payload.csv has 4.2 there. Correct whichever is wrong.',
    ]));

  it.each([
    [{ body: 'Text.' }, 'no page and no table says "A weight of {} kilograms hangs from it" any more'],
    [{ stated: row.replace('nominal', 'nominl') }, '"payload" has no row "nominl". Did you mean "nominal"?'],
    [
      { stated: row.replace('limit_kg', 'limt_kg') },
      '"payload" has nothing in the column "limt_kg" of "nominal". Did you mean "limit_kg"?',
    ],
    [{ stated: row.replace('|payload', '|paylod') }, 'there is no table "paylod". Did you mean "payload"?'],
    [{ stated: row.replace('{}', '4.1') }, 'the sentence needs {} in the place of its number.'],
  ])('has a row that fits: %j', (change, message) =>
    expect(problems(change)).toEqual([expect.stringContaining(`content/data/stated-values.csv:2: ${message}`)]),
  );
});
