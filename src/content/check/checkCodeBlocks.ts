import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../model/problems';

const ranges = /^\s*\d+(\s*-\s*\d+)?(\s*,\s*\d+(\s*-\s*\d+)?)*\s*$/;

/** What is wrong with the words behind the language of a code block. */
function metaMistake({ meta, value }: Code): string | undefined {
  const [, braces] = /\{([^}]*)\}/.exec(meta ?? '') ?? [];
  const rest = (meta ?? '').replace(/title="[^"]*"/, '').replace(/\{[^}]*\}/, '');
  if (rest.trim() !== '') return `code block with "${rest.trim()}" behind its language. Known: title="…" and lines to mark, {2,4-5}.`;
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
    const message = metaMistake(node);
    if (message !== undefined) problems.push({ file, line: (node.position?.start.line ?? 1) + bodyLine - 1, message });
  });
  return problems;
}
