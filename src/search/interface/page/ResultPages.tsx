import { css } from '@emotion/react';
import { filledWhereForced } from '../../../theme/controls/buttons';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { media } from '../../../theme/styles/media';
import type { SearchHit } from '../../contract/searchTypes';
import type { SearchedState } from '../marks/searchedState';
import { localPath, routeOf, searchPath } from '../address/searchAddress';
import type { SearchAddress } from '../address/searchAddress';
import { AnswerText, decodeEntities, headingOf, markedText, titleOf } from '../messages/hitText';
import { noteSentences } from '../messages/searchTexts';
import type { Results } from './useResults';
import { searchWords } from '../../../site/words/search';
import { frameWords } from '../../../site/words/frame';

const box = css({
  '&[aria-busy="true"]': { opacity: 0.7 },
  '& mark': { background: 'var(--mark)', color: 'var(--text)', borderRadius: 2 },
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ol > li': { padding: 'var(--space-4) 0', borderTop: '1px solid var(--line)' },
  '& h2': { fontSize: 'var(--size-l)' },
  '& h2 a': { textDecoration: 'none' },
  '& h2 a:hover': { textDecoration: 'underline' },
  '& h2 + p': { margin: '0.125rem 0 0', color: 'var(--text-faint)', fontSize: 'var(--size-xs)', overflowWrap: 'anywhere' },
  [media.touch]: { '& :is(h2, li li) > a': { display: 'inline-block', padding: '0.6rem 0', minWidth: '2.75rem', minHeight: '2.75rem' } },
  '& li li': { marginTop: 'var(--space-3)' },
  // An excerpt ends with a line.
  '& li li p': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    margin: '0.125rem 0 0',
    overflow: 'hidden',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
    lineHeight: 1.5,
  },
});

const answerBox = css({
  marginBottom: 'var(--space-4)',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--line)',
  borderLeft: '3px solid var(--accent)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg-soft)',
  overflowWrap: 'anywhere',
  '& ul': { listStyle: 'none', display: 'grid', gap: 'var(--space-3)', margin: 0, padding: 0 },
  '& ul > li': { marginTop: 0 },
  '& p': { margin: 0, fontSize: 'var(--size-l)', lineHeight: 1.4 },
  '& a': { fontSize: 'var(--size-s)' },
  [media.phone]: { '& p': { fontSize: 'var(--size-m)' } },
  [media.touch]: { '& a': { display: 'inline-block', minWidth: '2.75rem', minHeight: '2.75rem', padding: '0.7rem 0' } },
});

const filter = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  marginBottom: 'var(--space-4)',
  '& a': {
    padding: '0.25rem 0.75rem',
    border: '1px solid var(--line-control)',
    borderRadius: '1.5rem',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'var(--accent)' },
  '& a[aria-current]': {
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    color: 'var(--accent-strong)',
    ...filledWhereForced,
  },
});

/** Links that filter the results by section of the site. */
function SectionFilter({ results: { address, sections } }: { readonly results: Results }) {
  const names = Object.keys(sections);
  if (names.length < 2 && address.section === null) return null;
  const link = (section: string | null, text: string) => (
    <SmartLink
      key={text}
      href={searchPath({ query: address.query, section })}
      {...(section === address.section ? { 'aria-current': 'true' as const } : {})}
    >
      {text}
    </SmartLink>
  );
  return (
    <nav css={filter} aria-label={searchWords.filter}>
      {link(null, searchWords.allSections)}
      {names.map((name) => link(decodeEntities(name), `${decodeEntities(name)} (${sections[name] ?? 0})`))}
    </nav>
  );
}

const paging = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  paddingTop: 'var(--space-4)',
  borderTop: '1px solid var(--line)',
  '& a': {
    minWidth: '2.75rem',
    padding: '0.25rem 0.5rem',
    borderRadius: 'var(--radius-s)',
    textAlign: 'center',
  },
  '& a[aria-current]': { background: 'var(--accent)', color: 'var(--on-accent)', textDecoration: 'none', ...filledWhereForced },
});

/** Number of page links on each side of the current one. */
const beside = 2;

/** Links to other pages of results. Renders nothing if there is only one. */
function ResultPaging({ address, pages }: { readonly address: SearchAddress; readonly pages: number }) {
  if (pages < 2 && address.page === 0) return null;
  // An address with a page number that is too high gets only "Previous".
  const at = Math.min(address.page, pages);
  const to = (page: number): string => searchPath({ ...address, page });
  const numbers = Array.from({ length: pages }, (_, index) => index).filter((page) => Math.abs(page - at) <= beside);
  return (
    <nav css={paging} aria-label={searchWords.resultPages}>
      {at > 0 && <SmartLink href={to(at - 1)}>{frameWords.previous}</SmartLink>}
      {numbers.map((page) => (
        <SmartLink
          key={page}
          href={to(page)}
          aria-label={searchWords.pageNumber(page + 1)}
          {...(page === address.page ? { 'aria-current': 'page' as const } : {})}
        >
          {page + 1}
        </SmartLink>
      ))}
      {address.page < pages - 1 && <SmartLink href={to(address.page + 1)}>{frameWords.next}</SmartLink>}
    </nav>
  );
}

/** Direct answers, each with a link to its position on the site. */
function AnswerLinks({ hits, query }: { readonly hits: readonly SearchHit[]; readonly query: string }) {
  return (
    <section css={answerBox} aria-label={searchWords.answer} data-search-answer="answer">
      <ul>
        {hits
          .flatMap(({ answer }) => answer ?? [])
          .map((answer) => (
            <li key={answer.id}>
              <p>
                <AnswerText answer={answer} />
              </p>
              <SmartLink href={answer.path} state={{ searched: query } satisfies SearchedState} data-result="">
                {answer.heading} · {answer.page}
              </SmartLink>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** A failure, as tall as a page among the results. */
const FailureResult = ({ hit: { answer, place }, query }: { readonly hit: SearchHit; readonly query: string }) =>
  answer && (
    <li data-search-answer="failure">
      <h2>
        <SmartLink href={answer.path} state={{ searched: query } satisfies SearchedState} data-result="">
          {answer.subject}
        </SmartLink>
      </h2>
      <p>
        {place === 'might' ? searchWords.might : searchWords.fits} · {answer.heading}
      </p>
      <ol>
        <li>
          <p>{answer.text}</p>
        </li>
      </ol>
    </li>
  );

/** Hits by the route of their page, in the order of the best ones. */
function byPage(hits: readonly SearchHit[]): [route: string, hits: readonly SearchHit[]][] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) pages.set(routeOf(hit), [...(pages.get(routeOf(hit)) ?? []), hit]);
  return [...pages];
}

interface HitPlaceProps {
  readonly hit: SearchHit;
  readonly state: SearchedState;
}

/** Heading and text of a hit; nothing for the page itself. */
function HitPlace({ hit, state }: HitPlaceProps) {
  const [heading, text] = [headingOf(hit), hit._snippetResult?.content?.value];
  if (heading === null && !text) return null;
  return (
    <li>
      {heading !== null && (
        <SmartLink href={localPath(hit.url)} state={state} data-result="">
          {markedText(heading)}
        </SmartLink>
      )}
      {text && <p>{markedText(text)}</p>}
    </li>
  );
}

interface PageOfResultsProps {
  readonly route: string;
  readonly hits: readonly SearchHit[];
  readonly state: SearchedState;
}

const PageOfResults = ({ route, hits, state }: PageOfResultsProps) => (
  <li>
    <h2>
      <SmartLink href={route} state={state} data-result="">
        {markedText((hits[0] && titleOf(hits[0])) ?? route)}
      </SmartLink>
    </h2>
    <p>
      {decodeEntities(hits[0]?.hierarchy.lvl0 ?? '')} · {route}
    </p>
    <ol>
      {hits.map((hit) => (
        <HitPlace key={hit.objectID} hit={hit} state={state} />
      ))}
    </ol>
  </li>
);

/** Splits hits into runs that are shown together: answers, failures that fit or might fit, and pages between them. */
function runsOf(hits: readonly SearchHit[]): SearchHit[][] {
  const runs: SearchHit[][] = [];
  const nameOf = ({ answer, kind, place }: SearchHit): string => (answer ? `${kind} ${place}` : '');
  for (const hit of hits) {
    const last = runs.at(-1);
    if (last?.[0] && nameOf(last[0]) === nameOf(hit)) last.push(hit);
    else runs.push([hit]);
  }
  return runs;
}

/** Results grouped by page, with their number, the filter by section, and paging. */
export function ResultPages({ results, stale }: { readonly results: Results; readonly stale: boolean }) {
  const { address, count, hits, notes, pages } = results;
  const state: SearchedState = { searched: address.query };
  const sentences = notes ? noteSentences(notes) : [];
  return (
    <div css={box} aria-busy={stale}>
      <SectionFilter results={results} />
      <p role="status">{[...sentences, searchWords.results(count)].join(' ')}</p>
      <ol>
        {runsOf(hits).map((run) =>
          run[0]?.kind === 'failure' ? (
            run.map((hit) => <FailureResult key={hit.objectID} hit={hit} query={address.query} />)
          ) : run[0]?.answer ? (
            <li key={run[0].objectID}>
              <AnswerLinks hits={run} query={address.query} />
            </li>
          ) : (
            byPage(run).map(([route, own]) => <PageOfResults key={`${run[0]?.objectID} ${route}`} route={route} hits={own} state={state} />)
          ),
        )}
      </ol>
      <ResultPaging address={address} pages={pages} />
    </div>
  );
}
