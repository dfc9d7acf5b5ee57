import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { entryOf } from '../../model/definitionItems';
import { lineOf } from '../parse/mistake';
import type { Report } from '../parse/mistake';

/** A fenced block: what messages call it, and the fence of its first line. */
interface Fence {
  readonly what: string;
  readonly signs: RegExp;
}

const fences: Readonly<Record<string, Fence>> = {
  code: { what: 'code block', signs: /^(`{3,}|~{3,})/ },
  math: { what: 'formula', signs: /^\${2,}/ },
  containerDirective: { what: 'admonition', signs: /^:{3,}/ },
};

/** Whether a block's last line is a closing fence at least as long as the opening one. Ignores quote markers and indentation. */
function isClosed(source: string, opening: string): boolean {
  const lines = source.trimEnd().split('\n');
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : '';
  return last.length >= opening.length && [...last].every((sign) => sign === opening[0]);
}

/** Lines of a text that begin with `:::`, relative to its first line. `before` is what precedes the text on that line. */
function strayColons(text: string, before: string): number[] {
  return text.split('\n').flatMap((line, index) => (/^[\s>]*:{3,}/.test(index === 0 ? before + line : line) ? [index] : []));
}

/**
 * Reports unclosed fences and stray ones. Markdown continues an unclosed block to the end of the page, so a warning, a formula or
 * code would swallow the rest. `body` is the source of the tree.
 */
export function checkFences(tree: Root, body: string, report: Report): void {
  visit(tree, (node) => {
    // Nodes that the parser made up have no position.
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const source = body.slice(from, to);
    const fence = entryOf(fences, node.type);
    const opening = fence?.signs.exec(source)?.[0];
    if (fence && opening !== undefined && !isClosed(source, opening))
      report(node, `${fence.what} that isn't closed. Write ${opening} on a line of its own where it ends.`);
    if (node.type === 'math' && node.meta)
      report(node, `formula with "${node.meta}" after its opening $$, which is ignored. Write it on the next line.`);
    if (node.type === 'text') {
      // An admonition's title is a text in its opening line.
      const before = body.slice(from === 0 ? 0 : body.lastIndexOf('\n', from - 1) + 1, from);
      for (const line of strayColons(source, before.includes(':') ? 'words' : before))
        report(
          lineOf(node) + line,
          '":::" that opens or closes nothing. Write :::danger[Title], without a space, to open, ::: to close, or remove it.',
        );
      if (/(?<!\\)\$\$/.test(source)) report(node, '"$$" without a closing "$$". Add it, or write \\$\\$ for two dollar signs.');
    }
  });
}
