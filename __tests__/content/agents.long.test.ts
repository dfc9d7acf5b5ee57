import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPage } from '../../src/outputs/markdown/markdownPage';
import { publicPages } from '../../src/outputs/publicPages';
import { outputPages } from '../../src/outputs/pluginOutputs';
import { searchRecords } from '../../src/search/records/records';
import { makeIndex, textsOf } from '../../src/search/engine/makeIndex';
import { collectSite } from '../../src/tools/agents/output/collectSite';
import { openSite } from '../../src/tools/agents/site';
import { callTool } from '../../src/tools/agents/tools';
import { site } from './siteContent';

/** A question of a reader, the calls that a strong model makes for it, and what their answers must hold. */
interface Question {
  readonly set: 'old' | 'new';
  readonly question: string;
  readonly calls: readonly (readonly [tool: string, input: object])[];
  readonly right: readonly string[];
}

const file = path.resolve(__dirname, '../../bench/agents/questions.json');
const questions = JSON.parse(readFileSync(file, 'utf8')) as readonly Question[];
const records = searchRecords(site);
const agentSite = openSite(
  collectSite({
    pages: outputPages(publicPages(site), markdownPage),
    tables: site.data.tables,
    search: [{ text: JSON.stringify(makeIndex(records)) }, { text: JSON.stringify(textsOf(records)) }],
  }),
);

/** Rough number of tokens of a text: OpenAI's o200k_base has one in 4.0 characters of these answers. */
const tokens = (text: string): number => Math.round(text.length / 4);

const asked = questions.map(({ question, calls, right, set }) => {
  const text = calls.map(([tool, input]) => callTool(tool, input, agentSite).text).join('\n');
  return { set, question, tokens: tokens(text), missing: right.filter((wanted) => !new RegExp(wanted).test(text)), text };
});

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

// A sentence rewritten anywhere moves single answers; this finds a collapse.
const slack = 0.05;

it.each([
  ['old', 64],
  ['new', 30],
] as const)('answers the %s questions of readers', (set, number) => {
  const own = asked.filter((one) => one.set === set);
  expect(own).toHaveLength(number);
  const wrong = own.filter(({ missing }) => missing.length > 0).map(({ question, missing }) => `${question}: ${missing.join(', ')}`);
  expect(wrong.length <= slack * number ? [] : wrong).toEqual([]);
});

it('answers a question in the middle with at most 700 tokens', () => {
  expect(median(asked.map((one) => one.tokens))).toBeLessThanOrEqual(700);
});
