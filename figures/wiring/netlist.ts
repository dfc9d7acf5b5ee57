import { linesOf, type Line } from './wires';
import { rowWith, type WiringTables } from './wiringTables';

/** Where a leg of a cable ends: a port of a device, or a place inside the cable (device is then the plug's name). */
export interface End {
  readonly device: string;
  readonly port: string;
}

/** One leg of one cable as it is plugged in on an arm. */
export interface Connection {
  readonly run: string;
  readonly leg: string;
  /** Number of the cable's drawing, at the first leg of a cable only. */
  readonly number: string;
  readonly from: End;
  readonly to: End;
  readonly lines: readonly Line[];
  /** In mm, where the tables know it. */
  readonly length: number | undefined;
}

/** All legs of an arm with the ports they join: the tables of legs and of connections put together. */
export function netlist(tables: WiringTables): Connection[] {
  const rows = tables['wiring-connections'];
  const end = (run: string, cable: string, ref: string): End => {
    const row = rows.find((candidate) => candidate.text('run') === run && candidate.text('ref') === ref);
    if (row) return { device: row.text('device'), port: row.text('port') };
    const plug = tables['wiring-plugs'].find((candidate) => candidate.text('plug') === `${cable} ${ref}`);
    if (plug?.text('connector') !== 'splice')
      throw new Error(`wiring-connections.csv: run "${run}" does not say where plug "${cable} ${ref}" goes.`);
    return { device: `${cable} ${ref}`, port: 'splice' };
  };
  return [...new Set(rows.map((row) => row.text('run')))].flatMap((run) => {
    const cable = rowWith(rows, 'run', run, 'run').text('cable');
    return tables['wiring-legs']
      .filter((leg) => leg.text('cable') === cable)
      .map((leg, index) => ({
        run,
        number: index === 0 ? rowWith(tables['wiring-cables'], 'cable', cable, 'cable').text('drawing_no') : '',
        leg: leg.text('leg'),
        from: end(run, cable, leg.text('from_ref')),
        to: end(run, cable, leg.text('to_ref')),
        lines: linesOf(leg.text('wires')),
        length: leg.numberIfAny('length_mm'),
      }));
  });
}
