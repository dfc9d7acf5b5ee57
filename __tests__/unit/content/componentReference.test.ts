import { readFileSync } from 'node:fs';
import path from 'node:path';
import { componentReference, examples, referenceFile } from '../../../scripts/components';
import { readTables } from '../../../src/content/loadContent';
import { pipeline, tableDefinitions } from '../../../src/plugins';
import { bodyLine, dataOf, documentSource, messages, readDocument } from '../fixtures/sources';

const { check, vocabulary } = pipeline;
const components = [...vocabulary.components];

// The examples name rows of the project's own tables, as the guide's readers find them.
const { tables } = readTables(path.resolve(__dirname, '../../..'), tableDefinitions);

/** Drawings of a body, for a site that has them. */
const figuresOf = (body: string): string[] => readDocument('wiring.mdx', documentSource(body)).text.figures.map(({ name }) => name);

/** What is wrong with a body, and where it links to, on a site with these drawings. */
function problemsOf(body: string, figures = figuresOf(body)): string[] {
  const data = dataOf(tables, figures);
  const { text } = readDocument('wiring.mdx', documentSource(body), data);
  const tableNames = text.tableUses.map(({ name }) => name);
  return messages(check({ text, tableNames, data }));
}

it('docs/components.md is what the definitions say; npm run components writes it again', () =>
  expect(readFileSync(referenceFile, 'utf8')).toBe(componentReference()));

it('every component that documents may use says what it is for, and shows it unless it is a part', () => {
  const missing = components.filter(([name, definition]) => {
    if ('internal' in definition) return false;
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

/** A value that nothing has and no form allows. */
const unknown = '(no such thing)';

/** Each attribute that isn't any text, with the example of its component. */
const attributes = components.flatMap(([name, definition]) => {
  if ('internal' in definition) return [];
  const example = examples.get(('inside' in definition && definition.inside) || name) ?? '';
  return Object.entries(definition.attributes).flatMap(([attribute, { kind, form, of }]) =>
    kind === 'flag' || ((kind === 'text' || kind === 'label') && !form && !of) || !new RegExp(`<${name}\\b`).test(example)
      ? []
      : [[name, attribute, example] as const],
  );
});

it.each(attributes)('an unknown value of <%s %s="…"> is reported with line and fix', (name, attribute, example) => {
  const without = example.replace(new RegExp(`(<${name}\\b[^>]*?)\\s${attribute}="[^"]*"`), '$1');
  const body = without.replace(new RegExp(`<${name}\\b`), `<${name} ${attribute}="${unknown}"`);
  const found = problemsOf(body, figuresOf(example)).filter((message) => message.includes(unknown));
  expect(found).toContainEqual(
    expect.stringMatching(/^content\/docs\/wiring\.mdx:\d+: .*(Did you|Known|No known|Write|[Ee]xpected|There is none)/),
  );
});
