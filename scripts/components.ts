import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attributeKinds } from '../src/content/components/definition';
import type { AttributeDefinition, Attributes } from '../src/content/components/definition';
import { partsOf } from '../src/content/vocabulary/vocabulary';
import { pipeline } from '../src/plugins';

const { vocabulary } = pipeline;
const { components } = vocabulary;

/** The component reference, which is generated from the definitions. */
export const referenceFile = path.resolve(__dirname, '../docs/components.md');

/** Examples of components, by name. */
export const examples: ReadonlyMap<string, string> = new Map(
  [...components]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, { example }]): [string, string][] => (example === undefined ? [] : [[name, example]])),
);

/** Describes an attribute. For a plain text, `about` is enough. */
function attributeLine(name: string, { kind, required, form, about }: AttributeDefinition): string {
  const isAnyText = !form && (kind === 'text' || kind === 'label');
  const holds = form?.words ?? attributeKinds[kind];
  const sentences = [isAnyText && about ? '' : holds.charAt(0).toUpperCase() + holds.slice(1), about ?? ''];
  return `- \`${name}\`${required ? ', required' : ''}. ${sentences.flatMap((sentence) => (sentence === '' ? [] : `${sentence}.`)).join(' ')}`;
}

const attributeLines = (attributes: Attributes): string[] =>
  Object.entries(attributes).map(([name, definition]) => attributeLine(name, definition));

/** A list below a line; nothing for an empty list. */
const listed = (line: string, items: readonly string[]): string[] => (items.length === 0 ? [] : [`${line}\n\n${items.join('\n')}`]);

function section(name: string, example: string): string {
  const definition = components.get(name);
  const blocks = [
    `## ${name}`,
    definition?.about ?? '',
    `\`\`\`mdx\n${example}\n\`\`\``,
    ...listed('Attributes:', attributeLines(definition?.attributes ?? {})),
  ];
  for (const part of partsOf(name, vocabulary)) {
    const inner = components.get(part);
    blocks.push(...listed(`Holds \`<${part}>\`: ${inner?.about ?? ''}`, attributeLines(inner?.attributes ?? {})));
  }
  return blocks.join('\n\n');
}

/** Content of docs/components.md. */
export const componentReference = (): string =>
  `${[
    '# Components',
    '<!-- Written by npm run components: change `about` and `example` in the definition of a component instead. -->',
    'What documents and posts may use besides Markdown, from A to Z. Components that hold paragraphs need a blank line after the opening tag and before the closing tag. Name the tables that a page shows under `tables` in its frontmatter.',
    [...examples.keys()].map((name) => `[${name}](#${name.toLowerCase()})`).join(' · '),
    ...[...examples].map(([name, example]) => section(name, example)),
  ].join('\n\n')}\n`;

const source = path.resolve(__dirname, '../src');

/** The list of React components by name, which is generated from the files that export them. */
const renderersFile = path.join(source, 'templates/renderers.ts');

/** React components of `src` by name, with the file of each, named from the folder of templates. */
function exportedComponents(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const folder of ['guides', 'theme', 'tools'])
    for (const file of readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.tsx') || file.includes('__tests__')) continue;
      const name = `../${folder}/${file.replace(/\.tsx$/, '')}`;
      for (const [, component = ''] of readFileSync(path.join(source, folder, file), 'utf8').matchAll(
        /^export (?:function|const) ([A-Z]\w*)/gm,
      ))
        found.set(component, [...(found.get(component) ?? []), name]);
    }
  return found;
}

/** Content of src/templates/renderers.ts: one file exports the React component of each name. */
function renderersSource(): string {
  const files = exportedComponents();
  const lines = [...components.keys()]
    .filter((name) => !('inline' in (components.get(name) ?? {})))
    .map((name) => {
      const [file, ...others] = files.get(name) ?? [];
      if (file === undefined)
        throw new Error(`No file of src/theme, src/guides or src/tools exports the React component ${name}. Write it.`);
      if (others.length > 0) throw new Error(`${[file, ...others].join(' and ')} export ${name}. Give all but one another name.`);
      return `export { ${name} } from '${file}';`;
    })
    .sort();
  return `/* Written by npm run components. */\n${lines.join('\n')}\n`;
}

/** Files that aren't what the definitions say. */
export const staleFiles = (): string[] =>
  (
    [
      [referenceFile, componentReference()],
      [renderersFile, renderersSource()],
    ] as const
  ).flatMap(([file, content]) => (readFileSync(file, 'utf8') === content ? [] : path.relative(path.dirname(source), file)));

if (require.main === module) {
  writeFileSync(referenceFile, componentReference());
  writeFileSync(renderersFile, renderersSource());
}
