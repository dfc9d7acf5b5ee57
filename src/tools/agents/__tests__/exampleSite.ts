import { openSite } from '../site';
import type { SiteData } from '../siteData';
import { callTool } from '../tools';
import { makeIndex, textsOf } from '../../../search/engine/makeIndex';
import type { SearchRecords } from '../../../search/contract/searchRecords';

const records: SearchRecords = {
  pages: [
    {
      route: '/motors/',
      title: 'Motors',
      section: 'Hardware',
      sections: [
        [
          1,
          'Motors',
          '',
          [
            'Eight motors.',
            { anchor: 'bolt-it', kind: 'step', blocks: ['Bolt it', 'Use eight screws.', { code: 'cansend can0 001#00' }] },
            { anchor: 'what', kind: 'question', blocks: ['What is it?'] },
            { anchor: 'b', kind: 'part', blocks: ['b · 2.5'] },
          ],
        ],
      ],
    },
  ],
  failures: [],
  answers: [],
  words: [],
  dictionary: [],
  stops: ['out of control'],
};

const column = (name: string, type: 'text' | 'number' | 'list' | 'boolean' | 'hex', unit: 'kg' | null = null) =>
  ({ name, label: name, type, unit, code: null, digits: null }) as const;

/** Markdown of /motors/. */
export const markdown = `- Page: https://example.org/motors

# Motors

## Fit \`J1\`

Bolt it.

\`\`\`sh
## no heading
\`\`\`

### Torque

None.

## Send

Type \`cansend can0 001#FFFFFFFFFFFFFFFC\`.

## Remove

Unbolt it.

## Try

### Warm up

Wait.

### Run

Type \`ros2 launch arm\`.
`;

const data: SiteData = {
  address: 'https://example.org/docs',
  updated: '2026-01-02',
  pages: [
    {
      route: '/motors/',
      title: 'Motors',
      description: 'All motors.',
      section: 'Hardware',
      updated: '2026-01-02',
      markdown,
      dangers: ['Hold it.', 'Hot.', 'Loud.'],
      headings: [
        { text: 'Fit J1', anchor: 'fit-it', level: 2, dangers: [0] },
        { text: 'Torque', anchor: 'torque', level: 3, dangers: [0] },
        { text: 'Send', anchor: 'send', level: 2, dangers: [] },
        { text: 'Remove', anchor: 'remove', level: 2, dangers: [] },
        { text: 'Try', anchor: 'try', level: 2, dangers: [] },
        { text: 'Warm up', anchor: 'warm-up', level: 3, dangers: [1] },
        { text: 'Run', anchor: 'run', level: 3, dangers: [2] },
      ],
    },
    {
      route: '/long',
      title: 'Long',
      description: 'Long.',
      section: 'Hardware',
      updated: null,
      markdown: `# Long\n\nWhat it is for.\n\n## First\n\nOne.\n\n## Second\n\n${'Sentence after sentence.\n\n'.repeat(200)}`,
      dangers: [],
      headings: [
        { text: 'First', anchor: 'first', level: 2, dangers: [] },
        { text: 'Second', anchor: 'second', level: 2, dangers: [] },
      ],
    },
  ],
  tables: [
    {
      name: 'motors',
      title: 'Motors',
      key: 'id',
      columns: [
        column('id', 'text'),
        column('mass_kg', 'number', 'kg'),
        column('at', 'list'),
        column('spare', 'boolean'),
        column('__proto__', 'hex'),
      ],
      rows: [
        ['a', 1, ['J1', 'J2'], true, '0x0A'],
        ['b', 2.5, ['J3'], false, '0x0B'],
        ['c', null, [], false, null],
      ],
      place: '/motors/#fit-it',
      dangers: ['Hold it.'],
    },
    {
      name: 'questions',
      title: 'Questions',
      key: 'id',
      columns: [
        column('id', 'text'),
        { ...column('question', 'text'), label: 'Question' },
        { ...column('answer', 'text'), label: 'Answer' },
      ],
      rows: [['what', 'What is it?', 'A drive.']],
      place: '/motors/',
      dangers: [],
    },
  ],
  guides: [],
  order: null,
  can: null,
  search: { index: makeIndex(records), texts: textsOf(records) },
};

/** A site with two pages and two tables. */
const site = openSite(data);
/** Values of an answer; an error is thrown. */
export const values = (name: string, input: object): Readonly<Record<string, unknown>> => {
  const answer = callTool(name, input, site);
  if (answer.isError) throw new Error(answer.text);
  return answer.values;
};
/** Text of an error; empty if the tool answered. */
export const refusal = (name: string, input: unknown): string => {
  const { isError, text } = callTool(name, input, site);
  return isError ? text : '';
};
/** IDs of the motors that pass. */
export const ids = (where: readonly object[], more: object = {}): unknown => {
  const { rows } = values('query_table', { table: 'motors', where, ...more });
  return (rows as readonly Readonly<Record<string, unknown>>[]).map(({ id }) => id);
};
