import { leadRows } from '../../src/can/reading/leads';
import { alarm, hostileText } from '../fixtures/hostile';
import { guideDefinitions, guidePage, guideSite, guideTables } from './guideSite';
import { documentSource, noAnswersSource, sidebarsSource } from './smallSite';

/** The text where a document's Markdown or an attribute is written: each sign as a number, which says nothing to a parser. */
const written = Array.from(hostileText, (sign) => (/[\w ]/.test(sign) ? sign : `&#${sign.charCodeAt(0)};`)).join('');

const inCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = inCell(hostileText);

/** Elements of HTML that hold a part of a sentence. */
const inline = ['cite', 'dfn', 'ins', 'mark', 'q', 'samp', 'small', 'u', 'var'].map((name) => `<${name}>${written}</${name}>`).join(', ');

/** Every component that documents may write, with the text in each attribute that takes any. */
const components = `
## ${written}

Paragraph ${written}, \`code ${written}\`, **${written}**, <kbd>${written}</kbd>, <abbr title="${written}">abbr</abbr>,
<sub>${written}</sub><br /><sup>${written}</sup>, [${written}](/ "${written}"), <Value table="hostile-words" row="first" column="words" />,
<Part id="J1_A" /> and <Part id="J1_B" show="model" />. ${inline}<wbr />

:::danger[${written}]
${written}
:::

\`\`\`bash title="${hostileText.replaceAll(/["`{}]/g, '')}"
echo ${hostileText}
\`\`\`

$$
\\text{${hostileText.replaceAll(/[{}$\\&#%_^~]/g, '')}}
$$

| ${written} | b |
|---|---|
| ${written} | c |

<Choice groups="arms" />

<Tabs group="arms">
<Tab value="two" label="Two arms">

${written}

</Tab>
</Tabs>

<Tabs group="hostile" label="${written}">
<Tab value="a" label="${written}">

${written}

</Tab>
<Tab value="b" label="B ${written}">

Text.

</Tab>
</Tabs>

<Details summary="${written}">

${written}

</Details>

<Steps>
<Step title="${written}">

${written}

</Step>
</Steps>

<Figure src="part-J1_A.svg" alt="${written}" caption="${written}" open />

<Photo src="part-J1_A.svg" alt="${written}" caption="${written}" />

<LinkedFigure src="part-J1_A.svg" alt="${written}" name="hostile-links" />

<DataTable name="hostile-words" caption="${written}" />

<DataTable name="hostile-words" transpose />

<KeyFigures name="hostile-words" />

<News name="hostile-news" />

<Notice name="hostile-notices" rows="hostile" />

<MakerCards name="hostile-makers" />

<Faq name="hostile-questions" topic="${written}" />

<Glossary name="terms" />

<GuideOverview />

<ServiceJob name="hostile-jobs" row="first" />

<Readings name="hostile-readings" />

<BuildTracker />

<OfflineKeeper />

<OrderTool name="bom-arm-manufactured" suppliers="suppliers" lists="hostile-lists" rates="hostile-rates" caption="${written}" />

<Opening>

${written}

<RobotPicture alt="${written}" />

</Opening>

<Cards>
<Card title="${written}" href="/">${written}</Card>
</Cards>

<Video youtube="abcdefghijk" poster="part-J1_A.svg" title="${written}" />

<Clip poster="part-J1_A.svg" href="https://example.org/clip.mp4" title="${written}" alt="${written}" />
`;

/** Each row of a table with the text in these columns. */
function withText(name: keyof typeof guideTables, columns: readonly string[]): string {
  const [header = '', ...rows] = (guideTables[name] ?? '').trim().split('\n');
  const names = header.split(',');
  const filled = rows.map((row) =>
    row
      .split(',')
      .map((value, index) => (columns.includes(names[index] ?? '') ? cell : value))
      .join(','),
  );
  return `${[header, ...filled].join('\n')}\n`;
}

/** A term whose meaning the guide shows beside it. */
const hintedWord = 'xylophone';

/** As much of the text as a meaning may have. */
const meaning = hostileText.slice(0, 200);

const runs = (number: number): string => `javascript:${alarm}(${number})`;

/** The rows to which the page of questions and the bench of frames lead. */
const symptomIds = ['bus-hostile', ...new Set(Object.values(leadRows).flat())];

/** A table: its columns as `name:type`, with a question mark where a cell may be empty, and its rows, in which `*` is the text. */
type HostileTable = readonly [columns: string, ...rows: readonly (readonly string[])[]];

/** Tables of the components, with the text wherever readers see text. The first column is the key. */
const tables: Readonly<Record<string, HostileTable>> = {
  'hostile-words': ['key words more?', ['first', '*', '*']],
  'hostile-makers': [
    'maker company location quality_status sells ships_to orders contact other_products note noted_on price_min_usd:number order_url',
    [...Array<string>(11).fill('*'), '5000', runs(10)],
  ],
  symptoms: [
    'id symptom check fix fixed_when danger source messages:lines causes:lines area message_basis basis page',
    // No two may be worded alike.
    ...symptomIds.map((id) => [id, ...Array<string>(6).fill(`${hostileText} ${id}`), '*', '*', '*', 'seen', 'source', '/']),
  ],
  'path-questions': ['question_id path question look', ['first', '*', '*', '*']],
  'path-answers': ['answer_id question_id answer next_question? symptoms?:list', ['only', 'first', '*', '', 'bus-hostile']],
  'hostile-lists': ['supplier takes columns:list', ['MISUMI', '*', 'part_name; quantity']],
  'hostile-rates': ['currency jpy_per_unit:number noted_on source', ['USD', '150', '*', '*']],
  'hostile-questions': ['id topic question answer page follow', ['hostile-question', '*', '*', '*', runs(11), runs(12)]],
  terms: ['term spellings?:list hint?:boolean meaning page', [hintedWord, '*', 'yes', meaning, runs(13)], ['*', '', '', meaning, '/']],
  'hostile-news': ['name date kind title what pages?:list', ['hostile-news', '2026-01-15', '*', '*', '*', '/']],
  'hostile-jobs': ['job undo:list hold watch:list after:list people:integer', ['first', 'j1-j2-1: nothing', '*', '*', '*', '2']],
  'hostile-readings': ['id plugged probes expect otherwise', ['R1', '*', '*', '*', '*']],
  'hostile-notices': ['notice kind title text', ['hostile', 'danger', '*', '*']],
  'hostile-links': ['name route left_percent:number top_percent:number', ['*', '/', '10', '10']],
};

/** Tables of the CAN bus. */
const canTables: typeof tables = {
  'motor-ids': [
    'joint openarm_can_motor_type send_can_id_dec:integer receive_master_id_dec:integer mit_pmax_rad:number mit_vmax_rad_s:number mit_tmax_nm:number',
    ['*', '*', '1', '17', '12.5', '30', '10'],
  ],
  'mit-limits': ['type p_max_rad:number v_max_rad_s:number t_max_nm:number', ['*', '12.5', '30', '10']],
  'mit-limit-sets': ['name software openarm_can:boolean', ['1.2.9', '*', 'yes']],
  'mit-limit-differences': [
    'row software type p_max_rad:number v_max_rad_s:number t_max_nm:number',
    ['*', '1.2.9', 'other', '12.5', '30', '10'],
  ],
  'damiao-registers': ['rid_dec:integer name meaning access type range factory', ['0', '*', '*', 'RW', 'float', '*', '*']],
  'motor-status-codes': ['code meaning', ['1', '*']],
  'can-channels': ['interface arm arm_of_one_pair', ['can0', '*', '*']],
};

const canNames = Object.keys(canTables).join(', ');

const symptomComponents = `
<SymptomFinder name="symptoms" />

<CanBench name="${canNames}" />

<DecisionPath name="path-questions" path="${written}" label="${written}" />

<SymptomTitles name="symptoms" area="${written}" />
`;

/** Columns of a table as its declaration has them. */
const columnsOf = ([columns]: HostileTable): { readonly name: string; readonly type: string; readonly optional?: true }[] =>
  columns.split(' ').map((column) => {
    const [, name = '', optional, type = 'text'] = /^(\w+)(\?)?(?::(\w+))?$/.exec(column) ?? [];
    return optional ? { name, type, optional: true } : { name, type };
  });

/** Declarations of these tables, whose titles and labels are the text, too. */
const definitions = guideDefinitions(
  Object.entries({ ...tables, ...canTables })
    .map(([name, table]) => {
      const columns = columnsOf(table).map(({ name: column, ...rest }) => [column, { label: hostileText, ...rest }]);
      return `'${name}': ${JSON.stringify({ title: hostileText, key: columns[0]?.[0], columns: Object.fromEntries(columns) as object })},`;
    })
    .join('\n'),
);

const files = Object.fromEntries(
  Object.entries({ ...tables, ...canTables }).map(([name, table]) => {
    const [, ...rows] = table;
    const lines = [
      columnsOf(table).map((column) => column.name),
      ...rows.map((row) => row.map((text) => (text === '*' ? cell : inCell(text)))),
    ];
    return [`content/data/${name}.csv`, `${lines.map((line) => line.join()).join('\n')}\n`];
  }),
);

const guideRoute = '/hardware/assembly-guide/j1-j2-sub-assembly';

/** The guide with the text in its drawings' alternative texts, a title and a step. */
const hostileGuide = guidePage
  .replaceAll(/alt="([^"]*)"/g, (_whole, alt: string) => `alt="${alt} ${written}"`)
  .replace('title="Fix the stop ring"', `title="Fix the stop ring ${written}"`)
  .replace('Ports forward.', `Ports forward. A ${hintedWord}. ${written}`);

/** Pages of areas to which its rows belong by their ids. All rows have one area, so each page shows them all. */
const symptomPages = ['can-bus', 'motors', 'ros2', 'teleoperation'] as const;

/** Pages of the small site that hold the text. */
export const hostilePages = [
  '/hostile',
  '/getting-started/troubleshooting',
  `/getting-started/troubleshooting/${symptomPages[0]}`,
  guideRoute,
  '/hardware/bill-of-materials/arm-manufactured',
] as const;

const known = /docsSidebar: (\[[^\]]*\])/.exec(guideSite('guide').files['src/site/sidebars.ts'] ?? '')?.[1] ?? '[]';
const ids = [
  ...(JSON.parse(known) as string[]),
  'hostile',
  'getting-started/troubleshooting',
  ...symptomPages.map((page) => `getting-started/troubleshooting/${page}`),
]; // the source that guideSite writes

/** The small site with the guide, in which every component and every free cell holds text that would run as a script. */
export const hostileSite = guideSite('guide', {
  'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ids }),
  'src/site/tableDefinitions.ts': definitions,
  'src/site/searchAnswers.ts': noAnswersSource,
  ...files,
  'content/data/bom-arm-manufactured.csv': withText('bom-arm-manufactured', ['material', 'process', 'manufacturer', 'shape', 'notes']),
  'content/data/suppliers.csv': withText('suppliers', ['sells']),
  [`content/docs${guideRoute}.mdx`]: hostileGuide,
  'content/docs/hardware/bill-of-materials/arm-manufactured.mdx': documentSource(
    'Parts of the arm',
    `<PartsTable name="bom-arm-manufactured" caption="${written}" />`,
    'tables: [bom-arm-manufactured]\n',
  ),
  'content/docs/getting-started/troubleshooting.mdx': documentSource(
    JSON.stringify(`Troubleshooting ${hostileText}`),
    symptomComponents,
    `tables: [symptoms, path-questions, ${canNames}]\n`,
  ),
  ...Object.fromEntries(
    symptomPages.map((page) => [
      `content/docs/getting-started/troubleshooting/${page}.mdx`,
      documentSource(JSON.stringify(`${page} ${hostileText}`), `<Symptoms name="symptoms" area="${written}" />`, 'tables: [symptoms]\n'),
    ]),
  ),
  'content/docs/hostile.mdx': documentSource(
    JSON.stringify(`Hostile ${hostileText}`),
    components,
    `tables: [${Object.keys(tables)
      .filter((name) => /^hostile|terms/.test(name))
      .join(', ')}, bom-arm-manufactured, suppliers]\n`,
  ).replace('A page of a small site that tests build.', JSON.stringify(hostileText.slice(0, 190))),
});
