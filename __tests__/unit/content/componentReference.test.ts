import { readFileSync } from 'node:fs';
import path from 'node:path';
import { componentReference, examples, referenceFile } from '../../../scripts/components';
import { checkReferences } from '../../../src/content/check/checkReferences';
import { readTables } from '../../../src/content/loadContent';
import { fill } from '../../../src/content/pipeline';
import { componentNames, definitionOf } from '../../../src/content/vocabulary/vocabulary';
import { tableDefinitions } from '../../../src/rooms';
import { bodyLine, dataOf, documentSource, messages, readDocument } from '../fixtures/sources';

// The examples name rows of the project's own tables, as the guide's readers find them.
const { tables } = readTables(path.resolve(__dirname, '../../..'), tableDefinitions);

/** What is wrong with an example, with its drawings taken as there. */
function problemsOf(example: string): string[] {
  const source = documentSource(example);
  const figures = readDocument('wiring.mdx', source).text.figures.map(({ name }) => name);
  const data = dataOf(tables, figures);
  const { text, problems } = readDocument('wiring.mdx', source, data);
  const tableNames = text.tableUses.map(({ name }) => name);
  return [
    ...messages([...problems, ...checkReferences({ ...text, tablesLine: 1, tableNames, isWhole: true }, data)]),
    ...fill({ ...text, data }).mistakes.map(({ message }) => message),
  ];
}

it('docs/components.md is what the definitions say; npm run components writes it again', () =>
  expect(readFileSync(referenceFile, 'utf8')).toBe(componentReference()));

it('every component that documents may use says what it is for, and shows it unless it is a part', () => {
  const missing = componentNames().filter((name) => {
    const definition = definitionOf(name);
    if (!definition || 'internal' in definition) return false;
    return !definition.about || ('inside' in definition ? definition.example !== undefined : !definition.example?.includes(`<${name}`));
  });
  expect(missing).toEqual([]);
});

it.each([...examples])('the example of <%s> has no mistake', (_name, example) => expect(problemsOf(example)).toEqual([]));

it('an example with a mistake would be seen', () =>
  expect(problemsOf('<DataTable name="joint-limits" rows="J99" captoin="Limits" />')).toEqual([
    expect.stringContaining(`content/docs/wiring.mdx:${bodyLine}: `),
    expect.stringContaining('table "joint-limits" has no row "J99"'),
  ]));
