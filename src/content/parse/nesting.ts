import type { Node, Root } from 'mdast';
import type { Mistake } from './mistake';

/** How deep blocks and words may stand in each other; the deepest page of a site needs a third of it. */
export const deepest = 40;

/** Spaces that a line may begin with; each level of a list needs a few. */
const mostSpaces = 400;

/** The mistake of a text that is nested too deeply, at a line. */
export const tooDeep = (line: number | undefined): Mistake => ({
  ...(line === undefined ? {} : { line }),
  message: `cannot be read: more than ${deepest} quotes, lists or tags in each other. Write it flat, under headings of its own.`,
});

/** Signs of quotes and lists at the beginning of a line. */
const signs = /^(?:\s*(?:>|(?:[-*+]|\d{1,9}[.)])(?=\s)))+/;

/** A line that opens more quotes and lists than the parsers can follow: thousands of them would stop the process. */
export function crowdedLine(body: string): Mistake | undefined {
  const lines = body.split('\n');
  const index = lines.findIndex((line) => {
    const start = signs.exec(line)?.[0] ?? '';
    return (
      start.replace(/\s+|\d+(?=[.)])/g, '').length > deepest || /^\s*/.exec(line.slice(0, mostSpaces + 1))?.[0].length === mostSpaces + 1
    );
  });
  return index < 0 ? undefined : tooDeep(index + 1);
}

/** Signs of emphasis that lines without an empty one between them may have: each is compared with all before it. */
const mostEmphasis = 4000;

/** Lines with more signs of emphasis than the parsers can compare in a few seconds. */
export function crowdedBlock(body: string): Mistake | undefined {
  let line = 1;
  for (const block of body.split(/(\n[ \t]*\n)/)) {
    if (block.length > mostEmphasis && block.replace(/[^*_]+/g, '').length > mostEmphasis)
      return {
        line,
        message: `cannot be read: more than ${mostEmphasis} signs * and _ without an empty line. Break the text into paragraphs.`,
      };
    line += block.split('\n').length - 1;
  }
  return undefined;
}

/** The first node of a tree that stands too deep for the stages after the parser, which go down level by level. */
export function deepNode(tree: Root): Mistake | undefined {
  let level: readonly Node[] = [tree];
  for (let depth = 0; depth <= deepest; depth += 1)
    level = level.flatMap((node) => ('children' in node ? (node.children as readonly Node[]) : []));
  const [first] = level;
  return first && tooDeep(first.position?.start.line);
}
