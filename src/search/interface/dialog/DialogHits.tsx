import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../../theme/controls/PageLink';
import { media } from '../../../theme/styles/media';
import type { RecordKind } from '../../contract/searchRecords';
import { searchPath } from '../address/searchAddress';
import { AnswerText, headingOf, hitName, markedText, titleOf } from '../messages/hitText';
import type { ShownHit } from '../messages/hitText';
import { kindNames } from '../messages/searchTexts';
import { useDialog, useOutcome } from './dialogContext';
import { small } from './dialogTheme';

/** Kinds that a heading and a page don't tell. */
const namedKinds: ReadonlySet<RecordKind> = new Set(['step', 'part', 'term', 'question']);

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

/**
 * A result as it is read: its heading with its page, then the words that were found. DocSearch shows the words first. What it remembers has no
 * words, and stays as DocSearch draws it: `children`.
 */
function HitLines({ hit, children }: { readonly hit: ShownHit; readonly children: ReactNode }) {
  const { answer, kind, _snippetResult } = hit;
  if (answer)
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
  if (!_snippetResult) return children;
  const heading = headingOf(hit);
  const title = titleOf(hit) ?? '';
  const words = _snippetResult.content?.value;
  return (
    <div css={lines}>
      <span className="DocSearch-Hit-title">
        <b>{markedText(heading ?? title)}</b>
        {heading !== null && <i> · {markedText(title)}</i>}
        {kind && namedKinds.has(kind) && <i> · {kindNames[kind]}</i>}
      </span>
      {words && <span className="DocSearch-Hit-words">{markedText(words)}</span>}
    </div>
  );
}

/** Address for the browser: paths of this site get the base path. */
export const hrefOf = (url: string): string => (url.startsWith('/') ? withPrefix(url) : url);

/** Has a plain click close the dialog and go through the router; `query` is marked where it leads. */
function useChoose(path: string, query: () => string | null) {
  const { choose } = useDialog();
  return (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(path, query());
  };
}

/** The link of a result in the dialog, read with its heading first. */
export function HitLink({ hit, children }: { readonly hit: ShownHit & { readonly url: string }; readonly children: ReactNode }) {
  const { watched } = useDialog();
  const onClick = useChoose(hit.url, () => watched.outcome().query);
  return (
    <a href={hrefOf(hit.url)} aria-label={hitName(hit)} onClick={onClick}>
      <HitLines hit={hit}>{children}</HitLines>
    </a>
  );
}

/** A link of the dialog that is no result. */
export function DialogLink({ path, children, ...more }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <a href={withPrefix(path)} onClick={useChoose(path, () => null)} {...more}>
      {children}
    </a>
  );
}

/** The link below the results to all of them on a page. */
export function AllResultsLink() {
  const { status, query, hits } = useOutcome();
  // A question may be answered by a table although no page is found.
  if (status !== 'found' || hits === 0) return null;
  return (
    <DialogLink path={searchPath({ query })} data-all-results="">
      {hits === 1 ? 'See the result on a page' : `See all ${hits} results`}
    </DialogLink>
  );
}
