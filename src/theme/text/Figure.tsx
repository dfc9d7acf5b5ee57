import { css } from '@emotion/react';
import { media } from '../styles/media';
import { OpenLarge } from './OpenLarge';
import { Picture } from './Picture';
import { useFigure } from './pageData';

interface FigureProps {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  /** Leads to the drawing alone, for those that are zoomed into or printed on a large sheet. */
  readonly open?: boolean;
  /** On paper it stands beside the text that follows, up to the next heading: for one that reminds, and is not measured or followed. */
  readonly beside?: boolean;
  /** Its px are CSS px, 96 an inch: it is printed as large as it is drawn. */
  readonly trueSize?: boolean;
  /** `high` for the first drawing of a page, which is loaded at once. */
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
  // Words of a drawing have about the size of the text then. A sheet has 26 cm between its margins, and the caption needs some.
  [media.print]: {
    margin: 'var(--space-3) 0',
    breakInside: 'avoid',
    '& img': { width: 'auto', maxHeight: '58cm', zoom: 0.4 },
    '& figcaption a': { display: 'none' },
  },
});

/** Up to this width in px a drawing has words as large as those of the page; wider ones have larger words. */
const pageWords = 480;

const withPageWords = css({ [media.print]: { '& img': { zoom: 0.7 } } });

/** A photo is as wide as the text, and on paper not higher than a third of the sheet. */
const ofPhoto = css({
  '& img': { background: 'none', borderRadius: 'var(--radius)' },
  [media.print]: { '& img': { maxHeight: '9cm', zoom: 1 } },
});

/** A photo that is higher than wide would fill the window. */
const upright = css({ [media.screen]: { maxWidth: '26rem', marginInline: 'auto' } });

const onPaperBeside = css({
  [media.print]: { float: 'right', width: '42%', margin: '0 0 var(--space-2) var(--space-4)', '& img': { zoom: 0.36 } },
});

const onPaperBesideWithPageWords = css({ [media.print]: { '& img': { zoom: 0.58 } } });

const printedAtTrueSize = css({ [media.print]: { '& img': { maxWidth: 'none', maxHeight: 'none', zoom: 1 } } });

/** A drawing or photo with its caption. The room it needs is known before it loads. */
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
          {caption} {open && <a href={publicURL}>Open the drawing alone</a>}
        </figcaption>
      )}
    </figure>
  );
}
