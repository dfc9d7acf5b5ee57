import { css } from '@emotion/react';
import { site } from '../../site/site';
import { longDate } from '../../model/format';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  // Stronger than the margins of the text around it. The dot before each piece stands in its padding, so that what wraps inside of a piece
  // begins beside it, and is cut off at the left edge: no line begins or ends with one.
  '&&': { margin: '0 0 0 -1rem' },
  clipPath: 'inset(0 0 0 1rem)',
  color: 'var(--text-faint)',
  fontSize: 'var(--size-s)',
  '& > span': { paddingLeft: '1rem' },
  '& > span::before': { content: '"·" / ""', display: 'inline-block', width: '1rem', marginLeft: '-1rem', textAlign: 'center' },
});

interface PostMetaProps {
  readonly date: string;
  readonly minutes: number;
  readonly tags: readonly string[];
}

/** When a post appeared, who wrote it, how long it takes to read, and what it is about. */
export function PostMeta({ date, minutes, tags }: PostMetaProps) {
  return (
    <div css={line}>
      <span>
        <time dateTime={date}>{longDate(date)}</time>
      </span>
      <span>{site.title}</span>
      <span>{minutes} min read</span>
      {tags.length > 0 && <span>{tags.join(', ')}</span>}
    </div>
  );
}
