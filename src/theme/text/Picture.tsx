import { photoFormats, photoWidths, scaledHeight } from '../../model/photo';
import type { PropFigure } from '../../model/pageTypes';

interface PictureProps extends Pick<PropFigure, 'width' | 'height' | 'publicURL' | 'photo'> {
  readonly alt: string;
  /** Display width, in the syntax of `sizes`. */
  readonly sizes?: string;
  readonly priority?: 'high';
  /** Display size in px, if it isn't the picture's own. */
  readonly shown?: { readonly width: number; readonly height: number };
}

/** `sizes` for the width of the text: the column on a wide screen, the whole of a narrow one. */
const textWidth = '(min-width: 62.25rem) 46rem, 100vw';

const mediaTypes = { avif: 'image/avif', jpg: 'image/jpeg' } as const;

/** Width of a picture that is `height` high, for browsers that can read its attributes. */
const widthAt = (height: string): string => `${height} * attr(width type(<number>)) / attr(height type(<number>))`;

/**
 * Print style of a picture that is at most `maxHeight` high. Its width comes from its attributes, where browsers can read them: a lazy
 * picture that hasn't loaded would be 0 wide with `auto`, and sheets laid out by then would have no room for it.
 */
export const printedAtMost = (maxHeight: string) => ({ maxHeight, width: ['auto', `min(attr(width px), ${widthAt(maxHeight)})`] });

/** Share of its size at which a drawing is printed at least: words of 22 px are 6 pt high then. */
const leastPrinted = 0.366;

/** Print style of a drawing of a step: at most `maxWidth` wide and `maxHeight` high, unless its words would be too small. */
export const printedReadable = (maxWidth: string, maxHeight: string) => ({
  maxHeight: [maxHeight, 'none'],
  width: ['auto', `max(attr(width px) * ${leastPrinted}, min(${maxWidth}, ${widthAt(maxHeight)}))`],
});

/** Drawing, or a photo in the size and format that fits. */
export function Picture({ alt, width, height, publicURL, photo, sizes = textWidth, priority, shown = { width, height } }: PictureProps) {
  const loading = priority === 'high' ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  if (photo === null) return <img src={publicURL} alt={alt} {...shown} decoding="async" {...loading} />;
  const widths = photoWidths({ width });
  const files = (format: keyof typeof mediaTypes): string => widths.map((each) => `${photo}-${each}.${format} ${each}w`).join(', ');
  const [first, last] = photoFormats;
  return (
    <picture>
      <source type={mediaTypes[first]} srcSet={files(first)} sizes={sizes} />
      <img src={publicURL} srcSet={files(last)} sizes={sizes} alt={alt} {...shown} decoding="async" {...loading} />
    </picture>
  );
}

/** URL and size of the largest file of a photo in a format that every browser supports, or of the drawing. */
export function largestFile({ width, height, publicURL, photo }: Pick<PropFigure, 'width' | 'height' | 'publicURL' | 'photo'>): {
  readonly src: string;
  readonly width: number;
  readonly height: number;
} {
  if (photo === null) return { src: publicURL, width, height };
  const largest = photoWidths({ width }).at(-1) ?? width;
  return { src: `${photo}-${largest}.jpg`, width: largest, height: scaledHeight({ width, height }, largest) };
}
