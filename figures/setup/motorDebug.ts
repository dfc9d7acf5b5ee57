import { box } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { leads, textSize } from './shapes';
import { trueColour } from '../trueColours';

const serial = [trueColour.black, trueColour.yellow, trueColour.red];
const can = [trueColour.red, trueColour.black];
const power = [trueColour.red, trueColour.black];
const text = (x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string =>
  label(x, y, content, { size: textSize, anchor });

const motor = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/><circle cx="${x}" cy="${y}" r="${radius - 12}" stroke-width="${weight.edge}"/>`;

/** Wiring of a 4310 or 4340 motor: power and CAN come through the adapter board. */
export function motorDebugBoard(): Drawing {
  return smallSheet({
    file: 'motor-debug-4310.svg',
    width: 660,
    height: 460,
    title: 'Debugger wiring of a 4310 or 4340 motor',
    description:
      'USB from the computer to the debugger, three serial wires to the motor, two CAN wires to the adapter board, 24 V to the board, XT30(2+2) from the board to the motor.',
    body: [
      leads((o) => `M180 ${58 + o}H300`, [ink.line]),
      text(240, 46, 'USB'),
      leads((o) => `M${340 + o} 96V${176 + o}H${110 + o}V250`, serial),
      text(120, 150, '3 wires: serial', 'start'),
      leads((o) => `M${470 + o} 96V296`, can),
      text(488, 206, '2 wires: CAN', 'start'),
      leads((o) => `M180 ${336 + o}H382`, [...power, ...can], 3),
      text(284, 306, 'XT30(2+2)'),
      text(284, 380, 'power + CAN'),
      leads((o) => `M${470 + o} 376V406`, power, 5),
      box(12, 20, 168, 76, ['Computer', 'Windows'], { size: textSize }),
      box(300, 20, 340, 76, ['USB CAN Debugger'], { size: textSize }),
      motor(110, 336, 86),
      label(110, 345, 'Motor', { size: textSize }),
      box(382, 296, 176, 80, ['Adapter', 'board'], { size: textSize }),
      box(382, 406, 176, 46, ['24 V supply'], { size: textSize }),
      text(574, 400, 'XT30', 'start'),
    ].join('\n'),
  });
}

/** One socket on the back of the motor with its marks. */
function socket(y: number, marks: string, fill: string): string {
  const pins = marks.split(' ');
  const pitch = 34;
  const width = pins.length * pitch + 8;
  return (
    `<rect x="${150 - width / 2}" y="${y - 20}" width="${width}" height="40" rx="5" fill="${fill}" stroke-width="${weight.outline}"/>` +
    pins
      .map((pin, index) =>
        label(150 + (index - (pins.length - 1) / 2) * pitch, y + 8, pin, {
          size: textSize,
          colour: fill === trueColour.yellow ? trueColour.black : ink.line,
        }),
      )
      .join('')
  );
}

/** Wiring of the J8009P: three sockets on the motor, no adapter board. */
export function motorDebugDirect(): Drawing {
  return smallSheet({
    file: 'motor-debug-8009.svg',
    width: 660,
    height: 404,
    title: 'Debugger wiring of a J8009P motor',
    description: 'Sockets on the motor from top to bottom: H L to the debugger, minus plus to 24 V, G R T to the debugger.',
    body: [
      motor(150, 244, 136),
      leads((o) => `M190 ${164 + o}H${452 + o}V96`, can),
      text(438, 150, '2 wires: CAN', 'end'),
      leads((o) => `M190 ${244 + o}H392`, power, 5),
      text(336, 232, 'XT30'),
      leads((o) => `M206 ${324 + o}H${620 - o}V96`, serial),
      text(400, 366, '3 wires: serial'),
      socket(164, 'H L', '#fff'),
      socket(244, '− +', trueColour.yellow),
      socket(324, 'G R T', '#fff'),
      box(370, 20, 282, 76, ['USB CAN Debugger', 'USB to the computer'], { size: textSize }),
      box(392, 214, 180, 60, ['24 V supply'], { size: textSize }),
    ].join('\n'),
  });
}
