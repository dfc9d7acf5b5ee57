import { linesOf, type Line } from './wires';
import { cell, rowWith, type WiringTables } from './wiringTables';

/** Where a leg of a cable ends: a port of a device, or a place inside the cable (device is then the plug's name). */
export interface End {
  readonly device: string;
  readonly port: string;
}

/** One leg of one cable as it is plugged in on an arm. */
export interface Connection {
  readonly run: string;
  readonly cable: string;
  readonly leg: string;
  /** Number of the cable's drawing, at the first leg of a cable only. */
  readonly number: string;
  readonly from: End;
  readonly to: End;
  readonly lines: readonly Line[];
  readonly length: string;
}

/** All legs of an arm with the ports they join: the tables of legs and of connections put together. */
export function netlist(tables: WiringTables): Connection[] {
  const rows = tables['wiring-connections'];
  const end = (run: string, cable: string, ref: string): End => {
    const row = rows.find((candidate) => candidate.run === run && candidate.ref === ref);
    if (row) return { device: cell(row, 'device'), port: cell(row, 'port') };
    const plug = tables['wiring-plugs'].find((candidate) => candidate.plug === `${cable} ${ref}`);
    if (plug?.connector !== 'splice')
      throw new Error(`wiring-connections.csv: run "${run}" does not say where plug "${cable} ${ref}" goes.`);
    return { device: `${cable} ${ref}`, port: 'splice' };
  };
  return [...new Set(rows.map((row) => cell(row, 'run')))].flatMap((run) => {
    const cable = rows.find((row) => row.run === run)?.cable ?? '';
    return tables['wiring-legs']
      .filter((leg) => leg.cable === cable)
      .map((leg, index) => ({
        run,
        cable,
        number: index === 0 ? cell(rowWith(tables['wiring-cables'], 'cable', cable, 'cable'), 'drawing_no') : '',
        leg: cell(leg, 'leg'),
        from: end(run, cable, cell(leg, 'from_ref')),
        to: end(run, cable, cell(leg, 'to_ref')),
        lines: linesOf(cell(leg, 'wires')),
        length: cell(leg, 'length_mm'),
      }));
  });
}
