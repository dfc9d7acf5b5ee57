import { css } from '@emotion/react';
import { filledWhereForced } from '../../theme/controls/buttons';
import { layer, media } from '../../theme/styles/media';

/** The picture stands beside the words. */
const beside = '@media screen and (min-aspect-ratio: 1/1) and (min-width: 30.01rem)';

/** High enough for the reader's size of text that bar and picture can stay in view; otherwise they scroll with the words. */
const high = '@media screen and (min-height: 34rem)';

/** The step, or what is shown in place of one. `:root` outweighs the styles of the list. */
const screen = ':root [data-open-step]';

/** The step covers the page and scrolls: bar, picture, words, keys. On paper it is a step of the page. */
export const screenStyle = css({
  [media.screen]: {
    html: { overflow: 'hidden', overscrollBehavior: 'none' },
    // On an enlarged page fingers pan, and do nothing else.
    [`:root[data-pinched] [data-open-step]`]: { '&, & *': { touchAction: 'auto !important' } },
    [screen]: {
      '--bar': '3rem',
      // `useWholeText` makes it smaller for long words.
      '--stage-height': 'var(--fitted, max(61dvh, 14rem))',
      '--top': 'var(--bar)',
      position: 'fixed',
      inset: 0,
      zIndex: layer.step,
      display: 'flex',
      flexDirection: 'column',
      margin: 0,
      padding: 0,
      overflow: 'hidden auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlock: 'var(--bar) 5rem',
      // A swipe to the side changes the step, not the page.
      touchAction: 'pan-y pinch-zoom',
      background: 'var(--bg)',
      fontSize: 'var(--size-m)',
      '&::before, &::after, & .step-number, & .step-next, & .anchor': { display: 'none' },
      '& > *': { flex: 'none' },
      '& > :not([data-stage], header, footer, .visually-hidden)': { margin: 'var(--space-2) var(--space-4)' },
      '& > .step-parts': { fontSize: 'inherit' },
      '& > .step-title': { padding: 0, fontSize: '1.0938rem', lineHeight: 1.25 },
      '& :is(h1, .step-title, .step-title > h3):focus': { outline: 'none' },
      '& > [data-stage]': {
        order: -1,
        position: 'relative',
        zIndex: 1,
        display: 'block',
        boxSizing: 'border-box',
        maxWidth: 'none',
        height: 'var(--stage-height)',
        // Under the bar.
        margin: 'calc(-1 * var(--bar)) 0 0',
        overflow: 'hidden auto',
        touchAction: 'pan-y pinch-zoom',
        borderBottom: '1px solid var(--line)',
        background: 'var(--bg)',
        fontSize: 'var(--size-m)',
        '& .arm-switch, & figcaption': { display: 'none' },
        '& figure': { maxWidth: 'none', margin: 0 },
        // Which arm the drawing shows, if it isn't the reader's.
        '& > p': {
          position: 'absolute',
          inset: 'auto 9rem var(--space-1) var(--space-4)',
          margin: 0,
          fontSize: 'var(--size-xs)',
          textAlign: 'left',
        },
        // As large as fits, and in the middle. The ground of a drawing ends where the drawing does.
        '& img': {
          '--room': 'calc(var(--stage-height) - var(--top) - var(--below, 0px) - 1px)',
          '--width': 'min(100%, var(--room) * var(--form))',
          '--gap': 'calc((var(--room) - var(--width) / var(--form)) / 2)',
          width: 'var(--width)',
          maxWidth: 'none',
          height: 'auto',
          margin: 'calc(var(--top) + var(--gap)) auto var(--gap)',
        },
      },
      // The bar is over the picture, which can be pressed.
      '& > [data-stage] ~ header': { background: 'none', pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } },
    },
  },
  [high]: {
    [`${screen}:has(> [data-stage])`]: { scrollPaddingTop: 'var(--stage-height)' },
    [`${screen} > :is([data-stage], header)`]: { position: 'sticky', top: 0 },
  },
  [beside]: {
    [`${screen}:has(> [data-stage])`]: {
      '--words-width': 'min(39vw, 30rem)',
      '--stage-height': '100dvh',
      '--top': '0px',
      paddingLeft: 'calc(100vw - var(--words-width))',
      scrollPaddingTop: 'var(--bar)',
      '& > [data-stage]': {
        position: 'sticky',
        top: 0,
        width: 'calc(100vw - var(--words-width))',
        // In the padding, and without height for the words, which begin below the bar.
        margin: 'calc(-1 * var(--bar)) 0 calc(var(--bar) - 100dvh) calc(var(--words-width) - 100vw)',
        borderWidth: '0 1px 0 0',
      },
      '& > header': { background: 'var(--bg)' },
    },
  },
  [media.large]: {
    [screen]: {
      '--bar': '3.25rem',
      fontSize: '1.125rem',
      '& > :not([data-stage], header, footer, .visually-hidden)': { margin: 'var(--space-3) var(--space-5)' },
      '& > .step-title': { fontSize: 'var(--size-xl)' },
    },
    // Words without a picture are in the middle.
    [`${screen}:not(:has(> [data-stage])) > :not(header, footer, .visually-hidden)`]: { marginInline: 'max(var(--space-5), 50vw - 23rem)' },
  },
  [media.print]: { [`${screen} > :is(header, footer, .bench)`]: { display: 'none' } },
});

/** Where the reader is, and the way out. */
export const bar = css({
  order: -2,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  height: 'var(--bar)',
  padding: '0 var(--space-2)',
  background: 'var(--bg)',
  fontSize: 'var(--size-s)',
  '& > p': {
    margin: 0,
    padding: '0.2rem 0.6rem',
    borderRadius: 'var(--radius)',
    background: 'var(--bg)',
    fontWeight: 'var(--weight-strong)',
  },
  '& > button': { minWidth: 0, minHeight: '2.75rem', padding: '0 0.7rem', fontSize: 'var(--size-s)', overflow: 'hidden' },
  '& > button:last-of-type': { flex: 'none', width: '2.75rem', marginLeft: 'auto', padding: 0, justifyContent: 'center' },
  '& > button:first-of-type:not(:last-of-type)': {
    flexFlow: 'column nowrap',
    placeContent: 'center',
    alignItems: 'flex-start',
    gap: 0,
    lineHeight: 1.25,
  },
});

/** Back, done, forward: 56 px for a thumb, and larger with the reader's text only as far as the screen is high and wide. */
export const keys = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gap: 'var(--space-2)',
  marginTop: 'auto',
  padding: '0.25rem var(--space-2)',
  borderTop: '1px solid var(--line)',
  background: 'var(--bg)',
  // Words that go on below the edge fade there.
  '[data-cut] > &::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 100%',
    height: '2.5rem',
    background: 'linear-gradient(transparent, var(--bg))',
    pointerEvents: 'none',
  },
  '--side': 'clamp(56px, 15vw, 3.5rem)',
  gridTemplateColumns: 'var(--side) minmax(0, 1fr) var(--side)',
  '& > button': {
    minWidth: 0,
    minHeight: 'clamp(56px, 10dvh, 3.5rem)',
    padding: 0,
    justifyContent: 'center',
    fontSize: '1.0625rem',
    fontWeight: 'var(--weight-strong)',
    lineHeight: 1.2,
  },
  '& > button:nth-of-type(2)': {
    borderColor: 'var(--accent)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    '&:hover': { background: 'var(--accent-strong)', color: 'var(--on-accent)' },
    ...filledWhereForced,
  },
  '& > button:disabled': { color: 'var(--text-faint)', borderColor: 'var(--line)', cursor: 'default' },
  '& svg': { flex: 'none' },
  '& > button:nth-of-type(1) svg': { transform: 'rotate(180deg)' },
  '& kbd': { display: 'none', font: 'inherit', fontSize: 'var(--size-xs)', fontWeight: 400 },
  [media.large]: {
    '& > button': { minHeight: '4.25rem' },
    '@media (pointer: fine)': { '& kbd': { display: 'inline' } },
  },
});

/** Words in place of a step. */
export const panel = css({
  '& > h1': { margin: 'var(--space-3) 0', fontSize: 'var(--size-l)' },
  '& > .bench-units': {
    display: 'grid',
    gap: 'var(--space-2)',
    maxWidth: '24rem',
    '& > button': { minHeight: '3.5rem', justifyContent: 'center' },
  },
});

/** Above the keys: that the screen may go dark. It may come late, and moves nothing. */
export const note = css({
  position: 'absolute',
  inset: 'auto var(--space-2) calc(100% + var(--space-2))',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-1) var(--space-1) var(--space-1) var(--space-3)',
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius)',
  background: 'var(--info-bg)',
  fontSize: 'var(--size-s)',
  lineHeight: 1.35,
  '& > p': { flex: '1 1 0', margin: 0 },
  '& > button': { minWidth: '2.75rem', minHeight: '2.75rem' },
});
