import type { Node, Root } from 'mdast';

/** Deepest nesting of blocks and inline content. Real pages need about a third of it. */
const deepest = 40;

/** Most spaces at the beginning of a line. Each list level needs a few. */
const maxSpaces = 400;

/** Thrown for a body that is nested too deeply for the parser or a later stage, which are recursive. */
export class TooDeep extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`cannot be parsed: more than ${deepest} nested quotes, lists or tags. Use headings instead of nesting.`);
    this.line = line;
  }
}

/** Markers of quotes and lists at the beginning of a line. */
const markers = /^(?:\s*(?:>|(?:[-*+]|\d{1,9}[.)])(?=\s)))+/;

/** Throws for lines that would overflow the parser's stack, and for blocks so deep that the parser, which reads each level again, takes too long. */
export function refuseDeepLines(body: string): void {
  let blocks = 0;
  for (const [index, line] of body.split('\n').entries()) {
    const marked = (markers.exec(line)?.[0] ?? '').replace(/\s+|\d+(?=[.)])/g, '').length;
    const [, opened] = /^[\s>]*:{3,}\s*(\w*)/.exec(line) ?? [];
    const [, end, empty] = /^\s*<(\/?)[A-Z]\w*(?:\s[^>]*?)?(\/?)>\s*$/.exec(line) ?? [];
    const isEnd = opened === '' || end === '/';
    if (opened !== undefined || empty === '') blocks = isEnd ? Math.max(0, blocks - 1) : blocks + 1;
    if (marked > deepest || line.search(/\S|$/) > maxSpaces || blocks > deepest) throw new TooDeep(index + 1);
  }
}

/** Throws for a tree that is too deep for the recursive stages after the parser. */
export function refuseDeep(tree: Root): void {
  let level: readonly Node[] = [tree];
  for (let depth = 0; depth <= deepest; depth += 1)
    level = level.flatMap((node) => ('children' in node ? (node.children as readonly Node[]) : []));
  const [first] = level;
  if (first) throw new TooDeep(first.position?.start.line ?? 1);
}
