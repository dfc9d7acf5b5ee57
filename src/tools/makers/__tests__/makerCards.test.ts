import { markdownTree, toMarkdown } from '../../../content/markdown/markdownTree';
import { readCsvTable } from '../../../content/tables/csvTable';
import { isJsxElement, propsOf } from '../../../content/tree/attributes';
import type { TableDefinition } from '../../../model/tableTypes';
import { documentSections } from '../../../search/records/sections';
import { makersTables } from '../tables';
import { dataOf, documentSource, readSource } from '../../../../__tests__/unit/fixtures/sources';

const columns = Object.keys(makersTables.manufacturers.columns);
const ann =
  'Ann Arms,Ann Ltd,"Shenzhen, China",Certified,OpenArm 1 (V1),5400,5400,20,40,Worldwide,Web shop,https://ann.example/,sales@ann.example; WeChat ANN,,Three stars,1 July 2026';
const ben = 'Ben,,,Evaluating,not stated,4999,5399,,,Japan,By e-mail,,ask,,,1 July 2026';

function filledFrom(definition: TableDefinition, rows: readonly string[]) {
  const csv = [columns.join(), ...rows].join('\n');
  const { table, problems } = readCsvTable('manufacturers', 'content/data/manufacturers.csv', csv, definition);
  expect(problems).toEqual([]);
  const source = documentSource('<MakerCards name="manufacturers" />', 'tables: [manufacturers]\n');
  return readSource(source, dataOf(new Map([['manufacturers', table]]))).document.filled;
}

const filled = (...rows: string[]) => filledFrom(makersTables.manufacturers, rows);

function propsIn(definition: TableDefinition, ...rows: string[]) {
  const [element] = filledFrom(definition, rows).children;
  return element && isJsxElement(element) ? propsOf(element) : undefined;
}

const propsOfCards = (...rows: string[]) => propsIn(makersTables.manufacturers, ...rows);

describe('cards of makers', () => {
  it('have ranges with units, one number where both ends are equal, and null where nobody has said it', () => {
    expect(propsOfCards(ann, ben)).toMatchObject({
      notedOn: '1 July 2026',
      makers: [
        {
          id: 'maker-ann-arms',
          name: 'Ann Arms',
          status: 'Certified',
          price: '5,400\u00a0USD',
          leastPrice: 5400,
          model: 'OpenArm 1 (V1)',
          href: 'https://ann.example/',
        },
        { id: 'maker-ben', place: null, model: null, price: '4,999 to 5,399\u00a0USD', href: null },
      ],
    });
  });

  it('lead nowhere where the address is none', () => {
    const table = {
      ...makersTables.manufacturers,
      columns: { ...makersTables.manufacturers.columns, order_url: { label: 'Order page', type: 'text' } },
    } as const;
    expect(JSON.stringify(propsIn(table, ann.replace('https://ann.example/', 'javascript:alert(1)')))).not.toContain('javascript');
  });

  it('say the day of a row where the days differ', () => {
    const props = propsOfCards(ann, ben.replace('1 July', '2 July'));
    expect(props).not.toHaveProperty('notedOn');
    expect(JSON.stringify(props)).toContain('2 July 2026');
  });

  it('are a table in Markdown, with addresses as links and every fact', () => {
    const markdown = toMarkdown(markdownTree(filled(ann, ben), { figureUrl: (name) => name, absolute: (href) => href }));
    for (const fact of [
      'Certified',
      'Shenzhen, China',
      '20 to 40',
      'Ann Ltd',
      'Three stars',
      'mailto:sales@ann.example',
      'WeChat ANN',
      'https://ann.example/',
    ])
      expect(markdown).toContain(fact);
    expect(markdown).toMatch(/^\*\*Makers of OpenArm/);
  });

  it('are found by what they say, each at its own place', () => {
    const [section] = documentSections(filled(ann, ben), 'Purchase');
    expect(section?.blocks).toEqual([
      makersTables.manufacturers.title,
      expect.stringContaining('Maker · Quality check · Place · Price · Model · Lead time'),
      { anchor: 'maker-ann-arms', kind: 'part', blocks: [expect.stringContaining('Ann Arms · Certified · Shenzhen, China')] },
      { anchor: 'maker-ben', kind: 'part', blocks: [expect.stringContaining('Ben · Evaluating')] },
    ]);
  });
});
