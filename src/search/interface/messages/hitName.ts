import type { Levels } from '../../contract/searchTypes';
import type { RecordKind } from '../../contract/searchRecords';
import type { Answer } from '../../contract/searchTypes';
import { decodeEntities } from './decodeEntities';
import { kindNames, searchTexts } from './searchTexts';

/** What the name of a result is made of. */
export interface NamedHit {
  readonly type: string;
  readonly kind?: RecordKind;
  readonly answer?: Answer;
  readonly place?: 'first' | 'might';
  readonly hierarchy: Levels<string | null>;
  /** Missing in a search that was remembered. */
  readonly _snippetResult?: { readonly content?: { readonly value: string } | null };
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * How a result is read: its heading, the words found below it, then where the page stands. DocSearch writes the words first,
 * so that every result would begin in the middle of a sentence. A result that is a heading begins with it anyway. A failure and an answer say what they are.
 */
export function hitName({ type, hierarchy, kind, answer, place, _snippetResult }: NamedHit): string | undefined {
  if (answer && kind) {
    const name = place === 'might' ? searchTexts.might : kindNames[kind];
    return [`${name}: ${answer.subject}`, answer.text, answer.page].filter(Boolean).join('. ');
  }
  const words = _snippetResult?.content?.value;
  const places = levels.flatMap((level) => hierarchy[level] ?? []).map(decodeEntities);
  const heading = places.pop();
  if (type !== 'content' || !words || heading === undefined) return undefined;
  return [`${heading}: ${decodeEntities(words.replace(/<\/?mark>/g, ''))}`, places.join(' > ')].filter(Boolean).join(' ');
}
