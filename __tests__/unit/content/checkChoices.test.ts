import { checkChoices } from '../../../src/content/check/checkChoices';
import { mistakesIn } from '../../../src/content/parse/mistake';
import { choices } from '../../../src/site/choices';
import type { Choice } from '../../../src/model/siteTypes';
import { parse } from '../fixtures/trees';

type Tab = readonly [value: string, label: string];

const tabs = (group: string, ...values: readonly (readonly [string, string])[]): string =>
  `<Tabs group="${group}">\n${values.map(([value, label]) => `<Tab value="${value}" label="${label}">\n\nText.\n\n</Tab>`).join('\n')}\n</Tabs>\n`;

/** Choices of this site, of which any two will do. */
const [[group, choice], [otherGroup]] = Object.entries<Choice>(choices) as [[string, Choice], [string, Choice]];
const [first, second] = choice.options.map(({ value, label }) => [value, label] as const) as [Tab, Tab];

const problems = (body: string): string[] =>
  mistakesIn((report) => checkChoices(parse(body), report)).map(({ line, message }) => `${line}: ${message}`);

const offer = `<Choice groups="${group}" />\n\n`;

it('accepts a choice above sets of its tabs in any order, and tabs of other groups', () => {
  const sets = [tabs(group, second, first), tabs(group, second), tabs('language', ['cpp', 'C++'])];
  expect(problems(offer + sets.join('\n'))).toEqual([]);
});

it('names a set of tabs without its choice, and a choice without tabs', () => {
  expect(problems(tabs(group, first))).toEqual([
    `1: readers choose "${group}" once, above: add <Choice groups="${group}" /> before the first of its <Tabs>.`,
  ]);
  expect(problems(`<Choice groups="${otherGroup}" />\n`)).toEqual([
    `1: <Choice> offers "${otherGroup}", but no <Tabs group="${otherGroup}"> on the page uses it. Remove it.`,
  ]);
});

it('names unknown groups, values, labels, and a second choice', () => {
  expect(problems('<Choice groups="no-such" />\n')[0]).toContain('"no-such"');
  expect(problems(offer + tabs(group, ['no-such', 'X']))).toEqual([expect.stringContaining('has no "no-such"')]);
  expect(problems(offer + tabs(group, [first[0], 'Another']))).toEqual([expect.stringContaining(`"${first[1]}" in src/site/choices.ts`)]);
  expect(problems(offer + offer + tabs(group, first))).toEqual([expect.stringContaining('second <Choice>')]);
});
