import type { TableDefinition } from '../../../src/model/tableTypes';
import { readPlaces } from '../../../src/outputs/agents/readPlaces';
import { addressesOf } from '../../../src/outputs/markdown/markdownPage';
import { sidebars } from '../../../src/site/sidebars';
import { tableDefinitions } from '../../../src/site/tableDefinitions';
import { documentPage } from '../fixtures/publicPages';

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
`;

const page = documentPage(body);
const { dangers, headings, tables } = readPlaces(page.text?.filled ?? { type: 'root', children: [] }, addressesOf(page));

describe('readPlaces', () => {
  it('lists each danger once, with its title', () => {
    expect(dangers).toEqual(['Whole page. Everything here _moves_.', 'Only one.', 'In a tab. Left only.']);
  });

  it('gives headings the dangers of their own and outer sections', () => {
    const below = Object.fromEntries(headings.map(({ anchor, dangers: numbers }) => [anchor, numbers.map((at) => dangers[at])]));
    expect(below).toEqual({
      one: ['Whole page. Everything here _moves_.', 'Only one.'],
      'below-one': ['Whole page. Everything here _moves_.', 'Only one.', 'In a tab. Left only.'],
      two: ['Whole page. Everything here _moves_.'],
    });
  });

  it('finds each table with its anchor, the dangers before it, and whether search leads there', () => {
    expect(tables.map(({ name, anchor, isMain, dangers: before }) => [name, anchor, isMain, before.length])).toEqual([
      ['first', '', true, 1],
      ['second', 'one', false, 1],
      ['third', 'below-one', true, 2],
      ['second', 'two', true, 1],
    ]);
  });
});

it('refers to pages that exist for tables that no component shows', () => {
  const documents = JSON.stringify(sidebars);
  const about = Object.values(tableDefinitions).flatMap(({ page: route }: TableDefinition) => route ?? []);
  expect(about.filter((route) => !documents.includes(`"${route.slice(1)}"`))).toEqual([]);
});
