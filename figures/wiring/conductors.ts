import type { TableRow } from '../tables/tableRow';
import { rowWith, type WiringTables } from './wiringTables';

/** What a conductor carries. USB counts as one: its cores are made up in a ready cable. */
export type Signal = '24 V' | '0 V' | 'CANH' | 'CANL' | 'USB';

/** The conductors of power, in the order in which they are drawn. */
export const powerSignals = ['24 V', '0 V'] as const satisfies readonly Signal[];

/** One conductor at one end of a cable, as the tables give it. */
export interface Conductor {
  readonly plug: string;
  /** Contact of the plug; '' where no source names the contacts. */
  readonly pin: string;
  readonly signal: Signal;
  /** Word of the tables; undefined where no source tells it. */
  readonly colour: string | undefined;
  readonly awg: number | undefined;
  readonly device: string;
  readonly port: string;
  /** Mark at the contact that it meets; '' where no source tells it. */
  readonly mark: string;
}

/** Devices that have no use for CAN: what an end brings there besides power stays unconnected. */
const powerOnly: readonly string[] = ['supply', 'emergency stop'];

const isPower = (signal: string): boolean => signal.endsWith(' V');

/** Signals of a cable whose contacts no table lists, by the word of the column "carries". */
const unlisted: Readonly<Record<string, readonly Signal[]>> = { power: powerSignals, USB: ['USB'] };

/** The conductors that a row of wiring-connections.csv joins to a device. A cable without contacts in the tables has them by what it carries. */
export function conductorsOf(tables: WiringTables, row: TableRow): Conductor[] {
  const cable = rowWith(tables['wiring-cables'], 'cable', row.text('cable'), 'cable');
  const plug = `${row.text('cable')} ${row.text('ref')}`;
  const base = { plug, device: row.text('device'), port: row.text('port') };
  const pins = tables['wiring-pins'].filter((pin) => pin.text('plug') === plug);
  if (pins.length === 0) {
    const signals = unlisted[cable.text('carries')];
    if (!signals)
      throw new Error(
        `${row.place}: wiring-pins.csv lists no contact of "${plug}", and it carries "${cable.text('carries')}". Add its rows.`,
      );
    return signals.map((signal) => ({ ...base, pin: '', signal, colour: undefined, awg: undefined, mark: '' }));
  }
  return pins
    .filter((pin) => pin.text('wire_colour') && (isPower(pin.text('signal')) || !powerOnly.includes(base.device)))
    .map((pin) => {
      const signal = pin.text('signal') as Signal; // the table's declaration allows no other signal for a wire
      const met = tables['socket-pins'].find(
        (contact) => contact.text('socket') === row.text('socket') && contact.text('signal') === signal,
      );
      return {
        ...base,
        pin: pin.text('pin'),
        signal,
        colour: pin.text('wire_colour'),
        awg: cable.numberIfAny(isPower(signal) ? 'power_wire_awg' : 'can_wire_awg'),
        mark: met?.text('mark') ?? '',
      };
    });
}

/** What a drawing says of a conductor, such as "Extension U0 +: 24 V, red, AWG 22, to hub slot 5 +"; a reader who opens the drawing alone sees it at the wire. */
export function conductorTitle({ plug, pin, signal, colour, awg, device, port, mark }: Conductor): string {
  const looks = [signal, ...(signal === 'USB' ? [] : [colour ?? 'colour not specified']), ...(awg === undefined ? [] : [`AWG ${awg}`])];
  return `${[plug, pin].filter(Boolean).join(' ')}: ${looks.join(', ')}, to ${[device, port, mark].filter(Boolean).join(' ')}`;
}
