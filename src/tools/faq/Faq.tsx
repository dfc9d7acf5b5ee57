import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { Question, QuestionLink } from './definition';
import { SmartLink } from '../../theme/controls/SmartLink';
import { heading } from '../../theme/text/Heading';
import { Cell } from '../../theme/data/Cell';

interface FaqProps {
  readonly questions: readonly Question[];
}

const style = css({
  '&& .heading-3': { margin: 'var(--space-5) 0 var(--space-1)', paddingTop: 0 },
  '&& h3': { fontSize: '1.0938rem' },
  '&& p': { margin: 'var(--space-1) 0' },
  '& > p + p': { color: 'var(--text-soft)', fontSize: 'var(--size-s)' },
});

const QuestionHeading = heading(3);

const Links = ({ links }: { readonly links: readonly QuestionLink[] }) => (
  <p>
    {links.map(({ lead, label, href }, index) => (
      <Fragment key={href}>
        {index > 0 && ' '}
        {lead} <SmartLink href={href}>{label}</SmartLink>.
      </Fragment>
    ))}
  </p>
);

/** Questions and answers, each under a heading with an anchor link. */
export function Faq({ questions }: FaqProps) {
  return (
    <div css={style}>
      {questions.map(({ id, question, answer, links }) => (
        <Fragment key={id}>
          <QuestionHeading id={id}>{question}</QuestionHeading>
          <p>
            <Cell cell={answer} />
          </p>
          {links.length > 0 && <Links links={links} />}
        </Fragment>
      ))}
    </div>
  );
}
