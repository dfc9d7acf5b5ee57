import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../model/problems';

const ranges = /^\s*\d+(\s*-\s*\d+)?(\s*,\s*\d+(\s*-\s*\d+)?)*\s*$/;

/** Words behind the language of a code block that mean something in another tool. */
function unreadMeta({ meta }: Code): string | undefined {
  const rest = (meta ?? '')
    .replace(/title="[^"]*"/, '')
    .replace(/\{[^}]*\}/, '')
    .trim();
  return rest === ''
    ? undefined
    : `"${rest}" behind the language of a code block is left out. Known: title="…" and lines to mark, {2,4-5}.`;
}

/** What is wrong with the marked lines of a code block. */
function markMistake({ meta, value }: Code): string | undefined {
  const [, braces] = /\{([^}]*)\}/.exec(meta ?? '') ?? [];
  if (braces === undefined) return undefined;
  if (!ranges.test(braces)) return `code block that marks the lines {${braces}}. Write numbers and ranges of lines: {2,4-5}.`;
  const count = value.split('\n').length;
  for (const range of braces.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    if (from > to) return `code block that marks the lines ${range.trim()}: write the smaller number first.`;
    if (from < 1 || to > count)
      return `code block of ${count} ${count === 1 ? 'line' : 'lines'} that marks ${range.trim()}. Correct the number.`;
  }
  return undefined;
}

/** Every code block whose title or marked lines cannot be read. Languages are checked with other names. */
export function checkCodeBlocks(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const place = { file, line: (node.position?.start.line ?? 1) + bodyLine - 1 };
    const [unread, mistake] = [unreadMeta(node), markMistake(node)];
    if (unread !== undefined) problems.push({ ...place, message: unread, warning: true });
    if (mistake !== undefined) problems.push({ ...place, message: mistake });
  });
  return problems;
}
