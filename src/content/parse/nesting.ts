import type { Node, Root } from 'mdast';

/** Deepest nesting of blocks and inline content. Real pages need about a third of it. */
export const deepest = 40;

/** Most spaces at the beginning of a line. Each list level needs a few. */
const maxSpaces = 400;

/** Most emphasis markers in a block. The parser compares each with all before it. */
const maxEmphasis = 4000;

/** Thrown for a body that the parser or a later stage, which are recursive, can't take. */
export class Unparsable extends Error {
  readonly line: number;

  constructor(line: number, what: string, advice: string) {
    super(`cannot be parsed: ${what}. ${advice}`);
    this.line = line;
  }
}

/** Error for a body that is nested too deeply. */
export const tooDeep = (line: number): Unparsable =>
  new Unparsable(line, `more than ${deepest} nested quotes, lists or tags`, 'Use headings instead of nesting.');

/** Markers of quotes and lists at the beginning of a line. */
const signs = /^(?:\s*(?:>|(?:[-*+]|\d{1,9}[.)])(?=\s)))+/;

/** Throws for a line that opens too many quotes and lists: thousands would overflow the parser's stack. */
function refuseCrowdedLines(body: string): void {
  for (const [index, line] of body.split('\n').entries()) {
    const markers = (signs.exec(line)?.[0] ?? '').replace(/\s+|\d+(?=[.)])/g, '').length;
    const spaces = /^\s*/.exec(line.slice(0, maxSpaces + 1))?.[0].length ?? 0;
    if (markers > deepest || spaces > maxSpaces) throw tooDeep(index + 1);
  }
}

/** Throws for a block with so many emphasis markers that the parser would take more than a few seconds. */
function refuseCrowdedBlocks(body: string): void {
  let line = 1;
  for (const block of body.split(/(\n[ \t]*\n)/)) {
    if (block.length > maxEmphasis && block.replace(/[^*_]+/g, '').length > maxEmphasis)
      throw new Unparsable(line, `more than ${maxEmphasis} characters * and _ without an empty line`, 'Split the text into paragraphs.');
    line += block.split('\n').length - 1;
  }
}

/** Throws for a body that would overflow the parser's stack or take it too long. */
export function refuseCrowded(body: string): void {
  refuseCrowdedLines(body);
  refuseCrowdedBlocks(body);
}

/** Throws for a tree that is too deep for the recursive stages after the parser. */
export function refuseDeep(tree: Root): void {
  let level: readonly Node[] = [tree];
  for (let depth = 0; depth <= deepest; depth += 1)
    level = level.flatMap((node) => ('children' in node ? (node.children as readonly Node[]) : []));
  const [first] = level;
  if (first) throw tooDeep(first.position?.start.line ?? 1);
}
