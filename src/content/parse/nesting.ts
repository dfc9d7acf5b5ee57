import type { Node, Root } from 'mdast';
import type { Mistake } from './mistake';

/** Deepest nesting of blocks and inline content. Real pages need about a third of it. */
export const deepest = 40;

/** Most spaces at the beginning of a line. Each list level needs a few. */
const maxSpaces = 400;

/** Mistake for a body that is nested too deeply. */
export const tooDeep = (line: number | undefined): Mistake => ({
  ...(line === undefined ? {} : { line }),
  message: `cannot be parsed: more than ${deepest} nested quotes, lists or tags. Use headings instead of nesting.`,
});

/** Markers of quotes and lists at the beginning of a line. */
const signs = /^(?:\s*(?:>|(?:[-*+]|\d{1,9}[.)])(?=\s)))+/;

/** Finds a line that opens too many quotes and lists: thousands would overflow the parser's stack. */
export function crowdedLine(body: string): Mistake | undefined {
  const lines = body.split('\n');
  const index = lines.findIndex((line) => {
    const start = signs.exec(line)?.[0] ?? '';
    return (
      start.replace(/\s+|\d+(?=[.)])/g, '').length > deepest || /^\s*/.exec(line.slice(0, maxSpaces + 1))?.[0].length === maxSpaces + 1
    );
  });
  return index < 0 ? undefined : tooDeep(index + 1);
}

/** Most emphasis markers in a block. The parser compares each with all before it. */
const maxEmphasis = 4000;

/** Finds a block with so many emphasis markers that the parser would take more than a few seconds. */
export function crowdedBlock(body: string): Mistake | undefined {
  let line = 1;
  for (const block of body.split(/(\n[ \t]*\n)/)) {
    if (block.length > maxEmphasis && block.replace(/[^*_]+/g, '').length > maxEmphasis)
      return {
        line,
        message: `cannot be parsed: more than ${maxEmphasis} characters * and _ without an empty line. Split the text into paragraphs.`,
      };
    line += block.split('\n').length - 1;
  }
  return undefined;
}

/** First node that is too deep for the recursive stages after the parser. */
export function deepNode(tree: Root): Mistake | undefined {
  let level: readonly Node[] = [tree];
  for (let depth = 0; depth <= deepest; depth += 1)
    level = level.flatMap((node) => ('children' in node ? (node.children as readonly Node[]) : []));
  const [first] = level;
  return first && tooDeep(first.position?.start.line);
}
