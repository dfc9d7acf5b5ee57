import { arrow } from '../diagram';
import { ink, label, weight, type Drawing } from '../svg';
import { smallSheet } from '../smallSheet';
import {
  caseFlange,
  finger,
  gluedBlock,
  glue,
  glueGun,
  lid,
  nippers,
  nuts,
  pairs,
  plate,
  plugBack,
  pocket,
  screwdriver,
  screws,
  windowHole,
} from './moldShapes';

const size = 24;
const panelHeight = 300;
const push = (points: readonly (readonly [number, number])[]): string => arrow(points, { colour: ink.accent, width: 4 });
const under = (text: string, line = 0): string => label(90, 186 + line * 28, text, { size });

/** Two plates from the side: body below, lid above, with the seam between them. */
const sideView = (): string =>
  `<rect x="0" y="74" width="180" height="52" rx="4" fill="#fff" stroke-width="${weight.outline}"/><rect x="0" y="52" width="180" height="20" rx="4" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`;

/** What each of the thirteen steps shows, drawn on a plate of 180 by 150 px. */
const panels: readonly (() => string)[] = [
  () =>
    plate() +
    windowHole() +
    caseFlange(0, -62) +
    push([
      [90, 2],
      [90, 28],
    ]) +
    under('case into', 0) +
    under('the window', 1),
  () =>
    plate() +
    pocket() +
    windowHole() +
    plugBack(0, -92) +
    pairs(-8, 26) +
    push([
      [140, -30],
      [140, 22],
    ]) +
    under('plug into', 0) +
    under('the sleeve', 1),
  () =>
    plate() +
    pocket() +
    plugBack(0, -20) +
    pairs(60, 168) +
    label(22, 190, 'thick', { size, anchor: 'start' }) +
    label(160, 190, 'thin', { size, anchor: 'end' }),
  () => pairs(140, 168) + lid() + under('lid on', 0.2),
  () => pairs(140, 168) + lid() + screws() + under('4 screws', 0.2),
  () => pairs(140, 168) + plate() + nuts() + caseFlange() + under('back: 4 nuts,', 0.2) + under('flange', 1.1),
  () => pairs(140, 168) + lid() + screws() + glueGun() + under('glue into the', 0.2) + under('outer hole', 1.1),
  () =>
    pairs(140, 168) +
    lid() +
    screws() +
    glue(40, 13) +
    glue(78, 14) +
    push([
      [150, 78],
      [112, 78],
    ]) +
    under('until a dome', 0.2) +
    under('rises here', 1.1),
  () =>
    pairs(140, 168) +
    lid() +
    screws() +
    glue(40, 13) +
    glue(78, 9) +
    nippers(96, 78) +
    under('wait 2 min,', 0.2) +
    under('cut the dome', 1.1),
  () => sideView() + `<g transform="translate(-2 0)">${screwdriver(174, 74)}</g>` + under('blade into', 0) + under('the seam', 1),
  () => plate() + pocket() + gluedBlock() + nippers(98, 78) + under('cut both', 0.3) + under('pegs', 1.3),
  () =>
    plate() +
    caseFlange() +
    `<g transform="translate(8 -14)">${screwdriver(50, 60)}</g>` +
    under('back: lift', 0) +
    under('the case out', 1),
  () => plate() + windowHole() + finger(90, 34) + under('push the', 0) + under('plug out', 1),
];

const groups: readonly { file: string; title: string; from: number; to: number }[] = [
  { file: 'wiring-l-end-fill.svg', title: 'Fill the mold', from: 1, to: 3 },
  { file: 'wiring-l-end-close.svg', title: 'Close the mold', from: 4, to: 6 },
  { file: 'wiring-l-end-glue.svg', title: 'Glue', from: 7, to: 9 },
  { file: 'wiring-l-end-open.svg', title: 'Open the mold', from: 10, to: 13 },
];

const badge = (x: number, y: number, text: string): string =>
  `<circle cx="${x}" cy="${y}" r="19" fill="${ink.accent}" stroke="none"/>${label(x, y + 8, text, { size, colour: '#fff' })}`;

/** The steps that give a plug its L shape, in four drawings. */
export const moldSteps = (): Drawing[] =>
  groups.map(({ file, title, from, to }) => {
    const count = to - from + 1;
    const columns = count === 4 ? 2 : 3;
    const width = 640 / columns;
    const body = Array.from({ length: count }, (_, index) => {
      const [x, y] = [(index % columns) * width, Math.floor(index / columns) * panelHeight];
      const draw = panels[from - 1 + index];
      if (!draw) throw new Error(`figures/wiring/moldSteps.ts has no panel for step ${from + index}.`);
      return `<g transform="translate(${(x + (width - 180) / 2).toFixed(1)} ${y + 74})">${draw()}</g>${badge(x + 22, y + 22, `${from + index}`)}`;
    });
    return smallSheet({
      file,
      height: Math.ceil(count / columns) * panelHeight,
      title,
      description: `Steps ${from} to ${to} of giving a plug its L shape.`,
      body: body.join('\n'),
    });
  });
