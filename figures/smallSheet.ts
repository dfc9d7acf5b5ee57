import { drawing, type Drawing } from './svg';

/** Share of its layout at which a drawing is shown: words of 24 px become 15 px. */
const scale = 0.625;

type Sheet = Parameters<typeof drawing>[0];

/**
 * A drawing that is laid out up to 700 px wide with large words, and shown at a share of that, so that its words have the size
 * of the text beside it and a phone has hardly to shrink them. Width (640 unless told) and height are those of the layout, in px. Thin lines are made up for.
 */
export const smallSheet = ({ width = 640, ...options }: Omit<Sheet, 'width'> & { readonly width?: number }): Drawing =>
  drawing({
    ...options,
    width: Math.ceil(width * scale),
    height: Math.ceil(options.height * scale),
    body: `<g transform="scale(${scale})" stroke-width="1.6">\n${options.body}\n</g>`,
  });
