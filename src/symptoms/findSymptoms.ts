import { compareMessage } from './compareMessages';
import { compareWords, readWords } from './compareWords';
import { sizeOf } from './symptomIndex';
import type { SymptomEntry, SymptomIndex } from './symptomIndex';
import type { SymptomRecord } from './symptomRecords';
import { joinedTerms, messageTerms, symptomTerms } from './symptomTerms';

/** A symptom that fits, and what of the text it fits to. */
export interface FoundSymptom {
  readonly record: SymptomRecord;
  readonly score: number;
  /** The message that the text holds; null where its words fit. */
  readonly message: string | null;
  /** Share of the text's words that the symptom explains, by what they say. */
  readonly covered: number;
}

/** What a message is worth against words, which have 1.35 at most. */
const messageWeight = 1.8;

/** Lines of a long text, and letters and words of a long line, that are looked at. */
const most = { lines: 400, letters: 2000, words: 60 } as const;

/** More lines than this are what a program printed: their words by themselves say little. */
const linesOfAQuestion = 4;

/** The symptoms that fit to what somebody wrote or pasted, best first. */
export function findSymptoms(text: string, index: SymptomIndex): FoundSymptom[] {
  const { messageWorth } = index;
  const lines = text
    .split('\n', most.lines)
    .map((line) => messageTerms(line.slice(0, most.letters)).slice(0, most.words))
    .filter((terms) => terms.length > 0)
    .map((terms) => ({ terms, size: sizeOf(terms, messageWorth) }));
  const question = lines.length > linesOfAQuestion ? '' : text.slice(0, most.letters);
  const terms = [...new Set(index.twoTerms(symptomTerms(question)))].slice(0, most.words);
  const typed = readWords(terms, joinedTerms(question), /[\p{L}\p{N}]$/u.test(text), index);

  const bestMessage = ({ messages }: SymptomEntry): { text: string; score: number } | null => {
    let best: { text: string; score: number } | null = null;
    for (const message of messages)
      for (const line of lines) {
        const score = compareMessage(line, message, messageWorth);
        if (score > (best?.score ?? 0)) best = { text: message.text, score };
      }
    return best;
  };

  return index.entries
    .map((entry): FoundSymptom => {
      const { score, covered } = compareWords(typed, entry, index);
      const message = bestMessage(entry);
      return {
        record: entry.record,
        score: score + messageWeight * (message?.score ?? 0),
        message: message?.text ?? null,
        covered,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
