import { css } from '@emotion/react';
import { site } from '../../site/site';
import { longDate } from '../../model/longDate';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'var(--space-2)',
  // Stronger than the margins of the text around it.
  '&&': { margin: 0 },
  color: 'var(--text-faint)',
  fontSize: 'var(--size-s)',
  '& > span:not(:last-of-type)::after': { content: '"·"', marginLeft: 'var(--space-2)' },
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
