import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { attributeKinds } from '../src/content/components/definition';
import type { AttributeDefinition, Attributes } from '../src/content/components/definition';
import { componentNames, definitionOf, learnRooms, partsOf } from '../src/content/vocabulary/vocabulary';
import { rooms } from '../src/rooms';

learnRooms(rooms);

/** The component reference, which is generated from the definitions. */
export const referenceFile = path.resolve(__dirname, '../docs/components.md');

/** Examples of components, by name. */
export const examples: ReadonlyMap<string, string> = new Map(
  componentNames()
    .sort()
    .flatMap((name): [string, string][] => {
      const example = definitionOf(name)?.example;
      return example === undefined ? [] : [[name, example]];
    }),
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
  const definition = definitionOf(name);
  const blocks = [
    `## ${name}`,
    definition?.about ?? '',
    `\`\`\`mdx\n${example}\n\`\`\``,
    ...listed('Attributes:', attributeLines(definition?.attributes ?? {})),
  ];
  for (const part of partsOf(name)) {
    const inner = definitionOf(part);
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

if (require.main === module) writeFileSync(referenceFile, componentReference());
