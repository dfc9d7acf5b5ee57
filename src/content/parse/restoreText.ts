import type { PhrasingContent, Root, Text } from 'mdast';
import type { Point } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { directiveNames } from './admonitions';
import type { Report } from './mistake';

/** Advice for a directive that this site doesn't have. */
function adviceFor(name: string, colons: string): string {
  if (directiveNames.has(name)) return `Begin a block with three colons, :::${name}[Title], and end it with ::: on a line of its own.`;
  if (/youtube|video|vimeo/.test(name)) return 'Show a video with <Video youtube="…" poster="…" title="…" />.';
  return `Write it in Markdown, or \\${colons}${name} for literal text.`;
}

/** Whether a directive looks intended: it has a label or attributes, or a line of its own. */
function isMeant(type: 'textDirective' | 'leafDirective', source: string, before: string): boolean {
  if (type === 'leafDirective') return true;
  return /^:[\w-]+[[{]/.test(source) && !/[\w\])]$/.test(before);
}

/**
 * Restores text that was parsed as a directive, such as ":30" in "10:30". Only `:::` blocks are directives here. Reports those that look
 * intended. `body` is the source of the tree.
 */
export function restoreText(tree: Root, body: string, report: Report): void {
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'textDirective' && node.type !== 'leafDirective') || !parent || index === undefined) return undefined;
    const { position, children } = node;
    if (!position) return undefined;
    const { start, end } = position;
    const text = (from: Point, to: Point): Text => ({
      type: 'text',
      value: body.slice(from.offset, to.offset),
      position: { start: from, end: to },
    });
    const source = body.slice(start.offset, end.offset);
    if (isMeant(node.type, source, body.slice(Math.max(0, (start.offset ?? 0) - 1), start.offset))) {
      const colons = node.type === 'leafDirective' ? '::' : ':';
      report(node, `"${source.slice(0, 60)}" is printed as text. ${adviceFor(node.name, colons)}`);
    }
    const first = children[0]?.position?.start;
    const last = children.at(-1)?.position?.end;
    const parts: PhrasingContent[] = first && last ? [text(start, first), ...children, text(last, end)] : [text(start, end)];
    parent.children.splice(index, 1, ...(node.type === 'leafDirective' ? [{ type: 'paragraph' as const, children: parts }] : parts));
    return [SKIP, index];
  });
  visit(tree, 'text', (node, index, parent) => {
    const before = parent && index !== undefined ? parent.children[index - 1] : undefined;
    if (!parent || index === undefined || before?.type !== 'text' || !before.position || !node.position) return undefined;
    before.value += node.value;
    before.position = { start: before.position.start, end: node.position.end };
    parent.children.splice(index, 1);
    return index;
  });
}
