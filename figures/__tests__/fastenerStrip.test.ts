import { readFileSync } from 'node:fs';
import path from 'node:path';
import { controlLength, pxPerMm, stripLayout, stripWidth } from '../fasteners/stripLayout';
import type { StripItem } from '../fasteners/stripLayout';

const figure = (name: string): string => readFileSync(path.resolve(__dirname, '../../content/figures', name), 'utf8');

const item = (label: string, headWidth: number, sideWidth: number, height: number): StripItem => ({
  label,
  head: { left: 0, top: 0, width: headWidth, height },
  side: { left: 0, top: 0, width: sideWidth, height },
});

describe('the layout of the strip', () => {
  const items = [item('a', 5, 8, 5), item('b', 17, 8, 12), item('c', 10, 21, 10)];
  const { places, height } = stripLayout(items);

  it('keeps everything inside, in two columns, with no view over another', () => {
    places.forEach(({ head, side }, index) => {
      const { head: headRoom, side: sideRoom } = items[index] ?? item('', 0, 0, 0);
      const column = (index % 2) * (stripWidth / 2);
      expect(head.x - (headRoom.width / 2) * pxPerMm).toBeGreaterThanOrEqual(column);
      expect(head.x + (headRoom.width / 2) * pxPerMm).toBeLessThan(side.x - (sideRoom.width / 2) * pxPerMm);
      expect(side.x + (sideRoom.width / 2) * pxPerMm).toBeLessThan(column + stripWidth / 2);
      expect(side.y + (sideRoom.height / 2) * pxPerMm).toBeLessThan(height);
    });
  });

  it('puts the views of a row on one line, and the label of the first row above the second', () => {
    expect(places[0]?.head.y).toBe(places[1]?.side.y);
    expect((places[0]?.label.y ?? 0) + 5).toBeLessThan((places[2]?.head.y ?? 0) - 5 * pxPerMm);
  });
});

describe('the strip of fasteners', () => {
  const svg = figure('fastener-strip.svg');

  it('has a control line of 50 mm in CSS px, and fits on a phone', () => {
    const [, from = '', to = ''] = /id="control-line"[^>]* d="M([\d.]+) \d+H([\d.]+)M/.exec(svg) ?? [];
    expect((Number(to) - Number(from)) / pxPerMm).toBeCloseTo(controlLength, 1);
    const [, width = '', box = ''] = /<svg [^>]*width="(\d+)"[^>]*viewBox="0 0 (\d+) /.exec(svg) ?? [];
    expect(width).toBe(box);
    expect(Number(width)).toBeLessThanOrEqual(328);
  });
});

describe('the tiles of the trays', () => {
  /** Length of what a tile shows in px, from the line round it. */
  const lengthOf = (fastener: string): number => {
    const paths = [...figure(`fastener-side-${fastener}.svg`).matchAll(/<path stroke=[^>]* d="([^"]+)"/g)].map(([, d = '']) => d).join('');
    const xs = [...paths.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
    return Math.max(...xs) - Math.min(...xs);
  };

  it('have one scale: M3×18 is longer than M3×8 by 10 mm, as M4×10 is than M4×6 by 4 mm', () => {
    const perMm = (lengthOf('M3x18') - lengthOf('M3x8')) / 10;
    expect((lengthOf('M4x10') - lengthOf('M4x6')) / 4).toBeCloseTo(perMm, 1);
  });
});
