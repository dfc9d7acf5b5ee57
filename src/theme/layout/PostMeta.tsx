import { css } from '@emotion/react';
import { site } from '../../site/site';
import { longDate } from '../../site/words/dates';
import { textWords } from '../../site/words/text';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  // `&&` overrides the margins of the surrounding text. The dot before each piece is in its padding: a wrapped piece starts beside it, and
  // at the left edge it is clipped, so that no line begins or ends with a dot.
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

/** Date, author, reading time and tags of a post. */
export function PostMeta({ date, minutes, tags }: PostMetaProps) {
  return (
    <div css={line}>
      <span>
        <time dateTime={date}>{longDate(date)}</time>
      </span>
      <span>{site.title}</span>
      <span>{textWords.readingTime(minutes)}</span>
      {tags.length > 0 && <span>{tags.join(', ')}</span>}
    </div>
  );
}
