import { findSymptoms } from './findSymptoms';
import type { FoundSymptom } from './findSymptoms';
import { symptomTerms } from './symptomTerms';
import type { SymptomIndex } from './symptomIndex';

/** Rows that stand before all other results. */
const most = 3;

/** What people say of what doesn't work. */
const trouble = new RegExp(
  String.raw`\b(?:no(?! load| \d)|not|never|nothing|cannot|why|(?:do|does|did|is|are|was|would|could|should|has|have)n[’']?t|can[’']?t|won[’']?t|fail\w*|\w*errors?|errno|warning|fatal|\w*exception|traceback|stuck|stops|stopped|hangs|hung|` +
    String.raw`freez\w*|frozen|falls|fell|falling|drops|dropped|dropping|collaps\w*|shak\w*|vibrat\w*|oscillat\w*|jumps|jumping|jerk\w*|jitter\w*|missing|lost|` +
    String.raw`lose|loses|gone|broken?|breaks|wrong\w*|blink\w*|flash(?:es|ing)|crash\w*|denied|refused|unknown|invalid|unable|swapped|reversed|mirrored|limp|` +
    String.raw`weak|slow|lag\w*|silent|dead|stays (?:red|on|down|dark)|keeps|nois\w*|grind\w*|(?:too|gets|very|so) hot|overheat\w*|trips|tripped|(?:is|shows?|prints?) empty|blank|blocked|bus-off|error-passive|garbage|` +
    String.raw`rubbish|sags?|killed|turn(?:s|ed)? off|shuts? (?:down|off)|burn\w*|smoke|smell\w*|pinched|wobbl\w*|backlash|trembl\w*|twitch\w*|drift\w*|upside down|out of memory|` +
    String.raw`over(?:temperature|load)|beeps|died|bricked|stiff|crooked|buzz\w*|unrecognized|exits|switched|dis+ap+ears?|instead of|hard to turn|red|same id|off by|state down|aborted|timed out|disconnect\w*|randomly|sometimes|suddenly|again|resets?|restarts)\b`,
  'i',
);

/** What a program has printed, as far as its signs show it. */
const printed = /[\w)\]]: \S|\[\w+\]|["“”]|^\$ /;

/** Whether a query tells of a failure, or is what a program printed. */
export const isTrouble = (query: string): boolean =>
  // End stops are parts of the arm.
  trouble.test(query.replace(/\bend[ -]stops\b/gi, '')) || printed.test(query);

/** The least share of the words that a row must explain, and the least score; where nothing tells of a failure, also the least number of words. */
const least = { inTrouble: { words: 1, covered: 0.4, score: 0.3 }, else: { words: 4, covered: 0.8, score: 0.8 } } as const;

/** A row follows the first one with this share of its score. */
const ofFirst = 0.8;

/**
 * The rows to which a search for a failure leads before all pages: those that hold the message, or most of the words. A question
 * for something else has none.
 */
export function leadingSymptoms(query: string, index: SymptomIndex): FoundSymptom[] {
  const needed = isTrouble(query) ? least.inTrouble : least.else;
  // A name of many parts is one word.
  if (Math.min(symptomTerms(query).length, query.trim().split(/\s+/).length) < needed.words) return [];
  const found = findSymptoms(query, index).filter(
    ({ message, covered, score }) =>
      (message !== null && needed === least.inTrouble) || (covered >= needed.covered && score >= needed.score),
  );
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= ofFirst * best).slice(0, most);
}
