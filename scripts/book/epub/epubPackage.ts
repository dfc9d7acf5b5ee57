import { escapeAttribute, escapeText } from '../../../src/model/escape';
import { isElement } from '../../../src/outputs/links/htmlTree';
import type { HtmlNode } from '../../../src/outputs/links/htmlTree';

/** Void HTML elements. */
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);

const namespaces: Readonly<Record<string, string>> = {
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};

/** Serializes HTML nodes as XHTML, without comments. */
export const xhtml = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return node.nodeName === '#text' && 'value' in node ? escapeText(node.value) : '';
      const { tagName, attrs, childNodes } = node;
      const namespace = namespaces[tagName];
      const written = attrs
        .filter(({ name }) => !name.startsWith('xmlns'))
        .map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`);
      const start = `${tagName}${namespace ? ` xmlns="${namespace}"` : ''}${written.join('')}`;
      return empty.has(tagName) ? `<${start}/>` : `<${start}>${xhtml(childNodes)}</${tagName}>`;
    })
    .join('');

/** An XHTML document. `head` is the content of its head besides the title. */
export const xhtmlDocument = (title: string, language: string, head: string, body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeText(title)}</title>${head}</head>
<body>${body}</body>
</html>
`;

/** An entry of the table of contents, with its file and anchor. */
interface NavEntry {
  readonly level: number;
  readonly text: string;
  readonly href: string;
}

/** Nested lists of entries. An entry belongs to the last one before it with a lower level. */
export function navList(entries: readonly NavEntry[]): string {
  const items: string[] = [];
  for (let at = 0; at < entries.length;) {
    const entry = entries[at];
    if (!entry) break;
    const end = entries.findIndex(({ level }, index) => index > at && level <= entry.level);
    const inside = entries.slice(at + 1, end === -1 ? undefined : end);
    const link = `<a href="${escapeAttribute(entry.href)}">${escapeText(entry.text)}</a>`;
    items.push(`<li>${link}${inside.length > 0 ? navList(inside) : ''}</li>`);
    at += 1 + inside.length;
  }
  return `<ol>${items.join('')}</ol>`;
}

/** A file in the manifest of an EPUB. */
export interface EpubItem {
  readonly file: string;
  readonly type: string;
  /** Manifest properties: `nav`, `svg`, `mathml`. */
  readonly properties: readonly string[];
  /** Whether it is part of the reading order. */
  readonly chapter: boolean;
}

/** Metadata of an EPUB. */
interface EpubFacts {
  readonly identifier: string;
  readonly title: string;
  readonly language: string;
  readonly author: string;
  readonly description: string;
  readonly rights: string;
  /** Date of the edition: 2026-11-23. */
  readonly day: string;
}

/** META-INF/container.xml, which names the package document. */
export const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

const accessibility: readonly (readonly [property: string, value: string])[] = [
  ['accessMode', 'textual'],
  ['accessMode', 'visual'],
  ['accessModeSufficient', 'textual,visual'],
  ['accessibilityFeature', 'alternativeText'],
  ['accessibilityFeature', 'structuralNavigation'],
  ['accessibilityFeature', 'tableOfContents'],
  ['accessibilityFeature', 'MathML'],
  ['accessibilityHazard', 'none'],
  ['accessibilitySummary', 'Drawings have descriptions, formulas are MathML, and headings follow the contents.'],
];

/** The package document of EPUB 3: metadata, manifest and reading order. */
export function packageDocument(facts: EpubFacts, items: readonly EpubItem[]): string {
  const { identifier, title, language, author, description, rights, day } = facts;
  const dc = (name: string, value: string, id = ''): string => `<dc:${name}${id && ` id="${id}"`}>${escapeText(value)}</dc:${name}>`;
  const metadata = [
    dc('identifier', identifier, 'book-id'),
    dc('title', title),
    dc('language', language),
    dc('creator', author),
    dc('description', description),
    dc('rights', rights),
    dc('date', day),
    `<meta property="dcterms:modified">${day}T00:00:00Z</meta>`,
    ...accessibility.map(([property, value]) => `<meta property="schema:${property}">${escapeText(value)}</meta>`),
  ];
  const manifest = items.map(
    ({ file, type, properties }, index) =>
      `<item id="item-${index}" href="${escapeAttribute(file)}" media-type="${type}"${properties.length > 0 ? ` properties="${properties.join(' ')}"` : ''}/>`,
  );
  const spine = items.flatMap(({ chapter }, index) => (chapter ? [`<itemref idref="item-${index}"/>`] : []));
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${language}" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata.join('')}</metadata>
<manifest>${manifest.join('')}</manifest>
<spine>${spine.join('')}</spine>
</package>
`;
}
