import { ink, label } from '../svg';

/** Width in px of a drawing of the pair, and the size of its words: 9.5 px on a phone that shows it 328 px wide, 14 px beside the text. */
export const page = { width: 480, size: 14 } as const;

/** An arm of a pair, in the order in which the drawings show them: from behind. */
export type Arm = 'left' | 'right';
export const arms: readonly Arm[] = ['left', 'right'];

/** Place on the sheet of something `x` px from the outer edge of its arm's half: the right half is the mirror image of the left one. */
export const armX = (arm: Arm, x: number): number => (arm === 'left' ? x : page.width - x);

/** Draws something for both arms. */
export const bothArms = (draw: (arm: Arm) => string): string => arms.map(draw).join('');

/** Whether a step brings a thing (in colour) or finds it there (in grey). */
export type State = 'fresh' | 'built';

/** Greys of what is there already: its lines, its wires and its words. */
export const grey = { line: ink.soft, wire: '#9aa5b1', text: '#55606b' } as const;

/** Colour of the words on a thing. */
export const wordsOf = (state: State): string => (state === 'fresh' ? ink.line : grey.text);

/** A small eye, its middle at (x, y). */
const eye = (x: number, y: number): string =>
  `<path d="M${x - 10} ${y}Q${x} ${y - 10} ${x + 10} ${y}Q${x} ${y + 10} ${x - 10} ${y}Z" stroke="${ink.accent}" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="2.5" fill="${ink.accent}" stroke="none"/>`;

/** An eye and where one looks from, such as "looking into the plug", from (x, y) to the right. */
export const lookedAt = (x: number, y: number, words: string): string =>
  eye(x + 10, y - 5) + label(x + 26, y, words, { size: page.size, anchor: 'start', colour: ink.accent });

/** The viewpoint of a drawing of the pair, in its first line: the left arm is at the left, because one stands behind the robot. */
export const pairViewMark = (): string =>
  [
    label(armX('left', 8), 20, 'Left arm', { size: 15, anchor: 'start' }),
    label(armX('right', 8), 20, 'Right arm', { size: 15, anchor: 'end' }),
    lookedAt(168, 20, 'seen from behind'),
  ].join('');
