import { withoutColours } from '../signs/readFrames';

/** A line that a program printed, by its words in their order. */
export interface Line {
  readonly terms: readonly string[];
  /** What they are worth together. */
  readonly size: number;
}

type Worth = (term: string) => number;

const numberOrName = /^(?:0x[\da-f]+|\d[\da-f]*|(?:v|sl)?can\d+)$/;

/** The words of a message; what differs from one computer to the next is left out: numbers, ports, folders of a path. */
export function messageTerms(text: string): string[] {
  return (
    (
      withoutColours(text)
        .normalize('NFKD')
        .replace(/[\p{M}’']/gu, '')
        .toLowerCase()
        // Of a path, what is at its end says more than where it begins.
        .replace(/(?:~|\.{1,3})?(?:\/[^\s/:"]+)+(?=\/[^\s/]+)/g, ' ')
        // Where a program should name a number, one below zero says that there is none.
        .replace(/([\s(=:])-\d+/g, '$1 negative ')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).filter((word) => !numberOrName.test(word))
  );
}

/** How much words are worth together. */
export const sizeOf = (terms: readonly string[], worth: Worth): number => terms.reduce((sum, term) => sum + worth(term), 0);

/** A line or message is too short to say anything with less than this. */
const leastWorth = 6;

/** The share of a message that a line must hold, or the share of a line that a message must hold. */
const least = { ofMessage: 0.75, ofLine: 0.85 } as const;

/** What counts besides the share of the message that a line holds: that the line holds nothing else, such as the -1 of another message. */
const littleElse = 1;

/** What a short message is worth, which says something only where it is the whole line, and a part of a message. */
const worthOf = { short: 0.8, part: 0.55 } as const;

/** What the longest run of words is worth that two texts have in this order, with gaps. */
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

/** How well a line fits to a message, from 0 to 2, the most where both are the same: the message is in it, or it is a part of the message. */
export function compareMessage(line: Line, message: Line, worth: Worth): number {
  // Most have too few words in common to be compared word by word.
  const shared = sizeOf(
    line.terms.filter((term) => message.terms.includes(term)),
    worth,
  );
  if (shared < least.ofMessage * message.size && shared < least.ofLine * line.size) return 0;
  const common = commonWorth(line.terms, message.terms, worth);
  const [ofMessage, ofLine] = [common / message.size, common / line.size];
  if (message.size < leastWorth) return ofMessage === 1 && ofLine === 1 ? worthOf.short : 0;
  if (ofMessage >= least.ofMessage) return ofMessage + littleElse * ofLine ** 4;
  return ofLine >= least.ofLine && common >= leastWorth ? worthOf.part + 0.4 * ofMessage : 0;
}
