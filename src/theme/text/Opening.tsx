import { css } from '@emotion/react';
import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { untilWhole, WholeMark } from '../controls/wholeMark';
import { media } from '../styles/media';

const box = css({
  display: 'grid',
  // In a column between sidebar and table of contents, most of the width is for the text.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(20rem, 44%))',
  alignItems: 'start',
  gap: 'var(--space-6)',
  containerType: 'inline-size',
  margin: '0 0 var(--space-5)',
  [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 'var(--space-4)' },
});

const text = css({
  '& > p:first-of-type': { marginTop: 0, fontSize: 'clamp(var(--size-m), 0.25rem + 2.4cqi, var(--size-l))', lineHeight: 1.5 },
  [media.phone]: {
    // The picture comes after the links, before the rest.
    display: 'contents',
    // More specific than the margins of blocks.
    '&& > *': { margin: 0 },
    '& > p:first-of-type': { fontSize: 'var(--size-m)' },
    '& > p:last-of-type': { order: 2 },
  },
});

const picture = css({ minWidth: 0, '& > figure': { margin: 0 }, [media.phone]: { order: 1 } });

/** Top of the home page: what the robot is, and links, beside the picture that its text ends with. */
export function Opening({ children }: { readonly children?: ReactNode }) {
  const blocks = Children.toArray(children).filter(isValidElement);
  return (
    <div css={box} data-opening="" {...untilWhole}>
      <div css={text}>{blocks.slice(0, -1)}</div>
      <div css={picture}>{blocks.slice(-1)}</div>
      <WholeMark />
    </div>
  );
}
