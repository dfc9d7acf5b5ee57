import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../../theme/styles/media';
import type { RecordKind } from '../../contract/searchRecords';
import type { Answer } from '../../contract/searchTypes';
import { AnswerText } from '../messages/AnswerText';
import { headingOf, titleOf } from '../messages/hitHeading';
import type { HeadedHit } from '../messages/hitHeading';
import { markedText } from '../messages/markedText';
import { kindNames } from '../messages/searchTexts';
import { small } from './dialogTheme';

/** Kinds that a heading and a page don't tell. */
const namedKinds: ReadonlySet<RecordKind> = new Set(['step', 'part', 'term', 'question']);

/** What the lines of a result are made of. */
export interface LinedHit extends HeadedHit {
  readonly answer?: Answer;
  readonly kind?: RecordKind;
  readonly _snippetResult?: HeadedHit['_snippetResult'] & { readonly content?: { readonly value: string } | null };
}

const lines = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 'var(--space-1)',
  minHeight: 'var(--docsearch-hit-height)',
  padding: 'var(--space-2)',
  color: 'var(--text)',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& > span': { display: 'block', maxWidth: 'none', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { fontSize: 'var(--size-s)' },
  '& > span + span': { color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
  '& i': { color: 'var(--text-soft)', fontStyle: 'normal' },
  // Two lines of each on a narrow screen, where one would hold a few words.
  [small]: { '& > span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, whiteSpace: 'normal' } },
});

const answerLines = css(lines, {
  borderLeft: '3px solid var(--accent)',
  borderRadius: 'var(--radius-s)',
  paddingLeft: 'var(--space-3)',
  '& > span': { display: 'block', whiteSpace: 'normal' },
  '& > span:first-of-type': { fontSize: 'var(--size-m)' },
  [media.forcedColours]: { borderColor: 'LinkText' },
});

/** An answer or a failure, and its place. */
function AnswerLines({ answer, kind }: { readonly answer: Answer; readonly kind: RecordKind }) {
  return (
    <div css={answerLines} data-search-answer={kind}>
      <span>
        <AnswerText answer={answer} />
      </span>{' '}
      <span>
        {answer.heading} · {answer.page}
      </span>
    </div>
  );
}

/**
 * A result as it is read: its heading with its page, then the words that were found. DocSearch shows the words first. What it remembers has no
 * words, and stays as DocSearch draws it: `children`.
 */
export function HitLines({ hit, children }: { readonly hit: LinedHit; readonly children: ReactNode }) {
  if (hit.answer) return <AnswerLines answer={hit.answer} kind={hit.kind ?? 'answer'} />;
  if (!hit._snippetResult) return children;
  const heading = headingOf(hit);
  const title = titleOf(hit) ?? '';
  const words = hit._snippetResult.content?.value;
  return (
    <div css={lines}>
      <span className="DocSearch-Hit-title">
        <b>{markedText(heading ?? title)}</b>
        {heading !== null && <i> · {markedText(title)}</i>}
        {hit.kind && namedKinds.has(hit.kind) && <i> · {kindNames[hit.kind]}</i>}
      </span>
      {words && <span className="DocSearch-Hit-words">{markedText(words)}</span>}
    </div>
  );
}
