import type { Heading, Root, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { entryOf } from '../../model/definitionItems';
import { didYouMean, orConvert } from '../../model/problems';
import { definitionOf } from '../components/definition';
import { htmlAttributes, writtenNames } from '../vocabulary/vocabulary';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { admonitionTypes, otherAdmonitions } from '../parse/admonitions';
import type { Report } from '../parse/mistake';
import type { JsxElement } from '../tree/attributes';

/** Definition of a component, if documents may write it. */
function writtenDefinition(element: JsxElement) {
  const definition = definitionOf(element);
  return definition && 'internal' in definition ? undefined : definition;
}

const asTag = (name: string): string => `<${name}>`;

function checkAttribute(name: string, attribute: MdxJsxAttribute | MdxJsxExpressionAttribute, element: JsxElement, report: Report): void {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    report(element, `<${name}> has an expression {${attribute.value}}. Documents are data: write attributes as literal text.`);
    return;
  }
  const attributes = writtenDefinition(element)?.attributes ?? htmlAttributes(name) ?? {};
  const definition = entryOf(attributes, attribute.name);
  if (!definition) {
    report(element, `<${name}> has no attribute "${attribute.name}". ${didYouMean(attribute.name, Object.keys(attributes))}`);
    return;
  }
  if (attribute.value !== null && typeof attribute.value === 'object') {
    report(element, `attribute "${attribute.name}" of <${name}> is an expression. Write it as literal text in quotes: documents are data.`);
    return;
  }
  if (definition.kind === 'flag' && attribute.value != null)
    report(element, `attribute "${attribute.name}" of <${name}> is a flag: write it without a value.`);
  if (definition.kind !== 'flag' && !attribute.value?.trim())
    report(element, `attribute "${attribute.name}" of <${name}> is empty: write a text in quotes.`);
}

/** HTML and components of other documentation tools, with what to write here instead. */
const otherComponents: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    /^(Note|Tip|Info|Warning|Danger|Caution|Important)$/,
    (name) => `Write :::${otherAdmonitions[name.toLowerCase()] ?? name.toLowerCase()} on a line before the text, and ::: below it.`,
  ],
  [/^(b|strong)$/, () => 'Write **words**.'],
  [/^(i|em)$/, () => 'Write *words*.'],
  [/^(s|del|strike)$/, () => 'Write ~~words~~.'],
  [/^(code|tt)$/, () => 'Write `code`.'],
  [/^pre$/, () => 'Write code between lines of ```.'],
  [/^a$/, () => 'Write [words](/route), or ## Words {#anchor} for an anchor.'],
  [/^h[1-6]$/, () => 'Write ## Words, with {#anchor} after them for an anchor of its own.'],
  [/^(p|div|span|center|section|article|main|font|big|nobr)$/, () => 'Remove the tags and keep the text, with an empty line around it.'],
  [/^(ul|ol|li|dl|dt|dd)$/, () => 'Write a list, with "- " or "1. " before each item.'],
  [/^(table|thead|tbody|tfoot|tr|td|th|caption|colgroup|col)$/, () => 'Write a Markdown table: | a | b |, and a line | - | - | below it.'],
  [/^(figure|figcaption|picture|source)$/, () => 'Write ![what it shows](name.jpg "caption").'],
  [/^(details|summary)$/, () => 'Write <Details summary="…">, its text and </Details>, each tag on a line of its own.'],
  [/^blockquote$/, () => 'Write "> " before each line.'],
  [/^(script|style|canvas|form|object|embed)$/, () => 'Documents are data. Remove it.'],
  [/^(iframe|video)$/, () => 'Show a video with <Video youtube="…" poster="…" title="…" />, or link to the page.'],
  [/^audio$/, () => 'Link to the sound: [words](https://…).'],
  [/^button$/, () => 'Write a link, or <Cards as="buttons">.'],
  [/^svg$/, () => 'Put the drawing into content/figures and show it with ![words](name.svg).'],
  [/^(TabItem|hfoption)$/, () => 'Write <Tab value="…" label="…">, between <Tabs group="…"> and </Tabs>.'],
  [/^hfoptions$/, () => 'Write <Tabs group="…">, with a <Tab value="…" label="…"> for each alternative.'],
  [/^(Aside|Callout|Admonition|Alert|Hint)$/, () => 'Write :::note, :::tip or another kind on a line before the text, and ::: below it.'],
  [/^(Image|ThemedImage|Img|Zoom)$/, () => 'Write ![what it shows](name.jpg "caption").'],
  [/^(Link|LinkCard|LinkButton)$/, () => 'Write [words](/route), or <Cards> with <Card title="…" href="…">.'],
  [/^(Code|CodeBlock|CodeGroup)$/, () => 'Write code between lines of ```, several alternatives in <Tabs>.'],
  [/^(YouTube|Youtube|ReactPlayer|VideoPlayer)$/, () => 'Write <Video youtube="…" poster="…" title="…" />.'],
  [/^(Accordion|Expandable|Collapse|Dropdown)$/, () => 'Write <Details summary="…">, its text and </Details>.'],
  [/^(CardGrid|CardGroup)$/, () => 'Write <Cards>, and each card as <Card title="…" href="…">.'],
  [/^(DocCardList|TOCInline|TableOfContents)$/, () => 'Remove it: every page has a table of contents and the sidebar.'],
];

function unknownElement(name: string, vocabulary: Vocabulary): string {
  const advice = otherComponents.find(([pattern]) => pattern.test(name))?.[1](name);
  if (advice !== undefined) return `<${name}> is not a component of this site. ${advice} ${orConvert}`;
  // `<name>` may also be a placeholder in prose.
  const sign = /^[a-z]/.test(name) ? ' Write \\< for a literal "<".' : '';
  return `unknown component <${name}>. ${didYouMean(name, writtenNames(vocabulary), asTag)}${sign}`;
}

function checkElement(element: JsxElement, vocabulary: Vocabulary, report: Report): void {
  const { name } = element;
  if (name === null) {
    report(element, 'tags without a name, <> and </>, in a document. Remove them.');
    return;
  }
  const definition = writtenDefinition(element);
  if (!definition && !htmlAttributes(name)) {
    report(element, unknownElement(name, vocabulary));
    return;
  }
  for (const attribute of element.attributes) checkAttribute(name, attribute, element, report);
  if (!definition) return;
  const names = element.attributes.map((attribute) => ('name' in attribute ? attribute.name : ''));
  for (const [attribute, { required }] of Object.entries(definition.attributes)) {
    if (required && !names.includes(attribute)) report(element, `<${name}> needs the attribute "${attribute}".`);
  }
  if (definition.children && element.children.length === 0)
    report(element, `<${name}> is empty. Write its content between <${name}> and </${name}>.`);
  if (!definition.children && element.children.length > 0) report(element, `<${name}> takes no content. Write <${name} … />.`);
}

function checkAdmonition(directive: ContainerDirective, report: Report): void {
  if (directive.children.length === 0) report(directive, `:::${directive.name} is empty. Write its text, or remove it.`);
  for (const name of Object.keys(directive.attributes ?? {}))
    report(directive, `:::${directive.name} has no attribute "${name}". Write :::${directive.name}[Title] with nothing after it.`);
  // TypeScript types `includes` of a readonly tuple too narrowly for any string.
  if ((admonitionTypes as readonly string[]).includes(directive.name)) return;
  const other = entryOf(otherAdmonitions, directive.name);
  const advice = other
    ? `Write :::${other}. ${orConvert}`
    : directive.name === 'details'
      ? `Write <Details summary="…">, its text and </Details>. ${orConvert}`
      : didYouMean(directive.name, admonitionTypes, (name) => `":::${name}"`);
  report(directive, `unknown admonition ":::${directive.name}". ${advice}`);
}

/** Reports components in headings: the anchor is made of the text before components are expanded. */
function checkHeading(heading: Heading, report: Report): void {
  if (heading.depth === 1) report(heading, 'heading of level 1: the title in the frontmatter is the only one. Start with "##".');
  for (const child of heading.children) {
    if (child.type === 'mdxJsxTextElement' && writtenDefinition(child))
      report(child, `<${child.name}> in a heading, whose anchor can't contain it. Move it into the text below.`);
  }
}

/** Reports headings that skip a level, which confuses readers of screen readers. */
function checkLevels(tree: Root, report: Report): void {
  let above = 1;
  visit(tree, 'heading', (heading) => {
    if (heading.depth > above + 1)
      report(heading, `heading of level ${heading.depth} below one of level ${above}. Write "${'#'.repeat(above + 1)}".`);
    above = heading.depth;
  });
}

/** Reports tables without rows, and rows with more cells than the header, which HTML would drop. */
function checkRows(table: Table, report: Report): void {
  const [head, ...rows] = table.children;
  if (rows.length === 0) report(table, 'table with a header and no rows. Add a row, or remove the table.');
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children.length;
    if (cells > columns) report(row, `row of ${cells} cells in a table of ${columns}. Write \\| for a literal "|", or correct the header.`);
  }
}

/** Reports everything in a document's tree that isn't plain Markdown or a known component. */
export function checkBody(tree: Root, vocabulary: Vocabulary, report: Report): void {
  checkLevels(tree, report);
  visit(tree, (node) => {
    switch (node.type) {
      case 'table':
        checkRows(node, report);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkElement(node, vocabulary, report);
        break;
      case 'containerDirective':
        checkAdmonition(node, report);
        break;
      case 'heading':
        checkHeading(node, report);
        break;
      default:
    }
  });
}
