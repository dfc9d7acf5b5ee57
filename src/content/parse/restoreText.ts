import type { PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Turns what parsed as a directive back into the text it was: only blocks between `:::` are directives here, but
 * ":30" in "10:30" and ":can" in "openarm:can" look like one, too. `body` is the text that was parsed.
 */
export function restoreText(tree: Root, body: string): void {
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'textDirective' && node.type !== 'leafDirective') || !parent || index === undefined) return undefined;
    const text = (from: number | undefined, to: number | undefined): Text => ({ type: 'text', value: body.slice(from, to) });
    const { position, children } = node;
    const start = position?.start.offset;
    const end = position?.end.offset;
    const first = children[0]?.position?.start.offset;
    const last = children.at(-1)?.position?.end.offset;
    const parts: PhrasingContent[] = children.length > 0 ? [text(start, first), ...children, text(last, end)] : [text(start, end)];
    parent.children.splice(index, 1, ...(node.type === 'leafDirective' ? [{ type: 'paragraph' as const, children: parts }] : parts));
    return [SKIP, index];
  });
}
