import { compareMessage } from './compareMessages';
import { compareWords, readWords } from './compareWords';
import { readOutput } from './readOutput';
import { sizeOf } from './symptomIndex';
import type { SymptomEntry, SymptomIndex } from './symptomIndex';
import type { SymptomRecord } from './symptomRecords';
import { joinedTerms, messageTerms, symptomTerms } from './symptomTerms';

/** A symptom that fits, and what of the text it fits to. */
export interface FoundSymptom {
  readonly record: SymptomRecord;
  readonly score: number;
  /** The message that the text holds, if it holds one. */
  readonly message: string | null;
  /** What the output of a program in the text shows, as the end of "The text shows …", if it points to this symptom. */
  readonly seen: string | null;
  /** Share of the text's words that the symptom explains, by what they say. */
  readonly covered: number;
}

/** What a message is worth against words, which have 1.35 at most. */
const messageWeight = 1.8;

/** What an output is worth that points to a symptom first: less than a message that is there in full. Of what comes later, less is left. */
const signWeight = 1.5;
const leftOfLater = 0.9;

/** What the output of a program in a text points to, with what it shows and what that is worth. */
function signsIn(text: string): ReadonlyMap<string, { readonly seen: string; readonly score: number }> {
  const signs = new Map<string, { readonly seen: string; readonly score: number }>();
  for (const { seen, symptoms } of readOutput(text))
    for (const id of symptoms) if (!signs.has(id)) signs.set(id, { seen, score: signWeight * leftOfLater ** signs.size });
  return signs;
}

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

  const signs = signsIn(text);

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
      const sign = signs.get(entry.record.id);
      return {
        record: entry.record,
        score: score + messageWeight * (message?.score ?? 0) + (sign?.score ?? 0),
        message: message?.text ?? null,
        seen: sign?.seen ?? null,
        covered,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
