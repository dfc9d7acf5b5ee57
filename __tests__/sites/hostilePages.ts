import { leadRows } from '../../src/can/reading/leads';
import { guideDefinitions, guidePage, guideSite, guideTables } from './guideSite';
import { hostileCanDefinitions, hostileCanFiles, hostileCanNames } from './hostileCanTables';
import { documentSource, noAnswersSource, sidebarsSource } from './smallSite';

/** What a script that got into a page would call. */
export const alarm = 'openarmAlarm';

/** A word by which the pages are found. */
export const hostileWord = 'xylograph';

/** Text that runs as a script in any place where one sign of it is not written as text: in HTML, an attribute, a script, a style, XML. */
export const hostileText = `${hostileWord} '"><script>${alarm}(1)</script><img src=x onerror=${alarm}(2)></script><script>${alarm}(3)</script>\${${alarm}(4)}{${alarm}(5)}';${alarm}(6);'\`]]>--><svg onload=${alarm}(7)></style></title></textarea>&lt;script>${alarm}(8)&lt;/script>`;

/** The text where a document's Markdown or an attribute is written: each sign as a number, which says nothing to a parser. */
const written = Array.from(hostileText, (sign) => (/[\w ]/.test(sign) ? sign : `&#${sign.charCodeAt(0)};`)).join('');

const cell = `"${hostileText.replaceAll('"', '""')}"`;

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

<BuildTracker />

<OfflineKeeper />

<OrderTool name="bom-arm-manufactured" suppliers="suppliers" lists="hostile-lists" rates="hostile-rates" caption="${written}" />

<Opening alt="${written}">

${written}

</Opening>

<Cards>
<Card title="${written}" href="/">${written}</Card>
</Cards>

<Video youtube="abcdefghijk" poster="part-J1_A.svg" title="${written}" />

<Clip poster="part-J1_A.svg" href="https://example.org/clip.mp4" title="${written}" alt="${written}" />
`;

const symptomComponents = `
<SymptomFinder name="symptoms" />

<CanBench name="${hostileCanNames}" />

<DecisionPath name="path-questions" path="${written}" label="${written}" />

<Symptoms name="symptoms" area="${written}" />
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

/** Texts of a maker's card; its numbers and address stand apart. */
const makerTexts = 'maker company location quality_status sells ships_to orders contact other_products note noted_on'.split(' ');

/** Texts of a symptom that readers see. */
const symptomTexts = ['symptom', 'check', 'fix', 'fixed_when', 'danger', 'source'];

const definitions = guideDefinitions(`
  'hostile-makers': { title: ${JSON.stringify(hostileText)}, key: 'maker', columns: {
    ${makerTexts.map((name) => `${name}: { label: ${JSON.stringify(hostileText)}, type: 'text' },`).join(' ')}
    price_min_usd: { label: 'Price from', type: 'number', unit: 'USD' },
    order_url: { label: 'Order page', type: 'text' },
  } },
  'hostile-words': { title: ${JSON.stringify(hostileText)}, key: 'key', columns: {
    key: { label: 'Key', type: 'text' },
    words: { label: ${JSON.stringify(hostileText)}, type: 'text' },
    more: { label: 'More', type: 'text', optional: true },
  } },
  symptoms: { title: ${JSON.stringify(hostileText)}, key: 'id', columns: {
    ${symptomTexts.map((name) => `${name}: { label: 'Text', type: 'text' },`).join(' ')}
    messages: { label: 'Messages', type: 'lines' },
    causes: { label: 'Causes', type: 'lines' },
    id: { label: 'Name', type: 'text' },
    area: { label: 'Area', type: 'text' },
    message_basis: { label: 'Basis', type: 'text' },
    basis: { label: 'Basis', type: 'text' },
    page: { label: 'Page', type: 'text' },
  } },
  'path-questions': { title: 'Questions', key: 'question_id', columns: {
    question_id: { label: 'Name', type: 'text' },
    path: { label: 'Path', type: 'text' },
    question: { label: 'Question', type: 'text' },
    look: { label: 'Look', type: 'text' },
  } },
  'path-answers': { title: 'Answers', key: 'answer_id', columns: {
    answer_id: { label: 'Name', type: 'text' },
    question_id: { label: 'Question', type: 'text' },
    answer: { label: 'Answer', type: 'text' },
    next_question: { label: 'Next', type: 'text', optional: true },
    symptoms: { label: 'Rows', type: 'list', optional: true },
  } },
  'hostile-lists': { title: 'Lists', key: 'supplier', columns: {
    supplier: { label: 'Supplier', type: 'text' },
    takes: { label: 'Takes', type: 'text' },
    columns: { label: 'Columns', type: 'list' },
  } },
  'hostile-rates': { title: 'Rates', key: 'currency', columns: {
    currency: { label: 'Currency', type: 'text' },
    jpy_per_unit: { label: 'Yen', type: 'number' },
    noted_on: { label: 'Noted on', type: 'text' },
    source: { label: 'From', type: 'text' },
  } },
  'hostile-questions': { title: 'Questions', key: 'id', columns: {
    ${['id', 'topic', 'question', 'answer', 'page', 'follow'].map((name) => `${name}: { label: 'A', type: 'text' },`).join(' ')}
  } },
  terms: { title: 'Terms', key: 'term', columns: {
    ${['term', 'meaning', 'page'].map((name) => `${name}: { label: 'A', type: 'text' },`).join(' ')}
    spellings: { label: 'Also', type: 'list', optional: true },
    hint: { label: 'Hint', type: 'boolean', optional: true },
  } },
  ${hostileCanDefinitions}
  'hostile-news': { title: 'News', key: 'name', columns: {
    name: { label: 'Name', type: 'text' },
    date: { label: 'Day', type: 'text' },
    what: { label: 'What', type: 'text' },
    pages: { label: 'Pages', type: 'list', optional: true },
  } },
  'hostile-notices': { title: 'Warnings', key: 'notice', columns: {
    ${['notice', 'kind', 'title', 'text'].map((name) => `${name}: { label: 'A', type: 'text' },`).join(' ')}
  } },
  'hostile-links': { title: 'Links', key: 'name', columns: {
    name: { label: 'Name', type: 'text' },
    route: { label: 'Page', type: 'text' },
    left_percent: { label: 'Left', type: 'number' },
    top_percent: { label: 'Top', type: 'number' },
  } },
`);

/** A term whose meaning the guide shows beside it. */
const hintedWord = 'xylophone';

/** As much of the text as a meaning may have. */
const meaningCell = `"${hostileText.slice(0, 200).replaceAll('"', '""')}"`;

const guideRoute = '/hardware/assembly-guide/j1-j2-sub-assembly';

/** The guide with the text in its drawings' alternative texts, a title and a step. */
const hostileGuide = guidePage
  .replaceAll(/alt="([^"]*)"/g, (_whole, alt: string) => `alt="${alt} ${written}"`)
  .replace('title="Fix the stop ring"', `title="Fix the stop ring ${written}"`)
  .replace('Ports forward.', `Ports forward. A ${hintedWord}. ${written}`);

/** Pages of the small site that hold the text. */
export const hostilePages = [
  '/hostile',
  '/getting-started/troubleshooting',
  guideRoute,
  '/hardware/bill-of-materials/arm-manufactured',
] as const;

/** The rows to which the page of questions and the bench of frames lead. */
const symptomIds = ['bus-hostile', ...new Set(Object.values(leadRows).flat())];

/** A symptom whose cells hold the text; no two may be worded alike. */
const symptomRow = (id: string): string =>
  `${symptomTexts.map(() => cell.replace(/"$/, ` ${id}"`)).join()},${cell},${cell},${id},${cell},seen,source,/\n`;

const known = /docsSidebar: (\[[^\]]*\])/.exec(guideSite('guide').files['src/site/sidebars.ts'] ?? '')?.[1] ?? '[]';
const ids = [...(JSON.parse(known) as string[]), 'hostile', 'getting-started/troubleshooting']; // the source that guideSite writes

/** The small site with the guide, in which every component and every free cell holds text that would run as a script. */
export const hostileGuideSite = guideSite('guide', {
  'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ids }),
  'src/site/tableDefinitions.ts': definitions,
  'src/site/searchAnswers.ts': noAnswersSource,
  'content/data/hostile-words.csv': `key,words,more\nfirst,${cell},${cell}\n`,
  'content/data/hostile-makers.csv': `${[...makerTexts, 'price_min_usd', 'order_url'].join()}\n${makerTexts.map(() => cell).join()},5000,javascript:${alarm}(10)\n`,
  'content/data/symptoms.csv': `${symptomTexts.join()},messages,causes,id,area,message_basis,basis,page\n${symptomIds.map(symptomRow).join('')}`,
  'content/data/path-questions.csv': `question_id,path,question,look\nfirst,${cell},${cell},${cell}\n`,
  'content/data/path-answers.csv': `answer_id,question_id,answer,next_question,symptoms\nonly,first,${cell},,bus-hostile\n`,
  ...hostileCanFiles(cell),
  'content/data/hostile-lists.csv': `supplier,takes,columns\nMISUMI,${cell},part_name; quantity\n`,
  'content/data/hostile-rates.csv': `currency,jpy_per_unit,noted_on,source\nUSD,150,${cell},${cell}\n`,
  'content/data/hostile-questions.csv': `id,topic,question,answer,page,follow\nhostile-question,${cell},${cell},${cell},javascript:${alarm}(11),javascript:${alarm}(12)\n`,
  'content/data/terms.csv': `term,spellings,hint,meaning,page\n${hintedWord},${cell},yes,${meaningCell},javascript:${alarm}(13)\n${cell},,,${meaningCell},/\n`,
  'content/data/hostile-news.csv': `name,date,what,pages\nhostile-news,2026-01-15,${cell},/\n`,
  'content/data/hostile-notices.csv': `notice,kind,title,text\nhostile,danger,${cell},${cell}\n`,
  'content/data/hostile-links.csv': `name,route,left_percent,top_percent\n${cell},/,10,10\n`,
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
    `tables: [symptoms, path-questions, ${hostileCanNames}]\n`,
  ),
  'content/docs/hostile.mdx': documentSource(
    JSON.stringify(`Hostile ${hostileText}`),
    components,
    'tables: [hostile-words, hostile-links, hostile-makers, hostile-lists, hostile-rates, hostile-questions, hostile-news, hostile-notices, terms, bom-arm-manufactured, suppliers]\n',
  ).replace('A page of a small site that tests build.', JSON.stringify(hostileText.slice(0, 190))),
});
