import { css } from '@emotion/react';
import type { MouseEvent, ReactNode } from 'react';
import { media } from '../styles/media';
import { visuallyHidden } from '../styles/visuallyHidden';

/** How long a copied link says so, in ms. */
const shownFor = 1500;

/**
 * Copies the URL of an anchor link when it is clicked; the link is still followed. One handler for the whole text keeps headings plain
 * HTML.
 */
function copyAnchor(event: MouseEvent<HTMLElement>): void {
  const anchor = (event.target as HTMLElement).closest<HTMLAnchorElement>('a.anchor');
  if (!anchor || !navigator.clipboard) return;
  void navigator.clipboard.writeText(anchor.href).then(
    () => {
      anchor.dataset.copied = '';
      setTimeout(() => delete anchor.dataset.copied, shownFor);
    },
    () => undefined,
  );
}

const admonitions = (['note', 'tip', 'info', 'warning', 'danger'] as const).map((type) => ({
  [`& .admonition-${type}`]: { borderLeftColor: `var(--${type})`, background: `var(--${type}-bg)` },
  [`& .admonition-${type} > .admonition-title`]: { color: `var(--${type})` },
}));

/** Frames that show the severity of an admonition without colours, in print and forced-colors mode. */
const frames = {
  '& .admonition': { border: '1px solid', borderLeftWidth: 4 },
  '& .admonition-danger': { border: '4px double' },
  '& .admonition-warning': { border: '2px dashed', borderLeft: '4px solid' },
  '& .admonition-note': { border: '1px dotted', borderLeft: '4px solid' },
  '& .admonition-tip': { borderWidth: '0 0 0 1px' },
} as const;

const prose = css(
  {
    // Containing block for hints, which are as wide as the column.
    position: 'relative',
    '& :is(p, ul, ol, dl, blockquote)': { margin: 'var(--space-4) 0' },
    '& li > :is(ul, ol)': { margin: 'var(--space-1) 0' },
    '& :is(ul, ol)': { paddingLeft: '1.4rem' },
    '& li + li': { marginTop: 'var(--space-1)' },
    '& li::marker': { color: 'var(--text-faint)' },
    // The anchor link follows the last word of a heading, so both are inline.
    '& .heading': { lineHeight: 1.25, textWrap: 'balance', '& > :is(h2, h3, h4, h5, h6)': { display: 'inline', margin: 0, padding: 0 } },
    '& h2, & .heading-2': { margin: 'var(--space-7) 0 var(--space-3)', paddingTop: 'var(--space-2)' },
    '& h3, & .heading-3': { margin: 'var(--space-6) 0 var(--space-2)' },
    '& :is(h4, h5, h6, .heading-4, .heading-5, .heading-6)': { margin: 'var(--space-5) 0 var(--space-2)' },
    '& h2': {
      fontSize: 'var(--size-xl)',
      letterSpacing: '-0.015em',
    },
    '& h3': { fontSize: 'var(--size-l)' },
    '& :is(h4, h5, h6)': { fontSize: 'var(--size-m)' },
    '& code': { fontFamily: 'var(--mono)', fontSize: '0.9em' },
    '& :not(pre) > code': {
      padding: '0.1em 0.3em',
      borderRadius: 'var(--radius-s)',
      background: 'var(--code-bg)',
      // An outline takes no space, and is still visible with forced colours, where the background is gone.
      outline: '1px solid var(--line)',
      outlineOffset: -1,
      overflowWrap: 'anywhere',
    },
    '& kbd': {
      padding: '0.1em 0.4em',
      border: '1px solid var(--line-strong)',
      borderBottomWidth: 2,
      borderRadius: 'var(--radius-s)',
      fontFamily: 'var(--font)',
      fontSize: '0.85em',
    },
    '& blockquote': { marginLeft: 0, paddingLeft: 'var(--space-4)', borderLeft: '3px solid var(--line)', color: 'var(--text-soft)' },
    '& hr': { margin: 'var(--space-6) 0', border: 0, borderTop: '1px solid var(--line)' },
    '& .contains-task-list': { listStyle: 'none', paddingLeft: 0 },
    '& .anchor': { marginLeft: '0.4em', color: 'var(--text-faint)', fontWeight: 400, textDecoration: 'none', opacity: 0 },
    '& :is(.heading, .step-title):hover > .anchor, & .anchor:is(:focus-visible, [data-copied])': { opacity: 1 },
    '& .anchor[data-copied]::after': { content: '" link copied"', fontSize: 'var(--size-xs)' },
    '& .admonition': {
      margin: 'var(--space-5) 0',
      padding: 'var(--space-3) var(--space-4)',
      borderLeft: '4px solid',
      borderRadius: 'var(--radius-s)',
    },
    '& .admonition > :last-child': { marginBottom: 0 },
    '& .admonition > :nth-of-type(2)': { marginTop: 'var(--space-1)' },
    // Dangers in a row are one box with a title each: four boxes are read less than one.
    [media.screen]: {
      '& .admonition-danger:has(+ .admonition-danger)': {
        marginBottom: 0,
        paddingBottom: 'var(--space-1)',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
      '& .admonition-danger + .admonition-danger': {
        marginTop: 0,
        paddingTop: 'var(--space-1)',
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
        '& > .admonition-title > svg': { display: 'none' },
        '& > .admonition-title > .admonition-kind': visuallyHidden,
      },
    },
    '& .admonition-title': { margin: 0, fontWeight: 'var(--weight-strong)' },
    '& .admonition-title > svg': { marginRight: '0.4em', verticalAlign: '-0.2em' },
    // Without a math font, fractions and dots are taller than their line; the padding makes space for them.
    '& .formula-block': { display: 'block', padding: '0.75rem 0', overflowX: 'auto', overflowY: 'hidden', textAlign: 'center' },
    '& math': { fontSize: '1.1em' },
    // Selects the first child. Emotion warns of `:first-child`, because a style element might precede it.
    '& mfrac > :last-child, & msqrt > :not(* + *)': { paddingTop: '0.2em' },
  },
  {
    '& .scroll-table': {
      position: 'relative',
      margin: 'var(--space-5) 0',
      overflowX: 'auto',
      border: '1px solid var(--line)',
      borderRadius: 'var(--radius)',
      containerType: 'inline-size',
      // The table keeps the page's background inside admonitions and tools, because its sticky column and the shade need it. A shade at the
      // right edge shows that the table scrolls; at its end a background layer covers the shade.
      background: [
        'linear-gradient(to left, var(--bg) 50%, transparent) right / 3rem 100% no-repeat local',
        'linear-gradient(to left, var(--edge), transparent) right / 1rem 100% no-repeat var(--bg)',
      ].join(),
    },
    '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 'var(--size-s)', lineHeight: 1.45 },
    '& caption': {
      // Stays in view and wraps while its table scrolls.
      position: 'sticky',
      left: 0,
      maxWidth: '100cqi',
      padding: 'var(--space-2) var(--space-3)',
      borderBottom: '1px solid var(--line)',
      color: 'var(--text-soft)',
      fontSize: 'var(--size-xs)',
      fontWeight: 'var(--weight-strong)',
      textAlign: 'left',
    },
    '& :is(th, td)': { padding: '0.5rem var(--space-3)', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'normal' },
    '& thead :is(th, td)': {
      background: 'var(--bg-soft)',
      color: 'var(--text-soft)',
      fontWeight: 'var(--weight-strong)',
      verticalAlign: 'bottom',
    },
    '& tbody tr': { borderTop: '1px solid var(--line)' },
    // Words get a minimum width; numbers don't.
    '& .align-right': { textAlign: 'right' },
    '& .align-center': { textAlign: 'center' },
    '& .number': { minWidth: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    // Firefox breaks "N·m/rad" after the slash.
    '& .unit': { fontWeight: 400, whiteSpace: 'nowrap' },
    '& table :not(pre) > code': { overflowWrap: 'break-word' },
    // Print sets its own minimum width.
    '& td, & tbody th:where(.written *)': { minWidth: 'var(--least, min(6rem, 20cqi))' },
    '& tbody th:where(.written *)': { fontWeight: 'inherit' },
    '& code wbr': { display: 'none' },
    '& code > .whole': { whiteSpace: 'nowrap' },
    // Between sidebar and table of contents, a table has as little space as in a narrow window.
    [media.belowWide]: {
      // The first column stays in view.
      '& .scroll-table tr > :not(* + *)': {
        position: 'sticky',
        left: 0,
        zIndex: 1,
        maxWidth: '45cqi',
        borderRight: '1px solid var(--line)',
        // Kerning with a following space would make the column too narrow for the same word at the end of a line.
        fontKerning: 'none',
        backgroundColor: 'var(--bg)',
        // `break-word` wraps only words wider than the column; `anywhere` would let the column shrink to one letter.
        overflowWrap: 'break-word',
      },
      '& .scroll-table thead tr > :not(* + *)': { backgroundColor: 'var(--bg-soft)' },
      '& thead :is(th, td)': { verticalAlign: 'top' },
      // Short cells may shrink; long ones need a readable width.
      '& .long': { minWidth: 'min(9rem, 34cqi)' },
      '& th.long:has(> code:only-child)': { minWidth: 'min(11rem, 44cqi)' },
      '& code wbr': { display: 'inline' },
    },
    // So that a tool or table begins in the first window.
    [media.phone]: { '& h2, & .heading-2': { marginTop: 'var(--space-5)' } },
    [media.print]: {
      '--least': '3rem',
      '& :is(p, ul, ol, dl, blockquote)': { marginBlock: 'var(--space-2)' },
      '& :is(h2, h3, h4)': { margin: '1.25em 0 0.35em', paddingTop: 0 },
      '& .scroll-table': { margin: 'var(--space-3) 0', overflow: 'visible', border: 0 },
      '& :is(th, td)': { padding: '0.25em 0.6em' },
      '& tr': { breakInside: 'avoid' },
      '& .heading': { clear: 'both', breakAfter: 'avoid' },
      // The last links of a page aren't alone on a sheet.
      '& .heading:has(+ [data-cards]:last-child)': { breakBefore: 'avoid' },
      // `break-after` applies only to blocks.
      '& .heading > :is(h2, h3, h4, h5, h6)': { display: 'block', breakAfter: 'avoid' },
      '& .anchor': { display: 'none' },
      // A space at the end would take a sheet of its own.
      '& > :last-child': { marginBottom: 0 },
      // `flow-root` puts the frame beside a floating drawing, not behind it.
      '& .admonition': { display: 'flow-root', margin: 'var(--space-3) 0', padding: 'var(--space-1) var(--space-3)', breakInside: 'avoid' },
    },
  },
  ...admonitions,
  { [media.withoutColours]: frames },
);

/** Text of a page, with the styles for everything that Markdown produces. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles clicks on the links inside, which are focusable
    <div css={prose} onClick={copyAnchor}>
      {children}
    </div>
  );
}
