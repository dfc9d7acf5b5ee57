import { css } from '@emotion/react';
import { SmartLink } from '../../../components/controls/SmartLink';
import { media } from '../../../styles/media';
import type { Answer } from '../../contract/searchAnswers';
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
  '& p': { margin: 0, fontSize: 'var(--size-l)', lineHeight: 1.4 },
  '& a': { fontSize: 'var(--size-s)' },
  [media.phone]: { '& p': { fontSize: 'var(--size-m)' } },
  [media.touch]: { '& a': { display: 'inline-block', minWidth: '2.75rem', padding: '0.7rem 0' } },
});

/** Lines from tables that answer the query, each with a link to its place. */
export function AnswerLinks({ answers, query }: { readonly answers: readonly Answer[]; readonly query: string }) {
  if (answers.length === 0) return null;
  return (
    <section css={box} aria-label={searchTexts.answer} data-search-answer="">
      <ul>
        {answers.map((answer) => (
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
