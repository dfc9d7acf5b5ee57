import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { Answer } from '../../contract/searchAnswers';

/** A line is broken between its parts, not inside the name of a motor. */
const parts = css({ '& > span': { display: 'inline-block' }, '& > span:first-of-type': { fontWeight: 600 } });

/** A line from a table: what it is about stands out. */
export function AnswerText({ answer: { subject, text } }: { readonly answer: Answer }) {
  const texts = [subject, ...text.split(' · ')];
  return (
    <span css={parts}>
      {texts.map((part, index) => (
        // The parts have no identity but their place.
        <Fragment key={index}>
          <span>{index < texts.length - 1 ? `${part}\u00a0·` : part}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
