import { css } from '@emotion/react';
import { media } from '../styles/media';
import { OpenLarge } from './OpenLarge';
import { Picture, printedAtMost } from './Picture';
import { useFigure } from './pageData';
import { textWords } from '../../site/words/text';

interface FigureProps {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  /** Links to the drawing alone, for drawings to zoom into or to print on a large sheet. */
  readonly open?: boolean;
  /** On paper, floats beside the text up to the next heading; for drawings that needn't be measured or followed. */
  readonly beside?: boolean;
  /** Prints the drawing at its true size: 96 px per inch. */
  readonly trueSize?: boolean;
  /** `high` for the first drawing of a page, which loads eagerly. */
  readonly priority?: 'high';
}

const box = css({
  margin: 'var(--space-5) 0',
  '& img': { display: 'block', height: 'auto', margin: '0 auto', background: 'var(--figure-ground)' },
  '& figcaption': {
    marginTop: 'var(--space-2)',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-s)',
    textAlign: 'center',
    textWrap: 'balance',
  },
  [media.touch]: { '& figcaption a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' } },
  // Makes the words of a drawing about as large as the text. A sheet has 26 cm between its margins, minus the caption.
  [media.print]: {
    margin: 'var(--space-3) 0',
    breakInside: 'avoid',
    '& img': { ...printedAtMost('58cm'), zoom: 0.4 },
    '& figcaption a': { display: 'none' },
  },
});

/** Maximum width in px of drawings whose words are as large as the page's text; wider ones have larger words. */
const pageWords = 480;

const withPageWords = css({ [media.print]: { '& img': { zoom: 0.7 } } });

/** A photo is as wide as the text, and on paper at most a third of the sheet high. */
const ofPhoto = css({
  '& img': { background: 'none', borderRadius: 'var(--radius)' },
  [media.print]: { '& img': { ...printedAtMost('9cm'), zoom: 1 } },
});

/** Keeps a portrait photo from filling the window. */
const upright = css({ [media.screen]: { maxWidth: '26rem', marginInline: 'auto' } });

const onPaperBeside = css({
  [media.print]: { float: 'right', width: '42%', margin: '0 0 var(--space-2) var(--space-4)', '& img': { zoom: 0.36 } },
});

const onPaperBesideWithPageWords = css({ [media.print]: { '& img': { zoom: 0.58 } } });

const printedAtTrueSize = css({ [media.print]: { '& img': { maxWidth: 'none', maxHeight: 'none', zoom: 1 } } });

/** Drawing or photo with its caption. Its size is known before it loads, so that the layout doesn't shift. */
export function Figure({ src, alt, caption, open, beside, trueSize, priority }: FigureProps) {
  const figure = useFigure(src);
  const { width, height, publicURL, photo } = figure;
  const hasPageWords = photo === null && width <= pageWords;
  return (
    <figure
      css={[
        box,
        photo !== null && ofPhoto,
        photo !== null && height > width && upright,
        hasPageWords && withPageWords,
        beside && onPaperBeside,
        beside && hasPageWords && onPaperBesideWithPageWords,
        trueSize && printedAtTrueSize,
      ]}
    >
      <OpenLarge {...figure} alt={alt}>
        <Picture {...figure} alt={alt} {...(priority ? { priority } : {})} />
      </OpenLarge>
      {(caption || open) && (
        <figcaption>
          {caption} {open && <a href={publicURL}>{textWords.drawing.alone}</a>}
        </figcaption>
      )}
    </figure>
  );
}

/** A photo: a figure whose files the build makes. */
export const Photo = Figure;
