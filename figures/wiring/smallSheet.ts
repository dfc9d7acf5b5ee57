import { drawing, type Drawing } from '../svg';

/** Width of a sheet on which lines and words are laid out, and the width at which it is shown: words of 24 px become 15 px. */
const sheet = { laidOut: 640, shown: 400 } as const;
const scale = sheet.shown / sheet.laidOut;

/** A drawing that is laid out 640 px wide and shown 400 px wide, so that its words have the size of the text beside it. Thin lines are made up for. */
export const smallSheet = (options: Omit<Parameters<typeof drawing>[0], 'width'>): Drawing =>
  drawing({
    ...options,
    width: sheet.shown,
    height: Math.ceil(options.height * scale),
    body: `<g transform="scale(${scale})" stroke-width="1.6">\n${options.body}\n</g>`,
  });
