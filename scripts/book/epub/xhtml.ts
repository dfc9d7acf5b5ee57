import { escapeAttribute, escapeText } from '../../../src/model/escape';
import { isElement } from '../htmlTree';
import type { HtmlNode } from '../htmlTree';

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
