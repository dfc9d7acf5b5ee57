import { media } from '../styles/media';

/** Marks the one of several that is chosen where the reader's own colours are forced: all grounds and borders look the same there. */
export const filledWhereForced = {
  [media.forcedColours]: {
    background: 'Highlight',
    color: 'HighlightText',
    borderColor: 'Highlight',
    forcedColorAdjust: 'none',
  },
} as const;
