import { css } from '@emotion/react';
import { media } from '../../theme/styles/media';
import { barsStyle, cramped, large, sideways } from './barsStyle';

/** So little room, such as at a zoom of 400 %, that drawing and words share one column that scrolls. */
const tiny = '@media screen and (max-width: 30rem) and (max-height: 22rem)';

/**
 * The step that is shown, where it stands in the page, the list around it, and its drawing. They are marked only while the frame is on the page.
 * `:not(&)` names the frame, so that Emotion does not look for them inside it; below `html:has(&)`, what stands in a step would have every element
 * of the page matched again.
 */
const list = 'html ol:has(> [data-open-step]):not(&)';
const step = 'html [data-open-step]:not(&)';
const stage = 'html [data-stage]:not(&)';

/**
 * What places itself by the measures of the screen: the frame, the step and its drawing. On the page as a whole they would make the browser match
 * the styles of every element again. One selector: in a list, Emotion does not find the frame in `:has()`.
 */
const placed = 'html:has(&) :is([data-step-frame], [data-open-step], [data-stage])';

/** The same where there is no drawing. */
const placedPlain = 'html:has(&[data-plain]) :is([data-step-frame], [data-open-step])';

/** Words that have the whole width of a large screen stand in its middle. */
const centred = { paddingInline: 'max(var(--space-5), calc(50vw - 23rem))' } as const;

/** Where the words go: the step itself, or what stands in its place. */
const words = {
  position: 'fixed',
  inset: 'var(--words-top) 0 var(--keys) var(--words-left)',
  margin: 0,
  padding: 'var(--space-2) var(--space-4) var(--space-4)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // A swipe to the side is ours, and not the browser's "back".
  touchAction: 'pan-y pinch-zoom',
  background: 'var(--bg)',
} as const;

/**
 * Everything but one step is hidden, for eyes, keys and screen readers alike, and the step is spread over the screen where it stands: nothing
 * of it is made a second time, and nothing of the page moves. Only on the screen: what is printed is the page.
 */
const placedStyle = css({
  display: 'none',
  [media.screen]: {
    display: 'block',
    visibility: 'visible',
    // What opens above the step, such as its drawing.
    'html:has(&) dialog': { visibility: 'visible' },
    'html:has(&)': {
      overflow: 'hidden',
      overscrollBehavior: 'none',
      background: 'var(--bg)',
    },
    [placed]: {
      '--keys': '4.25rem',
      '--bar': '3rem',
      '--stage-width': '100vw',
      '--stage-height': '61dvh',
      '--around': 'var(--bar)',
      '--words-top': '61dvh',
      '--words-left': '0px',
    },
    // Named, because `*` would be every element of the page.
    'html:has(&) :is(body, main > div)': { visibility: 'hidden' },
    // The main content is still what it is: the step, as far as it can be seen.
    'html:has(&) main': { visibility: 'visible' },
    [placedPlain]: { '--stage-height': '0px', '--words-top': 'var(--bar)' },
    '& > .bench-words': { ...words, '& > h1': { margin: 'var(--space-3) 0', fontSize: 'var(--size-l)', '&:focus': { outline: 'none' } } },
    // Fixed in place of the step, which has to scroll: Safari cuts off what is fixed within a fixed box that scrolls, and that is the drawing.
    [list]: { position: 'fixed', inset: 0, margin: 0, padding: 0 },
    [step]: {
      ...words,
      position: 'absolute',
      visibility: 'visible',
      display: 'block',
      '&::before, &::after': { display: 'none !important' },
      '& > :is(div, aside, figure)': { marginLeft: 0 },
      '& > :not(.step-title, [data-stage])': { marginBlock: 'var(--space-3)' },
      '& > .step-parts': { fontSize: 'var(--size-m)' },
      '& .step-title': { paddingTop: 0, fontSize: '1.0938rem', lineHeight: 1.25 },
      '& .step-title > :focus, & > .step-title:focus': { outline: 'none' },
      '& .step-number, & .step-next, & .anchor': { display: 'none' },
    },
    [stage]: {
      visibility: 'visible',
      position: 'fixed',
      top: 0,
      left: 0,
      zIndex: 0,
      width: 'var(--stage-width)',
      height: 'var(--stage-height)',
      margin: 0,
      overflow: 'auto',
      touchAction: 'pan-y pinch-zoom',
      background: 'var(--bg)',
      borderBottom: '1px solid var(--line)',
      display: 'flex',
      flexFlow: 'column nowrap',
      gap: 0,
      // The bar stands above a drawing, and may stand over a model, which turns.
      '&::before': { content: '""', flex: '0 1 var(--bar)' },
      '&:not(:has([data-step-solid]))::before': { flex: '0 0 var(--bar)' },
      '& .arm-switch, & figcaption': { display: 'none' },
      '& figure': { flex: 'none', width: '100%', margin: 0 },
      '& div:has(> button[data-turn])': { position: 'static', paddingBottom: 0 },
      // In the bar, where it covers nothing.
      '& button[data-turn]': {
        position: 'fixed',
        inset: '0.125rem 3.5rem auto auto',
        padding: '0 0.6rem',
        fontSize: 'var(--size-s)',
      },
      // Which arm is drawn, where it is not the reader's.
      '& > p': {
        position: 'absolute',
        insetBlockEnd: 'var(--space-1)',
        insetInlineStart: 'var(--space-4)',
        margin: 0,
        fontSize: 'var(--size-xs)',
      },
      // Instead of the model, above what is below the drawing.
      '& div:has(> button[data-turn]) > [role="alert"]': {
        position: 'absolute',
        inset: 'auto 0 0 0',
        margin: 0,
        padding: 'var(--space-2)',
        background: 'var(--bg)',
        '& p': { margin: '0 0 var(--space-2)' },
      },
      // As large as fits: the ground of a drawing ends where it does.
      '& img': {
        width: 'min(var(--stage-width), (var(--stage-height) - var(--around) - 1px) * var(--form))',
        maxWidth: 'none',
        height: 'auto',
      },
      '& [data-step-solid] > div': { paddingInline: 'var(--space-2)' },
      // Over the view, above the bar that plays it. The way to other steps is below.
      '& .solid-tools': {
        position: 'absolute',
        insetBlockEnd: '4rem',
        insetInlineEnd: 0,
        '& > button:not(:last-of-type)': { display: 'none' },
      },
    },
  },
  [sideways]: {
    [placed]: {
      '--words-width': 'min(39vw, 30rem)',
      '--stage-width': 'calc(100vw - var(--words-width))',
      '--stage-height': '100dvh',
      '--around': '3.25rem',
      '--words-top': 'var(--bar)',
      '--words-left': 'calc(100vw - var(--words-width))',
    },
    [placedPlain]: { '--words-left': '0px', '--stage-height': '0px' },
    [stage]: {
      justifyContent: 'safe center',
      paddingBottom: 'var(--around)',
      borderBottom: 0,
      borderRight: '1px solid var(--line)',
      '&::before': { display: 'none' },
      '&:has([data-step-solid])': { paddingBottom: 0 },
      // Below the drawing.
      '& button[data-turn]': { inset: 'auto calc(var(--words-width) + var(--space-2)) 0.25rem auto' },
    },
  },
  [cramped]: {
    [stage]: { '& button[data-turn]': { inset: 'auto 0.5rem calc(100dvh - var(--stage-height) + 0.5rem) auto' } },
  },
  [tiny]: {
    [placed]: {
      '--keys': '4.25rem',
      '--stage-width': '100%',
      '--stage-height': '14rem',
      '--words-top': 'var(--bar)',
      '--words-left': '0px',
    },
    [stage]: { position: 'static', height: 'auto', border: 0, '& button[data-turn]': { position: 'static' } },
  },
  [large]: {
    [placed]: { '--keys': '5rem', '--bar': '3.25rem' },
    [step]: {
      padding: 'var(--space-3) var(--space-5) var(--space-5)',
      fontSize: '1.125rem',
      '& > .step-parts': { fontSize: '1.125rem' },
      '& .step-title': { fontSize: 'var(--size-xl)' },
    },
    [stage]: {
      '& .solid-tools > button:not(:last-of-type)': { display: 'inline-flex' },
      '& .solid-tools > button:nth-last-of-type(2), & .solid-tools > button:nth-last-of-type(3)': { display: 'none' },
    },
    // Two rules: in a list, Emotion does not find the frame in `:has()`.
    'html:has(&[data-plain]) [data-open-step]': centred,
    '&[data-plain] > .bench-words': centred,
  },
});

/** The step on the whole screen, with the bars around it. */
export const frameStyle = css(placedStyle, barsStyle);
