import { escapeAttribute, escapeText } from '../../../src/model/escape';
import { isElement } from '../htmlTree';
import type { HtmlNode } from '../htmlTree';

/** Elements of HTML that have no end. */
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);

const namespaces: Readonly<Record<string, string>> = {
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};

/** Nodes of HTML as XHTML. Comments are left out. */
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

/** A whole document of an EPUB; `head` is what its head holds besides its title. */
export const xhtmlDocument = (title: string, language: string, head: string, body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeText(title)}</title>${head}</head>
<body>${body}</body>
</html>
`;
