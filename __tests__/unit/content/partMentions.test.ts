import { fillTree } from '../../../src/content/fill/fillTree';
import { formatProblem } from '../../../src/model/problems';
import { plainTables } from '../fixtures/plainTables';
import { dataOf } from '../fixtures/sources';
import { parse } from '../fixtures/trees';
import { pipeline } from '../../../src/plugins';

const columns = 'part_id|part_name|model_number|quantity_robot|unit_price_jpy|total_price_jpy';
const tables = plainTables({
  'bom-arm-manufactured': [columns, 'J8_B|J8_B|MV-8|2|12641|25282'],
  'bom-arm-off-the-shelf': [columns, 'CBE3-6|bolt|CBE3-6|132|5|660'],
  'bom-leader-off-the-shelf': [columns, 'CBE3-6|bolt|CBE3-6|16|70|1120'],
  'bom-electrical': [columns, 'power-supply|supply||1|100|100'],
});

/** What a mention becomes, and what is wrong with it. */
function mention(text: string) {
  const { tree, mistakes } = fillTree(parse(`Take ${text} now.`), dataOf(tables), pipeline.vocabulary);
  const problems = mistakes.map(({ line, message }) => formatProblem({ file: 'page.mdx', line: line + 4, message }));
  const [paragraph] = tree.children;
  return { problems, node: paragraph && 'children' in paragraph ? paragraph.children[1] : undefined };
}

describe('<Part> in a sentence', () => {
  it("is a link to the part's row", () => {
    expect(mention('<Part id="J8_B" />')).toEqual({
      problems: [],
      node: { type: 'link', url: '/hardware/bill-of-materials/arm-manufactured#J8_B', children: [{ type: 'inlineCode', value: 'J8_B' }] },
    });
  });

  it.each([
    ['show="model"', { type: 'inlineCode', value: 'MV-8' }],
    ['show="quantity"', { type: 'text', value: '2' }],
    ['show="price"', { type: 'text', value: '12,641\u00a0JPY' }],
    ['show="total"', { type: 'text', value: '25,282\u00a0JPY' }],
  ])('with %s is a cell', (attribute, node) => expect(mention(`<Part id="J8_B" ${attribute} />`)).toEqual({ problems: [], node }));

  it('finds a part of several lists where its table is named', () => {
    expect(mention('<Part id="CBE3-6" table="bom-leader-off-the-shelf" show="price" />').node).toEqual({
      type: 'text',
      value: '70\u00a0JPY',
    });
  });

  it.each([
    [
      '<Part id="CBE3-6" />',
      'page.mdx:5: <Part> names the part "CBE3-6", which is in "bom-arm-off-the-shelf" and "bom-leader-off-the-shelf". Choose one, such as table="bom-arm-off-the-shelf".',
    ],
    [
      '<Part id="power-supply" show="model" />',
      'page.mdx:5: <Part> shows the model of "power-supply", which is empty in content/data/bom-electrical.csv. Fill it in, or show another column.',
    ],
  ])('%s is a mistake', (text, message) => expect(mention(text)).toEqual({ problems: [message], node: { type: 'text', value: '?' } }));
});
