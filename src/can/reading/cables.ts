import { numberIn, textIn } from '../../model/tableRow';
import type { TableRow } from '../../model/tableRow';
import type { Cable, Trip } from './bus';

type RowsOf = (name: string) => readonly TableRow[];

/** Cables and their legs from the hub on, with the joints behind each. Of two that serve the same joints, the one nearer the hub. */
export function cablesOf(rowsOf: RowsOf): Cable[] {
  const plugs = rowsOf('wiring-connections').filter((row) => textIn(row, 'device') === 'hub' || /^J\d$/.test(textIn(row, 'device')));
  const nodeOf = (run: string, ref: string): string =>
    textIn(plugs.find((row) => textIn(row, 'run') === run && textIn(row, 'ref') === ref) ?? {}, 'device') || `${run} ${ref}`;
  const runs = [...new Map(plugs.map((row) => [textIn(row, 'run'), textIn(row, 'cable')]))];
  const legs = runs.flatMap(([run, cable]) =>
    rowsOf('wiring-legs')
      .filter((row) => textIn(row, 'cable') === cable && textIn(row, 'wires').includes('CAN'))
      .map((row) => ({ cable, ends: [nodeOf(run, textIn(row, 'from_ref')), nodeOf(run, textIn(row, 'to_ref'))] })),
  );
  const seen = new Set(['hub']);
  const found: Cable[] = [];
  const follow = (node: string): string[] =>
    legs.flatMap(({ cable, ends }) => {
      const next = ends.find((end) => end !== node);
      if (!ends.includes(node) || next === undefined || seen.has(next)) return [];
      seen.add(next);
      const place = found.length;
      const joints = [...(/^J\d$/.test(next) ? [next] : []), ...follow(next)];
      const row = rowsOf('wiring-cables').find((one) => textIn(one, 'cable') === cable) ?? {};
      found.splice(place, 0, { cable, from: textIn(row, 'from'), to: textIn(row, 'to'), joints: joints.sort() });
      return joints;
    });
  follow('hub');
  return found.filter(({ joints }) => joints.length > 0);
}

/** Trip temperatures of the motors. */
export const tripOf = ([row]: readonly TableRow[]): Trip | null =>
  row ? { driver: numberIn(row, 'driver_c'), coil: numberIn(row, 'coil_max_c') } : null;
