import { checkChoices } from '../../../src/content/check/checkChoices';
import { mistakesIn } from '../../../src/content/parse/mistake';
import { parse } from '../fixtures/trees';

const tabs = (group: string, ...values: readonly (readonly [string, string])[]): string =>
  `<Tabs group="${group}">\n${values.map(([value, label]) => `<Tab value="${value}" label="${label}">\n\nText.\n\n</Tab>`).join('\n')}\n</Tabs>\n`;
const cli = ['cli', 'openarm-can-cli 1.2.9+'] as const;
const packages = ['packages', 'Packages 1.2.0–1.2.8'] as const;

const problems = (body: string): string[] =>
  mistakesIn((report) => checkChoices(parse(body), report)).map(({ line, message }) => `${line}: ${message}`);

it('accepts a choice above sets of its tabs, in the order of the choice, and tabs of other groups', () => {
  const choice = '<Choice groups="can-tool" />\n\n';
  expect(
    problems(choice + tabs('can-tool', cli, packages) + '\n' + tabs('can-tool', packages) + '\n' + tabs('language', ['cpp', 'C++'])),
  ).toEqual([]);
});

it('names a set of tabs without its choice, and a choice without tabs', () => {
  expect(problems(tabs('can-tool', cli))).toEqual([
    '1: readers choose "can-tool" once, above: add <Choice groups="can-tool" /> before the first of its <Tabs>.',
  ]);
  expect(problems('<Choice groups="arms" />\n')).toEqual([
    '1: <Choice> offers "arms", but no <Tabs group="arms"> on the page uses it. Remove it.',
  ]);
});

it('names unknown groups, values, labels, another order, and a second choice', () => {
  expect(problems('<Choice groups="can-tools" />\n')[0]).toContain('"can-tools"');
  const choice = '<Choice groups="can-tool" />\n\n';
  expect(problems(choice + tabs('can-tool', ['clu', 'X']))).toEqual([expect.stringContaining('has no "clu"')]);
  expect(problems(choice + tabs('can-tool', ['cli', 'CLI']))).toEqual([
    expect.stringContaining('"openarm-can-cli 1.2.9+" in src/site/choices.ts'),
  ]);
  expect(problems(choice + tabs('can-tool', packages, cli))).toEqual([expect.stringContaining('are in the order packages, cli')]);
  expect(problems(choice + choice + tabs('can-tool', cli))).toEqual([expect.stringContaining('second <Choice>')]);
});
