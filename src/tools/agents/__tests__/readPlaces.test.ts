import type { TableDefinition } from '../../../model/tableTypes';
import { readPlaces } from '../output/readPlaces';
import { addressesOf } from '../../../outputs/markdown/markdownPage';
import { sidebars } from '../../../site/sidebars';
import { tableDefinitions } from '../../../plugins';
import { documentPage } from '../../../../__tests__/unit/fixtures/publicPages';
import { dataOf, documentSource, readDocument } from '../../../../__tests__/unit/fixtures/sources';

const body = `:::danger[Whole page]
Everything here *moves*.
:::

<DataTable name="first" />

## One

<DataTable name="second" unsearched />

:::danger
Only one.
:::

### Below one

<Tabs group="arms">
<Tab value="left" label="Left">

:::danger[In a tab]
Left only.
:::

</Tab>
</Tabs>

<DataTable name="third" />

## Two

<KeyFigures name="second" />

:::warning[Only here]
The signs differ.

<DataTable name="fourth" />
:::

## Three

<DataTable name="fifth" rows="one" />

<Notice name="notices" rows="digits" />
`;

const notices: TableDefinition = {
  title: 'Notices',
  key: 'notice',
  columns: Object.fromEntries(['notice', 'kind', 'title', 'text'].map((name) => [name, { label: name, type: 'text' }])),
};
const rows = [{ notice: 'digits', kind: 'danger', title: 'Count', text: 'Count `16` digits.' }];
const data = dataOf(new Map([['notices', { name: 'notices', file: 'notices.csv', definition: notices, rows }]]));
const filled = readDocument('wiring.mdx', documentSource(body), data).text.filled;
const { dangers, headings, tables } = readPlaces(filled, addressesOf(documentPage(body)));

describe('readPlaces', () => {
  it('lists each danger once, with its title', () => {
    expect(dangers).toEqual(['Whole page. Everything here _moves_.', 'Only one.', 'In a tab. Left only.', 'Count. Count `16` digits.']);
  });

  it('gives headings the dangers of their own and outer sections', () => {
    const below = Object.fromEntries(headings.map(({ anchor, dangers: numbers }) => [anchor, numbers.map((at) => dangers[at])]));
    expect(below).toEqual({
      one: ['Whole page. Everything here _moves_.', 'Only one.'],
      'below-one': ['Whole page. Everything here _moves_.', 'Only one.', 'In a tab. Left only.'],
      two: ['Whole page. Everything here _moves_.'],
      three: ['Whole page. Everything here _moves_.', 'Count. Count `16` digits.'],
    });
  });

  it('finds each table with its anchor, whether search leads there, and whether it shows some rows only', () => {
    expect(tables.map(({ name, anchor, isMain, isPart }) => [name, anchor, isMain, isPart])).toEqual([
      ['first', '', true, false],
      ['second', 'one', false, false],
      ['third', 'below-one', true, false],
      ['second', 'two', true, false],
      ['fourth', 'two', true, false],
      ['fifth', 'three', true, true],
    ]);
  });

  it('gives a table the dangers before it, and each danger and warning of its section, wherever it stands there', () => {
    const of = (wanted: string, at: string) => tables.find(({ name, anchor }) => name === wanted && anchor === at)?.dangers;
    const whole = 'Whole page. Everything here _moves_.';
    expect(of('second', 'one')).toEqual([whole, 'Only one.']);
    expect(of('third', 'below-one')).toEqual([whole, 'Only one.', 'In a tab. Left only.']);
    expect(of('second', 'two')).toEqual([whole, 'Only here. The signs differ.']);
    expect(of('fourth', 'two')).toEqual([whole, 'Only here. The signs differ.']);
    expect(of('fifth', 'three')).toEqual([whole, 'Count. Count `16` digits.']);
  });

  it('knows which danger or warning is right beside a table', () => {
    expect(tables.map(({ name, besides }) => [name, ...besides].join(': '))).toEqual([
      'first: Whole page. Everything here _moves_.',
      'second: Only one.',
      'third',
      'second: Only here. The signs differ.',
      'fourth',
      'fifth: Count. Count `16` digits.',
    ]);
  });
});

it('refers to pages that exist for tables that no component shows', () => {
  const documents = JSON.stringify(sidebars);
  const about = Object.values(tableDefinitions).flatMap(({ page: route }: TableDefinition) => route ?? []);
  expect(about.filter((route) => !documents.includes(`"${route.slice(1)}"`))).toEqual([]);
});
