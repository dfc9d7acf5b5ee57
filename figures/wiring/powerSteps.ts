import { drawing, ink, label, weight, type Drawing } from '../svg';
import { xt30Plus } from './connectorFaces';
import { pairScene, pairSize, type Thing } from './pairScene';
import { legend } from './wires';
import { rowWith, type WiringTables } from './wiringTables';
import { trueColour, wireColour } from '../trueColours';
import { wirePath } from '../wirePath';

const size = 24;
const { width, upper, lower } = pairSize;

/** Steps that show the pair of arms: what is new, what is there, and the part of the sheet that is needed. */
const stages: readonly { step: number; title: string; fresh: readonly Thing[]; built?: readonly Thing[]; withPc?: true }[] = [
  { step: 1, title: 'One power supply for each arm, not plugged in', fresh: ['supplies', 'stop'], built: ['hubs'] },
  { step: 2, title: 'Supplies into the emergency stop', fresh: ['supply leads'], built: ['supplies', 'stop', 'hubs'] },
  { step: 3, title: 'Emergency stop to the extension cables', fresh: ['stop leads'], built: ['supply leads', 'supplies', 'stop', 'hubs'] },
  {
    step: 5,
    title: 'Extension cables into the hubs',
    fresh: ['extension'],
    built: ['stop leads', 'supply leads', 'supplies', 'stop', 'hubs'],
  },
  {
    step: 7,
    title: 'Communication cables into the hubs',
    fresh: ['communication'],
    built: ['adapter', 'hubs', 'stop', 'extension', 'stop leads'],
    withPc: true,
  },
  {
    step: 8,
    title: 'Adapter to the PC',
    fresh: ['PC'],
    built: ['adapter', 'communication', 'hubs', 'stop', 'extension', 'stop leads'],
    withPc: true,
  },
  {
    step: 9,
    title: 'Power on',
    fresh: ['mains', 'supply leads', 'stop leads', 'extension', 'supplies', 'stop', 'hubs'],
    built: ['adapter', 'communication', 'PC'],
    withPc: true,
  },
];

/** Parts that are not joined yet end in mid-air at step 3: the free end of each extension cable. */
const looseEnds = [74, 566]
  .map(
    (x) =>
      `<path d="M${x} 292V216" stroke="${trueColour.red}" stroke-width="4.5"/><rect x="${x - 11}" y="270" width="22" height="22" rx="4" fill="${trueColour.black}"/><rect x="${x - 13}" y="188" width="26" height="30" rx="4" fill="${trueColour.black}" stroke-width="${weight.outline}"/>`,
  )
  .join('');

/** Red on the outer contact, black on the inner one: the check before the hub gets power. */
function polarity(): Drawing {
  const [x, y] = [356, 132];
  const probe = (from: number, to: number, colour: string): string =>
    `${wirePath(`M${from} 236C${from} 320 ${to} 270 ${to} ${y + 62}`, colour, 5)}<path d="M${to} ${y + 62}V${y + 46}" stroke-width="4"/>`;
  return drawing({
    file: 'assembly-power-can-4.svg',
    width,
    height: 400,
    title: 'Polarity at the free end of the extension cable',
    description: 'Multimeter with its red lead at the outer contact and its black lead at the inner contact shows plus 24 volts.',
    body: [
      `<rect x="40" y="76" width="190" height="160" rx="14" fill="#fff" stroke-width="${weight.outline}"/>`,
      `<rect x="62" y="98" width="146" height="60" rx="6" fill="${ink.accentSoft}"/>`,
      label(135, 138, '+24 V', { size: 30, bold: true }),
      `<circle cx="135" cy="196" r="24" stroke-width="${weight.outline}"/><path d="M135 196L122 178" stroke-width="3"/>`,
      xt30Plus(x, y, 'female', ['3', '4']),
      probe(180, x + 146, trueColour.red),
      probe(92, x + 96, trueColour.black),
      label(x + 160, y - 20, '+ outer', { size, bold: true }),
      label(x + 40, y - 20, '− inner', { size, bold: true }),
      label(40, 332, 'Button out: +24 V', { size, anchor: 'start' }),
      label(40, 366, 'Button pressed: 0 V', { size, anchor: 'start' }),
      label(40, 44, 'Free end of the extension cable', { size, anchor: 'start', bold: true }),
    ].join('\n'),
  });
}

/** The screw board on one port of the adapter, with the wires of the communication cable. */
function terminals(tables: WiringTables): Drawing {
  const pins = tables['socket-pins'].filter((pin) => pin.text('socket') === 'adapter terminal');
  const each = pins.map((pin, index) => {
    const x = 200 + index * 120;
    const colour = pin.text('wire_colour');
    const wire = colour
      ? `${wirePath(`M${x} 306V400`, wireColour(colour), 6)}<path d="M${x} 280V306" stroke="${ink.soft}" stroke-width="7"/>${label(x, 432, colour, { size, bold: true })}`
      : label(x, 344, 'empty', { size, colour: ink.soft });
    return [
      `<rect x="${x - 50}" y="196" width="100" height="96" fill="${trueColour.green}" stroke-width="${weight.outline}"/>`,
      `<circle cx="${x}" cy="226" r="18" fill="${trueColour.white}" stroke="${trueColour.black}"/><path d="M${x - 11} 237L${x + 11} 215" stroke="${trueColour.black}" stroke-width="3"/>`,
      `<rect x="${x - 20}" y="258" width="40" height="26" fill="${trueColour.white}" stroke="${trueColour.black}"/>`,
      wire,
      label(x, 178, pin.text('mark'), { size, bold: true }),
    ].join('');
  });
  rowWith(tables['wiring-pins'], 'plug', 'Communication ends', 'plug');
  return drawing({
    file: 'assembly-power-can-6.svg',
    width,
    height: 452,
    title: 'Communication cable at the screw board',
    description: pins.map((pin) => `${pin.text('mark')}: ${pin.text('wire_colour') || 'empty'}`).join(', '),
    body: [
      `<path d="M180 60H460L446 112H194Z" fill="#fff" stroke-width="${weight.outline}"/>`,
      ...[0, 1, 2, 3, 4].map((pin) => `<circle cx="${232 + pin * 44}" cy="76" r="5"/>`),
      ...[0, 1, 2, 3].map((pin) => `<circle cx="${254 + pin * 44}" cy="96" r="5"/>`),
      `<rect x="120" y="112" width="484" height="200" rx="8" fill="none" stroke-width="${weight.outline}"/>`,
      `<path d="M478 76h44" stroke="${ink.soft}"/>`,
      label(528, 84, 'DB9', { size, anchor: 'start' }),
      `<rect x="520" y="228" width="60" height="28" fill="#fff"/>`,
      label(550, 218, '120 Ω', { size }),
      label(320, 34, 'seen from the wires', { size }),
      ...each,
    ].join('\n'),
  });
}

/** Drawings of the steps that wire power and CAN of one pair of arms. */
export function powerSteps(tables: WiringTables): Drawing[] {
  const scenes = stages.map(({ step, title, fresh, built = [], withPc }) => {
    const top = withPc ? upper : 0;
    return drawing({
      file: `assembly-power-can-${step}.svg`,
      width,
      height: fresh.includes('mains') ? top + lower + 26 : top + (withPc ? 436 : lower),
      title,
      description: `New: ${fresh.join(', ')}. There already: ${built.join(', ')}.`,
      body: `<g transform="translate(0 ${top})">${pairScene(tables, { fresh, built })}${step === 3 ? looseEnds : ''}</g>`,
    });
  });
  return [...scenes, polarity(), terminals(tables)];
}

/** Power of one pair of arms from the mains to the hubs. */
export function powerBlock(tables: WiringTables): Drawing {
  return drawing({
    file: 'wiring-power-block.svg',
    width,
    height: lower + 78,
    title: 'Power of one pair of arms',
    description: 'Each arm has its own power supply, its own way through the emergency stop, and its own hub.',
    body: [
      legend(16, 26, ['power'], size, 160),
      `<g transform="translate(0 52)">${pairScene(tables, { fresh: ['mains', 'supplies', 'supply leads', 'stop', 'stop leads', 'extension', 'hubs'] })}`,
      `<path d="M216 158H424" stroke="${ink.danger}" stroke-width="3" stroke-dasharray="10 8"/><path d="M304 142L336 174M336 142L304 174" stroke="${ink.danger}" stroke-width="5"/>`,
      `${label(320, 124, 'never join', { size, bold: true, colour: ink.danger })}${label(320, 208, '24 V rails', { size, bold: true, colour: ink.danger })}</g>`,
    ].join('\n'),
  });
}
