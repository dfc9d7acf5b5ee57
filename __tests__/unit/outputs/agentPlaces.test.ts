import { readPlaces } from '../../../src/outputs/agents/readPlaces';
import { addressesOf } from '../../../src/outputs/markdown/markdownPage';
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

describe('places on a page', () => {
  it('name each danger once, with its title', () => {
    expect(dangers).toEqual(['Whole page. Everything here _moves_.', 'Only one.', 'In a tab. Left only.']);
  });

  it('hold the dangers of their section and of those around it, not of the one before', () => {
    const below = Object.fromEntries(headings.map(({ anchor, dangers: numbers }) => [anchor, numbers.map((at) => dangers[at])]));
    expect(below).toEqual({
      one: ['Whole page. Everything here _moves_.', 'Only one.'],
      'below-one': ['Whole page. Everything here _moves_.', 'Only one.', 'In a tab. Left only.'],
      two: ['Whole page. Everything here _moves_.'],
    });
  });

  it('say where each table is, what is warned of before it, and where search leads', () => {
    expect(tables.map(({ name, anchor, isMain, dangers: before }) => [name, anchor, isMain, before.length])).toEqual([
      ['first', '', true, 1],
      ['second', 'one', false, 1],
      ['third', 'below-one', true, 2],
      ['second', 'two', true, 1],
    ]);
  });
});
