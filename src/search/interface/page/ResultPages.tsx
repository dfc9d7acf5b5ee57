import { css } from '@emotion/react';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { media } from '../../../theme/styles/media';
import type { SearchHit } from '../../contract/searchTypes';
import type { SearchedState } from '../marks/searchedState';
import { localPath, routeOf } from '../address/searchAddress';
import { AnswerText, decodeEntities, headingOf, markedText, titleOf } from '../messages/hitText';
import { countResults, noteSentences, searchTexts } from '../messages/searchTexts';
import { ResultPaging, SectionFilter } from './ResultPaging';
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
  '& h2': { margin: '0 0 var(--space-2)', color: 'var(--accent)', fontSize: 'var(--size-s)' },
  '& p': { margin: 0, fontSize: 'var(--size-l)', lineHeight: 1.4 },
  '& a': { fontSize: 'var(--size-s)' },
  [media.phone]: { '& p': { fontSize: 'var(--size-m)' } },
  [media.touch]: { '& a': { display: 'inline-block', minWidth: '2.75rem', minHeight: '2.75rem', padding: '0.7rem 0' } },
});

/** Answers, or failures that fit or might fit, each with a link to its position on the site. */
function AnswerLinks({ hits, query }: { readonly hits: readonly SearchHit[]; readonly query: string }) {
  const [first] = hits;
  const name = first?.place === 'might' ? searchTexts.might : first?.kind === 'failure' ? searchTexts.failure : searchTexts.answer;
  return (
    <section css={answerBox} aria-label={name} data-search-answer={first?.kind}>
      {first?.kind === 'failure' && <h2>{name}</h2>}
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

/** A hit on a page. Texts are HTML-escaped, with `<mark>` around matches. */
interface FoundPlace {
  readonly id: string;
  readonly path: string;
  /** null for the page itself. */
  readonly heading: string | null;
  readonly text: string | null;
}

/** A page with its hits. */
interface FoundPage {
  readonly path: string;
  readonly section: string;
  readonly title: string;
  readonly places: readonly FoundPlace[];
}

/** Groups hits by page, in the order of the best hits. */
export function groupHits(hits: readonly SearchHit[]): FoundPage[] {
  const pages = new Map<string, FoundPage & { places: FoundPlace[] }>();
  for (const hit of hits) {
    const path = localPath(hit.url);
    const page = routeOf(hit);
    const found = pages.get(page) ?? {
      path: page,
      section: hit.hierarchy.lvl0 ?? '',
      title: titleOf(hit) ?? page,
      places: [],
    };
    pages.set(page, found);
    const text = hit._snippetResult?.content?.value ?? null;
    const heading = headingOf(hit);
    if (heading !== null || text) found.places.push({ id: hit.objectID, path, heading, text });
  }
  return [...pages.values()];
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
