import { withPrefix } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../../theme/controls/PageLink';
import type { RecordKind } from '../../contract/searchRecords';
import { searchPath } from '../address/searchAddress';
import { AnswerText, headingOf, hitName, markedText, titleOf } from '../messages/hitText';
import type { ShownHit } from '../messages/hitText';
import { useDialog, useOutcome } from './dialogContext';
import { searchWords } from '../../../site/words/search';

/** Kinds that are named, because heading and page don't show them. */
const namedKinds: ReadonlySet<RecordKind> = new Set(['step', 'part', 'term', 'question']);

/** A result with its heading and page first, then the matched text; DocSearch shows the text first. Renders `children` for a stored search, which has no text. */
function HitLines({ hit, children }: { readonly hit: ShownHit; readonly children: ReactNode }) {
  const { answer, kind, _snippetResult } = hit;
  if (answer && kind === 'failure')
    return (
      <div className="search-lines search-failure" data-search-answer={kind}>
        <span className="DocSearch-Hit-title">
          <b>{answer.subject}</b>
          <i> · {answer.heading}</i>
        </span>
        {answer.text !== '' && <span className="DocSearch-Hit-words">{answer.text}</span>}
      </div>
    );
  if (answer)
    return (
      <div className="search-lines search-answer" data-search-answer={kind}>
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
    <div className="search-lines">
      <span className="DocSearch-Hit-title">
        <b>{markedText(heading ?? title)}</b>
        {heading !== null && <i> · {markedText(title)}</i>}
        {kind && namedKinds.has(kind) && <i> · {searchWords.kinds[kind]}</i>}
      </span>
      {words && <span className="DocSearch-Hit-words">{markedText(words)}</span>}
    </div>
  );
}

/** URL with the base path, if it is a path of this site. */
export const hrefOf = (url: string): string => (url.startsWith('/') ? withPrefix(url) : url);

/** Click handler that closes the dialog and uses the router. `query` is marked on the page; a modified click is left to the browser. */
function useChoose(path: string, query: () => string | null) {
  const { choose } = useDialog();
  return (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(path, query());
  };
}

/** Link of a result; its accessible name begins with the heading. */
export function HitLink({ hit, children }: { readonly hit: ShownHit & { readonly url: string }; readonly children: ReactNode }) {
  const { watched } = useDialog();
  const onClick = useChoose(hit.url, () => watched.outcome().query);
  return (
    <a href={hrefOf(hit.url)} aria-label={hitName(hit)} onClick={onClick}>
      <HitLines hit={hit}>{children}</HitLines>
    </a>
  );
}

/** Link in the dialog that isn't a result. */
export function DialogLink({ path, children, ...more }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <a href={withPrefix(path)} onClick={useChoose(path, () => null)} {...more}>
      {children}
    </a>
  );
}

/** Link from the dialog's results to the results page. */
export function AllResultsLink() {
  const { status, query, hits } = useOutcome();
  // Answers and failures have no results page.
  if (status !== 'found' || hits === 0) return null;
  return (
    <DialogLink path={searchPath({ query })} data-all-results="">
      {searchWords.allResults(hits)}
    </DialogLink>
  );
}
