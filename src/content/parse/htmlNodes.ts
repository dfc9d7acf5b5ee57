import type { BlockContent, Image, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { attributeOf, isJsxElement } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { component, isBlank, list, listItem, paragraph, positionOf } from '../tree/nodes';
import { htmlTable } from './htmlTable';
import type { Report } from './mistake';

// Longer than other files: each HTML element is a few lines, and they are read side by side.

/** Elements without meaning of their own: replaced by their content. */
const unwrapped = new Set(['div', 'span', 'center', 'section', 'article', 'main', 'p', 'font', 'picture', 'figure', 'big', 'nobr']);

const marks: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  s: 'delete',
  del: 'delete',
  strike: 'delete',
};

/** Attributes about looks or loading, which the site decides itself. */
const presentational = new Set([
  ...['class', 'className', 'style', 'align', 'valign', 'width', 'height', 'border', 'cellpadding', 'cellspacing', 'bgcolor', 'color'],
  ...['target', 'rel', 'loading', 'decoding', 'dir', 'lang', 'role', 'open', 'size', 'face', 'noshade', 'nowrap', 'tabIndex', 'draggable'],
]);

const cellAttributes = ['align', 'colspan', 'rowspan', 'colSpan', 'rowSpan', 'scope'];

/** Attributes with a meaning, by element. */
const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  ol: ['start', 'type'],
  td: cellAttributes,
  th: cellAttributes,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, ['id']])),
};

/** Warns about ignored attributes, and reports expressions and event handlers. */
function readAttributes(element: JsxElement, name: string, report: Report): void {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute' || (typeof attribute.value === 'object' && attribute.value !== null)) {
      const text = attribute.type === 'mdxJsxAttribute' ? `"${attribute.name}"` : `{${attribute.value}}`;
      report(element, `the attribute ${text} of <${name}> is an expression. Documents are data: remove it.`);
    } else if (/^on[a-z]/i.test(attribute.name))
      report(element, `the attribute "${attribute.name}" of <${name}> would run a script. Remove it.`);
    else if (allowedAttributes[name]?.includes(attribute.name)) continue;
    else if (presentational.has(attribute.name) || attribute.name.startsWith('data-') || attribute.name.startsWith('aria-'))
      report(element, `the attribute "${attribute.name}" of <${name}> is ignored: the site has its own styles.`, true);
    else report(element, `<${name}> has no attribute "${attribute.name}" here. ${attributeAdvice(attribute.name)}`);
  }
}

const attributeAdvice = (name: string): string =>
  name === 'id' || name === 'name' ? 'Give the heading its anchor: ## Words {#anchor}.' : 'Remove it.';

const phrasing = new Set([
  ...['text', 'strong', 'emphasis', 'delete', 'link', 'linkReference', 'inlineCode', 'inlineMath', 'break', 'image', 'imageReference'],
  ...['footnoteReference', 'mdxJsxTextElement', 'mdxTextExpression', 'textDirective'],
]);

/** Children as blocks: inline content becomes a paragraph. */
function blocks(children: readonly RootContent[]): RootContent[] {
  const found: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const end = (): void => {
    if (words.some((node) => !isBlank(node))) {
      const first = words[0];
      found.push({ ...paragraph(words), ...(first ? positionOf(first) : {}) });
    }
    words = [];
  };
  for (const child of children) {
    if (phrasing.has(child.type)) words.push(child as PhrasingContent);
    else {
      end();
      found.push(child);
    }
  }
  end();
  return found;
}

/** Children as inline content: paragraphs are joined by line breaks. */
function words(children: readonly RootContent[]): PhrasingContent[] {
  return children
    .filter((child) => !isBlank(child) || children.every(({ type }) => phrasing.has(type)))
    .flatMap((child, index) => {
      // Other blocks are reported by `checkComponents`.
      if (child.type !== 'paragraph') return [child as PhrasingContent];
      return index === 0 ? child.children : [{ type: 'break' } as PhrasingContent, ...child.children];
    });
}

const namesOf = (node: RootContent): string => (isJsxElement(node) ? (node.name ?? '').toLowerCase() : '');

/** Elements with given names among the nodes, and in paragraphs around them. */
const inside = (nodes: readonly RootContent[], ...names: string[]): JsxElement[] =>
  nodes.flatMap((node): JsxElement[] => {
    if (names.includes(namesOf(node))) return [node as JsxElement];
    return node.type === 'paragraph' ? inside(node.children, ...names) : [];
  });

/** Forbidden elements, with what to write instead. */
const forbidden: Readonly<Record<string, string>> = {
  script: 'It would run a script. Remove it.',
  style: 'The site has its own styles. Remove it.',
  iframe: 'It would load another site. Show a video with <Video youtube="…" poster="…" title="…" />, or link to the page.',
  video: 'Show a video with <Video youtube="…" poster="…" title="…" />, or a film with <Clip … />.',
  audio: 'Link to the sound: [words](https://…).',
  object: 'It would load a plugin. Remove it.',
  embed: 'It would load a plugin. Remove it.',
  form: 'Documents have no forms. Remove it.',
  input: 'For a task list, write "- [ ] words".',
  button: 'Write a link, or <Cards as="buttons">.',
  pre: 'Write code between lines of ```.',
  svg: 'Put the drawing into content/figures and show it with ![words](name.svg).',
  canvas: 'Remove it.',
  dl: 'Write a table or a list.',
};

/** Advice for HTML that documents may not use; undefined for other names. */
export const htmlAdvice = (name: string): string | undefined => {
  const lower = name.toLowerCase();
  return Object.hasOwn(forbidden, lower) && name === lower ? forbidden[lower] : undefined;
};

type Convert = (element: JsxElement, children: RootContent[], report: Report) => RootContent[];

const image = (element: JsxElement): Image => {
  const title = attributeOf(element, 'title');
  return {
    type: 'image',
    url: attributeOf(element, 'src') ?? '',
    alt: attributeOf(element, 'alt') ?? '',
    ...(title ? { title } : {}),
    ...positionOf(element),
  };
};

/** Inline content stays inline in a sentence, and becomes a paragraph where the element is a block. */
const asWritten = (element: JsxElement, node: PhrasingContent): RootContent[] =>
  element.type === 'mdxJsxTextElement' ? [node] : [{ ...paragraph([node]), ...positionOf(element) }];

function details(element: JsxElement, children: RootContent[], report: Report): RootContent[] {
  const [summary] = inside(children, 'summary');
  if (!summary) {
    report(element, '<details> has no <summary>. Write <summary>words</summary> first.');
    return children;
  }
  const without = (nodes: RootContent[]): RootContent[] =>
    nodes.flatMap((node): RootContent[] => {
      if (node === summary) return [];
      if (node.type !== 'paragraph' || !node.children.includes(summary as PhrasingContent)) return [node];
      const rest = node.children.filter((child) => child !== summary && !isBlank(child));
      return rest.length > 0 ? [{ ...node, children: rest }] : [];
    });
  const made = component('Details', { summary: toString(summary).replace(/\s+/g, ' ').trim() }, blocks(without(children)));
  return [{ ...made, ...positionOf(element) }];
}

/** Converts texts to inline code, and keeps links. */
function code(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  if (!nodes.some(({ type }) => type === 'link'))
    return [{ type: 'inlineCode', value: toString({ type: 'paragraph', children: [...nodes] }) }];
  return nodes.flatMap((node) =>
    node.type === 'link' ? [{ ...node, children: code(node.children) as typeof node.children }] : code([node]),
  );
}

/** Converters from HTML elements to Markdown. Children are already converted. */
const converters: Readonly<Record<string, Convert>> = {
  a: (element, children, report) => {
    const url = attributeOf(element, 'href');
    if (url === undefined) {
      if (!element.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && /^(id|name)$/.test(attribute.name)))
        report(element, '<a> without "href". Write <a href="/route">words</a> or [words](/route).');
      return children;
    }
    const title = attributeOf(element, 'title');
    return asWritten(element, {
      type: 'link',
      url,
      ...(title ? { title } : {}),
      children: words(children) as never,
      ...positionOf(element),
    });
  },
  img: (element) => asWritten(element, image(element)),
  hr: (element) => (element.type === 'mdxJsxFlowElement' ? [{ type: 'thematicBreak' }] : []),
  code: (element, children) => code(words(children)).flatMap((node) => asWritten(element, node)),
  tt: (element, children) => code(words(children)).flatMap((node) => asWritten(element, node)),
  details,
  blockquote: (_element, children) => [{ type: 'blockquote', children: blocks(children) as BlockContent[] }],
  table: (element, _children, report) => htmlTable(element, words, report),
};

function listOf(element: JsxElement, children: RootContent[], report: Report): RootContent[] {
  const items = inside(children, 'li').map((item): ListItem => ({
    ...listItem(blocks(item.children)),
    ...positionOf(item),
  }));
  const foreign = children.find((child) => !isBlank(child) && inside([child], 'li').length === 0);
  if (foreign) report(foreign, `<${element.name}> takes only <li>. Move this into one of them, or below.`);
  return [{ ...list(namesOf(element) === 'ol', items), ...positionOf(element) }];
}

function heading(element: JsxElement, children: RootContent[], depth: number): RootContent[] {
  const id = attributeOf(element, 'id');
  const own: PhrasingContent[] = id ? [{ type: 'mdxTextExpression', value: `#${id}` }] : [];
  const position = positionOf(element);
  return [{ type: 'heading', depth: depth as 2, children: [...words(children), ...own], ...position }];
}

/** Elements that only their parent element reads. */
const parts = new Set(['summary', 'li', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'caption', 'colgroup', 'col', 'figcaption']);

/** Whether an HTML element is only valid inside its parent element. */
export const isHtmlPart = (name: string): boolean => parts.has(name);

function convertElement(element: JsxElement, report: Report): RootContent[] {
  const name = namesOf(element);
  const children = convertAll(element.children, report);
  const isHtml = element.name === name || element.name === name.toUpperCase();
  element.children = children as typeof element.children;
  if (!isHtml) return [element];
  const depth = Number(/^h([1-6])$/.exec(name)?.[1]);
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
  const convert = Object.hasOwn(converters, name) ? converters[name] : undefined;
  if (!depth && !mark && !convert && !unwrapped.has(name) && !parts.has(name) && name !== 'ul' && name !== 'ol') {
    if (element.name !== name) element.name = name;
    return [element];
  }
  readAttributes(element, name, report);
  if (parts.has(name)) return [element];
  if (convert) return convert(element, children, report);
  if (depth) return heading(element, children, depth);
  if (name === 'ul' || name === 'ol') return listOf(element, children, report);
  const caption = name === 'figure' ? inside(children, 'figcaption')[0] : undefined;
  if (caption) return withCaption(children, caption);
  if (mark === undefined) return element.type === 'mdxJsxTextElement' ? children : blocks(children);
  const position = positionOf(element);
  if (element.type === 'mdxJsxTextElement') return [{ type: mark, children: words(children), ...position }];
  return blocks(children).map((block) =>
    block.type === 'paragraph' ? { ...block, children: [{ type: mark, children: block.children, ...position }] } : block,
  );
}

/** A picture with its <figcaption> as the title. */
function withCaption(children: readonly RootContent[], caption: JsxElement): RootContent[] {
  const words = toString(caption).replace(/\s+/g, ' ').trim();
  const walk = (nodes: readonly RootContent[]): RootContent[] =>
    nodes.flatMap((node): RootContent[] => {
      if (node === caption) return [];
      if (node.type === 'image') return [{ ...node, title: node.title ?? words }];
      return node.type === 'paragraph' ? [{ ...node, children: walk(node.children) as PhrasingContent[] }] : [node];
    });
  return blocks(walk(children)).filter((node) => node.type !== 'paragraph' || node.children.some((child) => !isBlank(child)));
}

/** Splits paragraphs that contain blocks, such as a converted table. */
function withoutBlocks(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph' || node.children.every(({ type }) => phrasing.has(type))) return [node];
  const pieces = blocks(node.children);
  return pieces.map((piece) =>
    piece.type === 'paragraph' && node.position ? { ...piece, position: piece.position ?? node.position } : piece,
  );
}

function convertAll(nodes: readonly RootContent[], report: Report): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (isJsxElement(node)) return convertElement(node, report);
    if ('children' in node) node.children = convertAll(node.children as RootContent[], report) as typeof node.children;
    return withoutBlocks(node);
  });
}

/** Reports parts outside their parent element. */
function reportParts(nodes: readonly RootContent[], report: Report): void {
  for (const node of nodes) {
    if (isJsxElement(node) && parts.has(node.name ?? ''))
      report(node, `<${node.name}> is outside its parent element. Move it inside, or write Markdown.`);
    else if ('children' in node) reportParts(node.children as RootContent[], report);
  }
}

/** Converts HTML to the Markdown with the same meaning: inline markup, links, lists, tables, pictures. `checkBody` reports what is left. */
export function convertHtml(tree: Root, report: Report): void {
  tree.children = convertAll(tree.children, report);
  reportParts(tree.children, report);
}
