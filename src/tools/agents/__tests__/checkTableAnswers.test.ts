import { checkTableAnswers } from '../output/checkTableAnswers';
import type { SiteData } from '../siteData';
import { makeIndex, textsOf } from '../../../search/engine/makeIndex';

const records = { pages: [], failures: [], answers: [], words: [], dictionary: [], stops: [] };

const markdown = `# Motors

## Range of \`J2\`

| Joint |
| --- |
| J2 |

> **Warning: Zero of [J2](https://example.org/j2) differs**
>
> The other model counts from elsewhere.

> **Danger**
>
> Keep your hands out.

### Other

> **Warning: Not here**
>
> Nothing.
`;

const dataWith = (dangers: readonly string[], place: string | null): SiteData => ({
  address: 'https://example.org',
  updated: null,
  pages: [
    {
      route: '/motors',
      title: 'Motors',
      description: '',
      section: '',
      updated: null,
      markdown,
      dangers: [],
      headings: [
        { text: 'Range of J2', anchor: 'range', level: 2, dangers: [] },
        { text: 'Other', anchor: 'other', level: 3, dangers: [] },
      ],
    },
  ],
  tables: [
    {
      name: 'ranges',
      title: 'Ranges',
      key: 'joint',
      columns: [{ name: 'joint', label: 'Joint', type: 'text', unit: null, code: null, digits: null }],
      rows: [['J2']],
      place,
      dangers,
    },
  ],
  guides: [],
  order: null,
  can: null,
  search: { index: makeIndex(records), texts: textsOf(records) },
});

const said = (dangers: readonly string[], place: string | null = '/motors#range'): string[] =>
  checkTableAnswers(dataWith(dangers, place), (route) => `content/docs${route}.mdx`).map(
    ({ file, message }) => `${file ?? ''}: ${message}`,
  );

it('names each warning of a section that the answer with its table lacks', () => {
  expect(said([])).toEqual([
    expect.stringMatching(/^content\/docs\/motors\.mdx: its section "#range" warns “Zero of \[J2\].* differs”, .*"ranges"/),
    expect.stringMatching(/warns “Keep your hands out\.”/),
  ]);
  expect(said(['Zero of J2 differs. The other model counts from elsewhere.'])).toHaveLength(1);
  expect(said(['Zero of J2 differs. The other …', 'Keep your hands out.'])).toEqual([]);
});

it('asks nothing of a table that no section shows', () => {
  expect(said([], '/motors')).toEqual([]);
  expect(said([], null)).toEqual([]);
});
