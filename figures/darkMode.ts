import { trueColour } from './trueColours';

/** Ground of a drawing in the dark mode: that of the pages. */
const ground = '#12171b';

/** Edge round black things on it. */
const edge = '#aebac4';

/** Every colour of a drawing that is no true colour, and what it becomes in the dark mode: light and dark change places, hues stay. */
export const partners: Readonly<Record<string, string>> = {
  // ink of svg.ts, and paper that is drawn in front of a line
  '#1f2933': '#dbe4ec',
  '#7b8794': '#8593a0',
  '#cbd2d9': '#36424b',
  '#1b7f8c': '#57c0cd',
  '#cdeaee': '#123a41',
  '#c62828': '#ff8f88',
  '#fff': '#1a2127',
  '#ffffff': '#1a2127',
  // surfaces of the robot
  '#f7f9fa': '#192025',
  '#fafbfc': '#151b20',
  '#e3e8ec': '#222b31',
  '#c3ccd4': '#37434c',
  '#9aa5b1': '#5f6d79',
  // what the models show: there already, put on, screwed in
  '#55606b': '#a3afb9',
  '#f7f8f9': '#161c21',
  '#eceff1': '#20282e',
  '#dfe3e7': '#2c363d',
  '#0d5661': '#86d3de',
  '#d9f0f3': '#0a2b30',
  '#bfe3e8': '#103d44',
  '#a2d2d9': '#19535c',
  '#5fb7c4': '#207a87',
  '#3a98a6': '#379caa',
  '#237a88': '#5cbac7',
};

const keeps: ReadonlySet<string> = new Set(['none', 'currentColor', ...Object.values(trueColour)]);

/**
 * The style that turns a drawing over for the dark mode. A page tells a drawing its mode with `color-scheme`; one that is
 * opened alone follows the system. It brings its own ground, because a browser may choose another mode than the page's.
 */
export function darkStyle(svg: string): string {
  const used = new Map(
    [...svg.matchAll(/\s(fill|stroke|color)="([^"]+)"/g)].map(([, property = '', colour = '']) => [
      property + colour,
      { property, colour },
    ]),
  );
  const rules = [...used.values()]
    .filter(({ colour }) => !keeps.has(colour))
    .map(({ property, colour }) => {
      const partner = partners[colour];
      if (!partner)
        throw new Error(
          `figures/darkMode.ts does not know what the colour ${colour} becomes in the dark mode. Name it there, or draw with a colour of ink or trueColour.`,
        );
      return `[${property}="${colour}"]{${property}:${partner}}`;
    })
    .sort();
  const edges = svg.includes('class="edge"') ? `.edge{stroke:${edge}}` : '';
  return `<style>@media screen and (prefers-color-scheme:dark){svg{background:${ground}}${rules.join('')}${edges}}</style>`;
}
