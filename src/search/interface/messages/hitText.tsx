import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { RecordKind } from '../../contract/searchRecords';
import type { Answer, Level, Levels, SearchHit } from '../../contract/searchTypes';
import { searchWords } from '../../../site/words/search';

/** The fields of a hit that are shown and read. Stored searches have no snippets. Texts are HTML-escaped, with `<mark>` around matches. */
export type ShownHit = Pick<SearchHit, 'hierarchy' | 'kind' | 'answer' | 'place' | '_highlightResult'> & {
  readonly type: string;
  readonly _snippetResult?: {
    readonly content?: { readonly value: string } | null;
    readonly hierarchy?: Levels<{ readonly value: string }>;
  };
};

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'", amp: '&' };

/** Decodes an HTML-escaped field of a record. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(lt|gt|quot|#0?39|amp);/g, (whole, name: string) => entities[name] ?? whole);

/** Renders a field with `<mark>` around its matches as elements, without setting HTML. */
export function markedText(html: string): ReactNode[] {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = decodeEntities(part);
    // Parts have no other key.
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : text;
  });
}

/** All levels of a record's position. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly Level[];

const marked = ({ hierarchy, _highlightResult, _snippetResult }: ShownHit, level: Level): string | null =>
  _snippetResult?.hierarchy?.[level]?.value ?? _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? null;

/** The nearest heading of a result below the page's title; null for the page itself. */
export function headingOf(hit: ShownHit): string | null {
  const level = levels.slice(2).findLast((candidate) => hit.hierarchy[candidate]);
  return level ? marked(hit, level) : null;
}

/** The title of a result's page. */
export const titleOf = (hit: ShownHit): string | null => marked(hit, 'lvl1');

/** Label of an answer or a failure. */
export const answerName = (kind: RecordKind | undefined, place: SearchHit['place']): string =>
  place === 'might' ? searchWords.might : searchWords.kinds[kind ?? 'answer'];

/**
 * Accessible name of a result: heading, matched text, position of the page. DocSearch's own name begins with the text, in the middle of a
 * sentence. Undefined if DocSearch's name begins with the heading. Answers and failures begin with their label.
 */
export function hitName({ type, hierarchy, kind, answer, place, _snippetResult }: ShownHit): string | undefined {
  if (answer) return [`${answerName(kind, place)}: ${answer.subject}`, answer.text, answer.page].filter(Boolean).join('. ');
  const words = _snippetResult?.content?.value;
  const places = levels.flatMap((level) => hierarchy[level] ?? []).map(decodeEntities);
  const heading = places.pop();
  if (type !== 'content' || !words || heading === undefined) return undefined;
  return [`${heading}: ${decodeEntities(words.replace(/<\/?mark>/g, ''))}`, places.join(' > ')].filter(Boolean).join(' ');
}

/** Breaks a line between its parts, not inside the name of a motor. */
const parts = css({ '& > span': { display: 'inline-block' }, '& > span:first-of-type': { fontWeight: 'var(--weight-strong)' } });

const sentences = css({ '& > span': { display: 'block' } });

/** Text of an answer or a failure, with the subject emphasised. */
export function AnswerText({ answer: { subject, text, areSentences } }: { readonly answer: Answer }) {
  const texts = areSentences ? [subject, text] : [subject, ...text.split(' · ')];
  const separator = areSentences ? '' : '\u00a0·';
  return (
    <span css={[parts, areSentences && sentences]}>
      {texts.map((part, index) => (
        // Parts have no other key.
        <Fragment key={index}>
          <span>{index < texts.length - 1 ? `${part}${separator}` : part}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
