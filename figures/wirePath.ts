import { ink } from './svg';
import { trueColour } from './trueColours';

/** What is seen beside a wire, one px on each side, where its colour could be lost: darkMode.ts gives black an edge on dark ground. */
const edges: Readonly<Record<string, string>> = {
  [trueColour.black]: 'class="edge" stroke="none"',
  [trueColour.yellow]: `stroke="${ink.soft}"`,
  [trueColour.white]: `stroke="${ink.soft}"`,
};

/** A wire along a path. */
export function wirePath(d: string, colour: string, width: number): string {
  const edge = edges[colour];
  return `${edge ? `<path ${edge} d="${d}" stroke-width="${width + 2}"/>` : ''}<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;
}
