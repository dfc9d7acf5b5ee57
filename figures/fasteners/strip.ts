import type { Body } from '../cad/body';
import { ink, label, weight } from '../svg';
import { drawing } from '../svg';
import type { Drawing } from '../svg';
import { bodiesDrawn } from './bodiesDrawn';
import { controlLength, pxPerMm, stripLayout, stripWidth } from './stripLayout';
import { extentOf, fastenerAt } from './views';

/** A fastener of the strip: its label, and its solid. */
interface StripFastener {
  readonly label: string;
  readonly body: Body;
}

/** The line by which a reader checks with a ruler that the strip has its true size. */
function controlLine(): string {
  const [left, y, length] = [2, 28, controlLength * pxPerMm];
  const ticks = Array.from({ length: controlLength / 10 + 1 }, (_, index) => {
    const x = left + index * 10 * pxPerMm;
    const half = index === 0 || index * 10 === controlLength ? 7 : 4;
    return `M${x.toFixed(2)} ${y - half}V${y + half}`;
  });
  return `<path id="control-line" stroke="${ink.line}" stroke-width="${weight.edge}" stroke-linecap="butt" d="M${left} ${y}H${(left + length).toFixed(2)}${ticks.join('')}"/>
${label(left + length + 12, y + 5, `${controlLength} mm`, { anchor: 'start' })}`;
}

/** Draws fasteners at true size, each from its head and from its side, below a line to check the scale by. */
export function drawStrip(fasteners: readonly StripFastener[]): Drawing {
  const items = fasteners.map(({ label: name, body }) => ({ label: name, head: extentOf(body, 'head'), side: extentOf(body, 'side') }));
  const { places, height } = stripLayout(items);
  const drawn = places.flatMap(({ head, side }, index) => {
    const body = fasteners[index]?.body;
    return body ? [fastenerAt(body, 'head', { ...head, scale: pxPerMm }), fastenerAt(body, 'side', { ...side, scale: pxPerMm })] : [];
  });
  const names = places.map((place, index) =>
    label(place.label.x, place.label.y, fasteners[index]?.label ?? '', { anchor: 'start', size: 11 }),
  );
  return drawing({
    file: 'fastener-strip.svg',
    width: stripWidth,
    height,
    title: 'Fasteners at true size',
    description: `Each fastener of the build guides from its head and from its side, at true size, and a line of ${controlLength} mm.`,
    body: [controlLine(), bodiesDrawn(drawn, { width: stripWidth, height, scale: pxPerMm }), ...names].join('\n'),
  });
}
