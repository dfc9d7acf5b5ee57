import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../model/problems';

/** A block between two lines of signs: what it is called, and the signs of its first line. */
interface Fence {
  readonly what: string;
  readonly signs: RegExp;
}

const fences: Readonly<Record<string, Fence>> = {
  code: { what: 'code block', signs: /^(`{3,}|~{3,})/ },
  math: { what: 'formula', signs: /^\${2,}/ },
  containerDirective: { what: 'admonition', signs: /^:{3,}/ },
};

/** Whether the last line of a block has at least as many of its signs as the first, and nothing else but signs of quotes and lists. */
function isClosed(source: string, opening: string): boolean {
  const lines = source.trimEnd().split('\n');
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : '';
  return last.length >= opening.length && [...last].every((sign) => sign === opening[0]);
}

/** Lines of a text that begin with colons as an admonition does; counted from its first, which may begin within a line of the body. */
function strayColons(text: string, before: string): number[] {
  return text.split('\n').flatMap((line, index) => (/^[\s>]*:{3,}/.test(index === 0 ? before + line : line) ? [index] : []));
}

/**
 * Blocks that are not closed, and signs that open or close nothing. Markdown takes the rest of the page for the inside of such a block, so
 * that a warning, a formula or code would swallow it. `body` is the text of the tree.
 */
export function checkFences(tree: Root, body: string, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Node, message: string, offset = 0): void =>
    void problems.push({ file, line: (node.position?.start.line ?? 1) + offset + bodyLine - 1, message });
  visit(tree, (node) => {
    // What the parser has put together itself has no place.
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const source = body.slice(from, to);
    const fence = Object.hasOwn(fences, node.type) ? fences[node.type] : undefined;
    const opening = fence?.signs.exec(source)?.[0];
    if (fence && opening !== undefined && !isClosed(source, opening))
      report(node, `${fence.what} that is not closed: write ${opening} on a line of its own where it ends.`);
    if (node.type === 'math' && node.meta)
      report(node, `formula with "${node.meta}" behind its first dollars, where nothing is read. Write it on the next line.`);
    if (node.type === 'text') {
      // The title of an admonition is a text in its line, too.
      const before = body.slice(from === 0 ? 0 : body.lastIndexOf('\n', from - 1) + 1, from);
      for (const line of strayColons(source, before.includes(':') ? 'words' : before))
        report(node, '":::" that opens or closes nothing. Write :::danger without a space to open, ::: to close, or remove it.', line);
      if (/(?<!\\)\$\$/.test(source))
        report(node, '"$$" without another one that closes the formula. Add it, or write \\$\\$ for two dollars.');
    }
  });
  return problems;
}
