import { css } from '@emotion/react';
import { filledWhereForced } from '../../../theme/controls/buttons';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { media } from '../../../theme/styles/media';
import { searchPath } from '../address/searchAddress';
import type { SearchHit } from '../../contract/searchTypes';
import type { SearchedState } from '../marks/searchedState';
import { countResults } from '../messages/countResults';
import { decodeEntities } from '../messages/decodeEntities';
import { AnswerLinks } from './AnswerLinks';
import { groupHits } from './groupHits';
import type { FoundPage } from './groupHits';
import { markedText } from '../messages/markedText';
import { noteSentences } from '../messages/searchTexts';
import { ResultPaging } from './ResultPaging';
import type { Results } from './useResults';

const box = css({
  '&[aria-busy="true"]': { opacity: 0.7 },
  '& mark': { background: 'var(--mark)', color: 'var(--text)', borderRadius: 2 },
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ol > li': { padding: 'var(--space-4) 0', borderTop: '1px solid var(--line)' },
  '& h2': { fontSize: 'var(--size-l)' },
  '& h2 a': { textDecoration: 'none' },
  '& h2 a:hover': { textDecoration: 'underline' },
  '& h2 + p': { margin: '0.125rem 0 0', color: 'var(--text-faint)', fontSize: 'var(--size-xs)', overflowWrap: 'anywhere' },
  [media.touch]: { '& :is(h2, li li) > a': { display: 'inline-block', padding: '0.6rem 0', minWidth: '2.75rem' } },
  '& li li': { marginTop: 'var(--space-3)' },
  '& li li p': { margin: '0.125rem 0 0', color: 'var(--text-soft)', fontSize: 'var(--size-s)', lineHeight: 1.5 },
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

/** Links that restrict the results to a section of the site. */
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
    <nav css={filter} aria-label="Filter by section">
      {link(null, 'All sections')}
      {names.map((name) => link(decodeEntities(name), `${decodeEntities(name)} (${sections[name] ?? 0})`))}
    </nav>
  );
}

function PageOfResults({ page, state }: { readonly page: FoundPage; readonly state: SearchedState }) {
  return (
    <li>
      <h2>
        <SmartLink href={page.path} state={state} data-result="">
          {markedText(page.title)}
        </SmartLink>
      </h2>
      <p>
        {decodeEntities(page.section)} · {page.path}
      </p>
      <ol>
        {page.places.map(({ id, path, heading, text }) => (
          <li key={id}>
            {heading !== null && (
              <SmartLink href={path} state={state} data-result="">
                {markedText(heading)}
              </SmartLink>
            )}
            {text && <p>{markedText(text)}</p>}
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Hits that are shown together: answers, failures that fit or might fit, and pages between them. */
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

/** Results grouped by page, with their number, the filter by section, and the way to further results. */
export function ResultPages({ results, stale }: { readonly results: Results; readonly stale: boolean }) {
  const { address, count, hits, notes, pages } = results;
  const state: SearchedState = { searched: address.query };
  const sentences = notes ? noteSentences(notes) : [];
  return (
    <div css={box} aria-busy={stale}>
      <SectionFilter results={results} />
      <p role="status">{[...sentences, countResults(count)].join(' ')}</p>
      <ol>
        {runsOf(hits).map((run) =>
          run[0]?.answer ? (
            <li key={run[0].objectID}>
              <AnswerLinks hits={run} query={address.query} />
            </li>
          ) : (
            groupHits(run).map((page) => <PageOfResults key={`${run[0]?.objectID} ${page.path}`} page={page} state={state} />)
          ),
        )}
      </ol>
      <ResultPaging address={address} pages={pages} />
    </div>
  );
}
