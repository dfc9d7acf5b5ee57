import { ink, label, type Drawing } from '../svg';
import { smallSheet } from '../smallSheet';
import type { TableRow } from '../tables/tableRow';
import type { Point } from '../point';
import { cableLayouts, type CableLayout } from './cableLayouts';
import { destination } from './destinations';
import { groupHeight, pinout, pinoutGroups } from './pinout';
import { plugSide, splice } from './plugSide';
import { linesOf, wires } from './wires';
import { rowWith, type WiringTables } from './wiringTables';

const size = 24;
const top = 44;

const along = ([x, y]: Point, turn: number, distance: number): Point => {
  const angle = (turn * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
};

/** Ends of the legs on the page, by the plug's ref. A leg without a direction in the layout is an error. */
export function placeEnds(cable: string, legs: readonly TableRow[], layout: CableLayout): Map<string, Point> {
  const ends = new Map<string, Point>([[layout.start.ref, [layout.start.x, layout.start.y + top]]]);
  const missing = legs.filter((leg) => !layout.legs[leg.text('leg')]).map((leg) => leg.text('leg'));
  if (missing.length > 0)
    throw new Error(`figures/wiring/cableLayouts.ts: cable "${cable}" has no direction for the leg "${missing.join('", "')}".`);
  for (const [name, { from, turn }] of Object.entries(layout.legs)) {
    const leg = rowWith(legs, 'leg', name, 'leg');
    const start = ends.get(from);
    if (!start) throw new Error(`figures/wiring/cableLayouts.ts: leg "${name}" starts at "${from}", which has no place yet.`);
    const other = leg.text('from_ref') === from ? leg.text('to_ref') : leg.text('from_ref');
    ends.set(other, along(start, turn, leg.number('length_mm') * layout.pxPerMm));
  }
  return ends;
}

/** One leg with its length. */
function drawLeg(leg: TableRow, ends: ReadonlyMap<string, Point>, layout: CableLayout): string {
  const { from, turn, below } = layout.legs[leg.text('leg')]!; // placeEnds has checked that every leg has a layout
  const other = leg.text('from_ref') === from ? leg.text('to_ref') : leg.text('from_ref');
  const [a, b] = [ends.get(from)!, ends.get(other)!]; // placeEnds has placed both ends of every leg
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const tolerance = leg.numberIfAny('tolerance_mm');
  const flat = Math.abs(Math.sin((turn * Math.PI) / 180)) < 0.3;
  const text = tolerance === undefined ? leg.label('length_mm') : `${leg.label('length_mm', 'bare')} ± ${leg.label('tolerance_mm')}`;
  const at: Point = flat ? [middle[0] + (below ? 10 : 0), middle[1] + (below ? 38 : -18)] : [middle[0] - 16, middle[1] - 4];
  return (
    wires([a, b], linesOf(leg.text('wires'))) + label(Math.round(at[0]), Math.round(at[1]), text, { size, anchor: flat ? 'middle' : 'end' })
  );
}

/** A plug, its ref, and where it goes. */
function drawPlug(plug: TableRow, goesTo: string, at: Point, { turn, text }: CableLayout['plugs'][string]): string {
  const [dx, dy, anchor] = text;
  const bend = plug.text('shape') === 'L-shaped' ? ', L-shaped' : '';
  const [x, y] = [Math.round(at[0] + dx), Math.round(at[1] + dy)];
  return [
    plugSide(plug.text('connector'), plug.text('shape'), at[0], at[1], turn),
    label(x, y, `${plug.label('ref')}${bend}`, { size, anchor, ...(bend ? { colour: ink.accent } : {}) }),
    label(x, y + 28, goesTo, { size, anchor }),
  ].join('');
}

/** One cable: its legs to scale, what each plug looks like and where it goes, and the pins of every kind of plug. */
export function drawCable(tables: WiringTables, cable: string): Drawing {
  const row = rowWith(tables['wiring-cables'], 'cable', cable, 'cable');
  const layout = cableLayouts[cable];
  if (!layout)
    throw new Error(`figures/wiring/cableLayouts.ts does not know the cable "${cable}". Known: ${Object.keys(cableLayouts).join(', ')}.`);
  const legs = tables['wiring-legs'].filter((leg) => leg.text('cable') === cable);
  const plugs = tables['wiring-plugs'].filter((plug) => plug.text('cable') === cable);
  const ends = placeEnds(cable, legs, layout);
  const drawn = plugs.map((plug) => {
    const at = ends.get(plug.text('ref'));
    if (!at) throw new Error(`content/data/wiring-legs.csv: no leg ends at plug "${plug.text('plug')}".`);
    if (plug.text('connector') === 'splice') return splice(...at);
    const place = layout.plugs[plug.text('ref')];
    if (!place) throw new Error(`figures/wiring/cableLayouts.ts: cable "${cable}" has no place for plug "${plug.text('ref')}".`);
    return drawPlug(plug, destination(tables['wiring-connections'], cable, plug.text('ref')), at, place);
  });
  const groups = pinoutGroups(plugs, tables['wiring-pins']);
  let y = top + layout.height;
  const pinouts = groups.map((group) => {
    const part = pinout(group, row, y);
    y += groupHeight(group);
    return part;
  });
  const number = row.text('drawing_no');
  return smallSheet({
    file: `wiring-cable-${number.replace('No', '')}.svg`,
    height: y,
    title: `Cable ${number}, ${cable}`,
    description: `${row.label('looks_like')}. ${legs.map((leg) => `${leg.label('from_ref')} to ${leg.label('to_ref')}: ${leg.label('length_mm')}`).join(', ')}.`,
    body: [
      label(16, 34, number, { size: 28, anchor: 'start' }),
      label(116, 34, cable, { size: 28, anchor: 'start' }),
      ...legs.map((leg) => drawLeg(leg, ends, layout)),
      ...drawn,
      ...pinouts,
    ].join('\n'),
  });
}
