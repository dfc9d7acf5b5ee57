import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { RecordKind } from '../../contract/searchRecords';
import type { Answer, Level, Levels, SearchHit } from '../../contract/searchTypes';
import { kindNames, searchTexts } from './searchTexts';

/** What a result is shown and read from; DocSearch's remembered ones have no snippets. Texts are HTML-escaped, with `<mark>` around matches. */
export type ShownHit = Pick<SearchHit, 'hierarchy' | 'kind' | 'answer' | 'place' | '_highlightResult'> & {
  readonly type: string;
  readonly _snippetResult?: {
    readonly content?: { readonly value: string } | null;
    readonly hierarchy?: Levels<{ readonly value: string }>;
  };
};

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'", amp: '&' };

/** Text of a field of a record, which is HTML-escaped. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(lt|gt|quot|#0?39|amp);/g, (whole, name: string) => entities[name] ?? whole);

/** A field with `<mark>` around its matches as elements: nothing of it is set as HTML. */
export function markedText(html: string): ReactNode[] {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = decodeEntities(part);
    // The parts have no identity but their place.
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : text;
  });
}

const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const marked = ({ hierarchy, _highlightResult, _snippetResult }: ShownHit, level: Level): string | null =>
  _snippetResult?.hierarchy?.[level]?.value ?? _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? null;

/** The lowest heading above a result, below the page's title; null for the page itself. */
export function headingOf(hit: ShownHit): string | null {
  const level = levels.slice(2).findLast((candidate) => hit.hierarchy[candidate]);
  return level ? marked(hit, level) : null;
}

/** The title of a result's page. */
export const titleOf = (hit: ShownHit): string | null => marked(hit, 'lvl1');

/** What an answer or a failure is called. */
export const answerName = (kind: RecordKind | undefined, place: SearchHit['place']): string =>
  place === 'might' ? searchTexts.might : kindNames[kind ?? 'answer'];

/**
 * How a result is read: its heading, the words found below it, then where the page stands. DocSearch writes the words first, so that every
 * result would begin in the middle of a sentence. A result that is a heading begins with it anyway. A failure and an answer say what they are.
 */
export function hitName({ type, hierarchy, kind, answer, place, _snippetResult }: ShownHit): string | undefined {
  if (answer) return [`${answerName(kind, place)}: ${answer.subject}`, answer.text, answer.page].filter(Boolean).join('. ');
  const words = _snippetResult?.content?.value;
  const places = levels.flatMap((level) => hierarchy[level] ?? []).map(decodeEntities);
  const heading = places.pop();
  if (type !== 'content' || !words || heading === undefined) return undefined;
  return [`${heading}: ${decodeEntities(words.replace(/<\/?mark>/g, ''))}`, places.join(' > ')].filter(Boolean).join(' ');
}

/** A line is broken between its parts, not inside the name of a motor. */
const parts = css({ '& > span': { display: 'inline-block' }, '& > span:first-of-type': { fontWeight: 'var(--weight-strong)' } });

const sentences = css({ '& > span': { display: 'block' } });

/** A line from a table: what it is about stands out. */
export function AnswerText({ answer: { subject, text, areSentences } }: { readonly answer: Answer }) {
  const texts = areSentences ? [subject, text] : [subject, ...text.split(' · ')];
  const separator = areSentences ? '' : '\u00a0·';
  return (
    <span css={[parts, areSentences && sentences]}>
      {texts.map((part, index) => (
        // The parts have no identity but their place.
        <Fragment key={index}>
          <span>{index < texts.length - 1 ? `${part}${separator}` : part}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
