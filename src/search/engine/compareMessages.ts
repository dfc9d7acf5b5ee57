import { withoutColours } from '../signs/readFrames';

/** Words of a line or message, in order. */
export interface Line {
  readonly terms: readonly string[];
  /** Sum of their weights. */
  readonly size: number;
}

type Worth = (term: string) => number;

const numberOrName = /^(?:0x[\da-f]+|\d[\da-f]*|(?:v|sl)?can\d+)$/;

/** Words of a message without what differs between computers: numbers, ports, folders of a path. */
export function messageTerms(text: string): string[] {
  return (
    (
      withoutColours(text)
        .normalize('NFKD')
        .replace(/[\p{M}’']/gu, '')
        .toLowerCase()
        // Keeps only the end of a path.
        .replace(/(?:~|\.{1,3})?(?:\/[^\s/:"]+)+(?=\/[^\s/]+)/g, ' ')
        // A negative number usually stands for a missing one.
        .replace(/([\s(=:])-\d+/g, '$1 negative ')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).filter((word) => !numberOrName.test(word))
  );
}

/** Sum of the weights of words. */
export const sizeOf = (terms: readonly string[], worth: Worth): number => terms.reduce((sum, term) => sum + worth(term), 0);

/** Minimum weight of a match. Shorter messages must be equal to the line. */
const leastWorth = 6;

/** Minimum share of a message in the line. */
const leastShare = 0.75;

/** Bonus for a line without other words, such as the -1 of another message. */
const littleElse = 1;

/** Score of a short message that is equal to the line. */
const shortWorth = 0.8;

/** Weight of the longest common subsequence of words. */
function commonWorth(a: readonly string[], b: readonly string[], worth: Worth): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const term of a) {
    const next = [0];
    for (let at = 0; at < b.length; at += 1)
      next.push(term === b[at] ? (row[at] ?? 0) + worth(term) : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Scores how well a line matches a message, from 0 to 2 for equal ones. The line may contain the message. */
export function compareMessage(line: Line, message: Line, worth: Worth): number {
  // A cheap test first: most pairs have few words in common.
  const shared = sizeOf(
    line.terms.filter((term) => message.terms.includes(term)),
    worth,
  );
  if (shared < leastShare * message.size) return 0;
  const common = commonWorth(line.terms, message.terms, worth);
  const [ofMessage, ofLine] = [common / message.size, common / line.size];
  if (message.size < leastWorth) return ofMessage === 1 && ofLine === 1 ? shortWorth : 0;
  return ofMessage >= leastShare ? ofMessage + littleElse * ofLine ** 4 : 0;
}
