import { smallSheet } from '../smallSheet';
import { ink, label } from '../svg';
import type { Drawing } from '../svg';

/** A bar: what counts in the headline, and what comes on top of it. */
export interface Bar {
  readonly name: string;
  readonly solid: number;
  readonly pale: number;
}

const width = 640;
const rowHeight = 44;
/** Room for the longest number behind the longest bar. */
const numberRoom = 112;

const grouped = (value: number): string => value.toLocaleString('en-US');

/** Horizontal bars, longest first, each with its number; the scale starts at zero. */
export function barChart({ file, title, bars, left }: { file: string; title: string; bars: readonly Bar[]; left: number }): Drawing {
  const sorted = [...bars].sort((a, b) => b.solid + b.pale - (a.solid + a.pale));
  const largest = Math.max(...sorted.map(({ solid, pale }) => solid + pale));
  const scale = (width - left - numberRoom) / largest;
  const rows = sorted.map(({ name, solid, pale }, index) => {
    const y = 6 + index * rowHeight;
    const [first, second] = [solid * scale, pale * scale];
    return [
      label(left - 12, y + 25, name, { size: 24, anchor: 'end' }),
      solid ? `<rect x="${left}" y="${y + 4}" width="${first.toFixed(1)}" height="28" fill="${ink.accent}" stroke="none"/>` : '',
      pale
        ? `<rect x="${(left + first).toFixed(1)}" y="${y + 4}" width="${second.toFixed(1)}" height="28" fill="${ink.accentSoft}" stroke="${ink.accent}"/>`
        : '',
      label(left + first + second + 10, y + 26, grouped(solid + pale), { size: 24, anchor: 'start' }),
    ].join('');
  });
  const height = sorted.length * rowHeight + 8;
  return smallSheet({
    file,
    width,
    height,
    title,
    description: sorted.map(({ name, solid, pale }) => `${name}: ${grouped(solid + pale)}`).join('; '),
    body: [...rows, `<path d="M${left} 4V${height - 4}" stroke="${ink.soft}"/>`].join('\n'),
  });
}
