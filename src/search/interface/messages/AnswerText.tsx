import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { Answer } from '../../contract/searchTypes';

/** A line is broken between its parts, not inside the name of a motor. */
const parts = css({ '& > span': { display: 'inline-block' }, '& > span:first-of-type': { fontWeight: 'var(--weight-strong)' } });

const sentences = css({ '& > span': { display: 'block' } });

/** A line from a table: what it is about stands out. */
export function AnswerText({ answer: { subject, text, areSentences } }: { readonly answer: Answer }) {
  const texts = areSentences ? [subject, text] : [subject, ...text.split(' · ')];
  const separator = areSentences ? '' : '\u00a0·';
  return (
    <span css={[parts, areSentences && sentences]}>
      {texts.map((part, index) => (
        // The parts have no identity but their place.
        <Fragment key={index}>
          <span>{index < texts.length - 1 ? `${part}${separator}` : part}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
