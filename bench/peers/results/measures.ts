/** A measure as readers see it. */
export interface Measure {
  /** Name in the samples. */
  readonly name: string;
  readonly label: string;
  /** Which value is the better one; null where neither is. */
  readonly better: 'less' | 'more' | null;
  /** Decimal places. */
  readonly digits: number;
}

/** A table of the page of results. */
export interface MeasureGroup {
  readonly title: string;
  /** What it says and how it was measured, in a few sentences. */
  readonly text: string;
  readonly measures: readonly Measure[];
}

const less = (name: string, label: string, digits = 0): Measure => ({ name, label, better: 'less', digits });
const more = (name: string, label: string, digits = 0): Measure => ({ name, label, better: 'more', digits });

const buildLabels = {
  cold: 'cold',
  nothing: 'nothing changed',
  word: 'one word',
  number: 'one number',
  document: 'one document more',
} as const;

const ofBuilds = (measure: string, label: string): Measure[] =>
  Object.entries(buildLabels).map(([build, words]) =>
    less(`build ${build}: ${measure}`, `${label}, ${words}`, measure === 'wall' || measure === 'processor' ? 1 : 0),
  );

/** Everything that is measured, in the order of the page. */
export const measureGroups: readonly MeasureGroup[] = [
  {
    title: 'Install and build',
    text:
      'Processor seconds count all processes of a build, and say more than the clock on a machine that does something else, too. Memory is the sum of what all ' +
      'processes hold at one moment. A cold build starts without output and caches; each later one follows a change, one on top of the other. ' +
      'Files are those that a change makes new, other or superfluous in the output.',
    measures: [
      less('install: wall', 'Install, s', 0),
      ...ofBuilds('processor', 'Processor s'),
      ...ofBuilds('wall', 'Clock s'),
      ...ofBuilds('memory', 'Memory, MB'),
      ...ofBuilds('files', 'Files').map((measure): Measure => (measure.name.includes('cold') ? { ...measure, better: null } : measure)),
    ],
  },
  {
    title: 'First visit',
    text:
      'Three pages, each opened with an empty cache. Sizes are bytes on the wire until the load event, headers included. FCP is the first paint of anything, LCP that of the ' +
      'largest piece; blocking time is what tasks take beyond 50 ms each after the first paint; CLS says how far things jump, from 0 for not at all.',
    measures: [
      less('load: all before load', 'kB before load', 1),
      less('load: html', 'HTML, kB', 1),
      less('load: script', 'Scripts, kB', 1),
      less('load: style', 'Stylesheets, kB', 1),
      less('load: font', 'Fonts, kB', 1),
      less('load: data', 'Data, kB', 1),
      less('load: other', 'Other, kB', 1),
      { ...less('load: after load', 'kB after load', 1), better: null },
      less('load: requests', 'Requests before load'),
      less('load: FCP', 'FCP, ms'),
      less('load: LCP', 'LCP, ms'),
      less('load: blocking time', 'Blocking time, ms'),
      less('load: CLS', 'CLS', 3),
    ],
  },
  {
    title: 'In use',
    text:
      'The first result counts from the first key, with the search fresh and a key every 120 ms; an index that is not there yet is fetched in that time. ' +
      'An interaction lasts from the press to the next paint, as INP counts it; browsers tell of none below 16 ms. A route change lasts from the press on a link, ' +
      'after the pointer has rested on it for 300 ms, to the heading of the next page.',
    measures: [
      less('search: first result', 'First result of a search, ms'),
      less('search: longest interaction', 'Longest interaction while typing, ms'),
      less('menu: interaction', 'Opening the menu of a phone, ms'),
      less('route change', 'Route change, ms'),
    ],
  },
  {
    title: 'Found and read',
    text:
      'Forty queries have one right page each: a title, a heading, an identifier of a row, the beginning of a name, a name with two letters swapped. Axe runs with its rules for WCAG A and AA and its best ' +
      'practices, wide and on a phone, on a page with a table. Without scripts, a reader has the share of the text, the links to other pages and the tables that can still be seen.',
    measures: [
      more('search: right page first', 'Right page first, %'),
      more('search: right page among five', 'Right page among the first five, %'),
      less('axe: broken rules', 'Rules of axe broken'),
      more('without scripts: text', 'Text without scripts, %'),
      more('without scripts: linked pages', 'Pages linked without scripts'),
      more('without scripts: tables', 'Tables without scripts'),
    ],
  },
];
