import { ink, label } from '../svg';
import type { TableRow } from '../tables/tableRow';
import { faceSize, gh, xt30, xt30Plus } from './connectorFaces';
import { wireColour } from '../trueColours';
import { wirePath } from '../wirePath';

/** Plugs of one cable that have the same connector and the same pins. */
interface PinoutGroup {
  readonly connector: string;
  readonly refs: readonly string[];
  readonly pins: readonly TableRow[];
}

const size = 24;

/** Groups the plugs of a cable so that each face is drawn once. */
export function pinoutGroups(plugs: readonly TableRow[], pins: readonly TableRow[]): PinoutGroup[] {
  const groups = new Map<string, PinoutGroup>();
  for (const plug of plugs) {
    const own = pins.filter((pin) => pin.text('plug') === plug.text('plug'));
    if (own.length === 0) continue;
    const key = `${plug.text('connector')} ${own.map((pin) => `${pin.text('pin')}${pin.text('signal')}${pin.text('wire_colour')}`).join()}`;
    const before = groups.get(key);
    groups.set(key, { connector: plug.text('connector'), refs: [...(before?.refs ?? []), plug.text('ref')], pins: own });
  }
  return [...groups.values()];
}

/** The face of a connector, looking into it, with its centre line at x = 130; y is its upper edge. */
function face(connector: string, x: number, y: number): string {
  switch (connector) {
    case 'XT30(2+2) female':
      return xt30Plus(x + 40, y, 'female', ['3', '4']);
    case 'XT30(2+2) male':
      return xt30Plus(x + 14, y, 'male', ['3', '4']);
    case 'XT30 female':
      return xt30(x + 60, y, 'female');
    case 'GH1.25 2-pin plug':
      return gh(x + 74, y, ['1', '2'], 'plug');
    case 'tinned wires':
      return '';
    default:
      throw new Error(`figures/wiring/pinout.ts cannot draw the face of "${connector}".`);
  }
}

/** One pin: a piece of its wire, its number, its signal and its colour in words. */
function pinRow(pin: TableRow, wire: TableRow, x: number, y: number): string {
  const [name, signal, colour] = [pin.text('pin'), pin.text('signal'), pin.text('wire_colour')];
  const power = signal.endsWith(' V');
  const gauge = wire.numberIfAny(power ? 'power_wire_awg' : 'can_wire_awg');
  const at = y + 8;
  const number = label(x, at, name.replace(' wire', ''), { size, anchor: 'start' });
  if (!colour) return number + label(x + 36, at, signal, { size, anchor: 'start', colour: ink.soft });
  const wide = /^\w{3,}/.test(name) ? 44 : 0;
  return [
    number,
    label(x + 36 + wide, at, signal, { size, anchor: 'start' }),
    wirePath(`M${x + 118 + wide} ${y}h36`, wireColour(colour), power ? 6 : 3),
    label(x + 166 + wide, at, `${wide ? '' : `${colour}, `}AWG ${gauge ?? ''}`, { size, anchor: 'start' }),
  ].join('');
}

/** Height of one group in px. */
export const groupHeight = ({ pins }: PinoutGroup): number => 56 + Math.max(pins.length * 34, faceSize.height + 10) + 12;

/** The face of the plugs and the list of their pins. */
export function pinout({ connector, refs, pins }: PinoutGroup, wire: TableRow, y: number): string {
  const title = `${refs.join(', ')}: ${connector}`;
  const first = y + 72;
  return [
    `<path d="M16 ${y}H624" stroke="${ink.faint}"/>`,
    label(16, y + 34, title, { size, anchor: 'start' }),
    face(connector, 6, first + (pins.length * 34 - 34 - faceSize.height) / 2),
    ...pins.map((pin, index) => pinRow(pin, wire, connector === 'tinned wires' ? 60 : 262, first + index * 34)),
  ].join('\n');
}
