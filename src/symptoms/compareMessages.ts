import { sizeOf } from './symptomIndex';
import type { Message } from './symptomIndex';

type Worth = (term: string) => number;

/** A line by its words, and what they are worth together. */
export interface Line {
  readonly terms: readonly string[];
  readonly size: number;
}

/** A line or message is too short to say anything with less than this. */
const leastWorth = 6;

/** The share of a message that a line must hold, or the share of a line that a message must hold. */
const least = { ofMessage: 0.75, ofLine: 0.85 } as const;

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

/** What counts, besides the share of the message that a line holds: that the line holds little else, or nothing else, and that both are the same. */
const extra = { littleElse: 0.5, nothingElse: 0.2, same: 0.1 } as const;

/** A short message says something only where it is the whole line. */
const shortMessage = 0.8;

/** A part of a message, the more of it the better. */
const part = { least: 0.55, most: 0.95 } as const;

/** How well a line fits to a message, from 0 to 1.8, the most where both are the same: the message is in it, or it is a part of the message. */
export function compareMessage(line: Line, message: Message, worth: Worth): number {
  // Most have too few words in common to be compared word by word.
  const possible = sizeOf(
    line.terms.filter((term) => message.terms.includes(term)),
    worth,
  );
  if (possible < least.ofMessage * message.size && possible < least.ofLine * line.size) return 0;
  const common = commonWorth(line.terms, message.terms, worth);
  const [ofMessage, ofLine] = [common / message.size, common / line.size];
  const same = ofMessage === 1 && ofLine === 1;
  if (message.size < leastWorth) return same ? shortMessage : 0;
  if (ofMessage >= least.ofMessage) {
    const nothingElse = ofLine === 1 ? extra.nothingElse : 0;
    return ofMessage + extra.littleElse * ofLine + nothingElse + (same ? extra.same : 0);
  }
  return ofLine >= least.ofLine && common >= leastWorth ? part.least + (part.most - part.least) * ofMessage : 0;
}
