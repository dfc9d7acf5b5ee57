import { css } from '@emotion/react';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { media } from '../../../theme/styles/media';
import type { SearchHit } from '../../contract/searchTypes';
import type { SearchedState } from '../marks/searchedState';
import { AnswerText } from '../messages/AnswerText';
import { searchTexts } from '../messages/searchTexts';

const box = css({
  marginBottom: 'var(--space-4)',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--line)',
  borderLeft: '3px solid var(--accent)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--bg-soft)',
  overflowWrap: 'anywhere',
  '& ul': { listStyle: 'none', display: 'grid', gap: 'var(--space-3)', margin: 0, padding: 0 },
  '& h2': { margin: '0 0 var(--space-2)', color: 'var(--accent)', fontSize: 'var(--size-s)' },
  '& p': { margin: 0, fontSize: 'var(--size-l)', lineHeight: 1.4 },
  '& a': { fontSize: 'var(--size-s)' },
  [media.phone]: { '& p': { fontSize: 'var(--size-m)' } },
  [media.touch]: { '& a': { display: 'inline-block', minWidth: '2.75rem', padding: '0.7rem 0' } },
});

/** Lines that answer the query, or failures that fit or might fit, each with a link to its place. */
export function AnswerLinks({ hits, query }: { readonly hits: readonly SearchHit[]; readonly query: string }) {
  const [first] = hits;
  const name = first?.place === 'might' ? searchTexts.might : first?.kind === 'failure' ? searchTexts.failure : searchTexts.answer;
  return (
    <section css={box} aria-label={name} data-search-answer={first?.kind}>
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
