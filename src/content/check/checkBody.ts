import type { Heading, Node, Root, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { definitionOf, htmlAttributes, writtenNames } from '../vocabulary/vocabulary';
import { admonitionType, admonitionTypes } from '../parse/admonitions';
import { htmlAdvice, isHtmlPart } from '../parse/htmlNodes';
import type { JsxElement } from '../tree/attributes';

type Report = (node: Node, message: string) => void;

/** Definition of a component that documents may write. */
function writtenDefinition(name: string) {
  const definition = definitionOf(name);
  return definition && 'internal' in definition ? undefined : definition;
}

const asTag = (name: string): string => `<${name}>`;

function checkAttribute(name: string, attribute: MdxJsxAttribute | MdxJsxExpressionAttribute, element: JsxElement, report: Report): void {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    report(element, `<${name}> has an expression {${attribute.value}}. Documents are data: write attributes as literal text.`);
    return;
  }
  const known = writtenDefinition(name)?.attributes ?? htmlAttributes(name) ?? {};
  const definition = Object.hasOwn(known, attribute.name) ? known[attribute.name] : undefined;
  if (!definition) {
    report(element, `<${name}> has no attribute "${attribute.name}". ${didYouMean(attribute.name, Object.keys(known))}`);
    return;
  }
  if (attribute.value !== null && typeof attribute.value === 'object') {
    report(element, `attribute "${attribute.name}" of <${name}> is an expression. Documents are data: write it as literal text in quotes.`);
    return;
  }
  if (definition.kind === 'flag' && attribute.value != null)
    report(element, `attribute "${attribute.name}" of <${name}> is a flag: write it without a value.`);
  if (definition.kind !== 'flag' && !attribute.value?.trim())
    report(element, `attribute "${attribute.name}" of <${name}> is empty: give it a text in quotes.`);
}

/** Components of other tools that say what an admonition or a sign of Markdown says here. */
const otherComponents: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    /^(Note|Tip|Info|Warning|Danger|Caution|Important)$/,
    (name) => `Write :::${admonitionType(name)} on a line before the text, and ::: below it.`,
  ],
  [/^(Aside|Callout|Admonition|Alert|Hint)$/, () => 'Write :::note, :::tip or another kind on a line before the text, and ::: below it.'],
  [/^(Image|ThemedImage|Img|Zoom)$/, () => 'Write ![what it shows](name.jpg "caption").'],
  [/^(Link|LinkCard|LinkButton)$/, () => 'Write [words](/route), or <Cards> with <Card title="…" href="…">.'],
  [/^(Code|CodeBlock|CodeGroup)$/, () => 'Write code between lines of ```, several alternatives in <Tabs>.'],
  [/^(YouTube|Youtube|ReactPlayer|VideoPlayer)$/, () => 'Write <Video youtube="…" poster="…" title="…" />.'],
  [/^(Accordion|Expandable|Collapse|Dropdown)$/, () => 'Write <Details summary="…">, its text and </Details>.'],
  [/^(CardGrid|CardGroup)$/, () => 'Write <Cards>, and each card as <Card title="…" href="…">.'],
  [/^(DocCardList|TOCInline|TableOfContents)$/, () => 'Remove it: the contents and the sidebar are there without it.'],
];

function unknownElement(name: string): string {
  const advice = htmlAdvice(name) ?? otherComponents.find(([pattern]) => pattern.test(name))?.[1](name);
  if (advice !== undefined) return `<${name}> is no component here. ${advice}`;
  // Others write a word to fill in, such as <name>, between these signs.
  const sign = /^[a-z]/.test(name) ? ' Write \\< for the sign.' : '';
  return `unknown component <${name}>. ${didYouMean(name, writtenNames, asTag)}${sign}`;
}

function checkElement(element: JsxElement, report: Report): void {
  const { name } = element;
  if (name === null) {
    report(element, 'tags without a name, <> and </>, in a document. Remove them.');
    return;
  }
  // It was reported that such a part stands alone.
  if (isHtmlPart(name)) return;
  const definition = writtenDefinition(name);
  if (!definition && !htmlAttributes(name)) {
    report(element, unknownElement(name));
    return;
  }
  for (const attribute of element.attributes) checkAttribute(name, attribute, element, report);
  if (!definition) return;
  const given = element.attributes.map((attribute) => ('name' in attribute ? attribute.name : ''));
  for (const [attribute, { required }] of Object.entries(definition.attributes)) {
    if (required && !given.includes(attribute)) report(element, `<${name}> needs the attribute "${attribute}".`);
  }
  if (definition.children && element.children.length === 0)
    report(element, `<${name}> is empty: write its content between <${name}> and </${name}>.`);
  if (!definition.children && element.children.length > 0) report(element, `<${name}> holds no content: write <${name} … />.`);
}

function checkAdmonition(directive: ContainerDirective, report: Report): void {
  if (directive.children.length === 0) report(directive, `:::${directive.name} is empty: write what the reader has to do, or remove it.`);
  // `includes` of a list of names takes no other text.
  if ((admonitionTypes as readonly string[]).includes(directive.name)) return;
  report(directive, `unknown admonition ":::${directive.name}". ${didYouMean(directive.name, admonitionTypes, (name) => `":::${name}"`)}`);
}

/** Links to a heading are made of its text, before components in it are filled in. */
function checkHeading(heading: Heading, report: Report): void {
  if (heading.depth === 1) report(heading, 'heading of level 1: the title in the frontmatter is the only one. Start at "##".');
  for (const child of heading.children) {
    if (child.type === 'mdxJsxTextElement' && child.name !== null && writtenDefinition(child.name))
      report(child, `${asTag(child.name)} in a heading, whose link cannot hold it. Move it into the text below.`);
  }
}

/** Headings that skip a level: who hears the page looks for the one that is left out. */
function checkLevels(tree: Root, report: Report): void {
  let above = 1;
  visit(tree, 'heading', (heading) => {
    if (heading.depth > above + 1)
      report(heading, `heading of level ${heading.depth} below one of level ${above}. Write "${'#'.repeat(above + 1)}".`);
    above = heading.depth;
  });
}

/** A table without rows, and rows with more cells than the head: no page shows those. */
function checkRows(table: Table, report: Report): void {
  const [head, ...rows] = table.children;
  if (rows.length === 0) report(table, 'table with a head and no rows. Write a row, or remove it.');
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children.length;
    if (cells > columns) report(row, `row of ${cells} cells in a table of ${columns}. Write \\| for the sign, or correct the head.`);
  }
}

/** Everything in a document's tree that is not data of the known vocabulary, with its line in the file. */
export function checkBody(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (node, message) => {
    const line = node.position?.start.line;
    problems.push({ file, ...(line === undefined ? {} : { line: line + bodyLine - 1 }), message });
  };
  checkLevels(tree, report);
  visit(tree, (node) => {
    switch (node.type) {
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(
          node,
          `expression {${node.value.trim()}} in a document. Documents are data: use <Value> for a number, or write \\{ for a brace.`,
        );
        break;
      case 'table':
        checkRows(node, report);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkElement(node, report);
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
  return problems;
}
