import { movingAt, stepSeconds, stepTimeline, wayLeft } from '../engine/stepPieces';

const part = {};
const screw = { screw: true } as const;

describe('when the things of a step move', () => {
  it('is one part after the other, then the fasteners, which begin before the one before has arrived', () => {
    const spans = stepTimeline([part, part, screw, screw]);
    expect(spans[1]?.start).toBe(spans[0]?.end);
    expect(spans[2]?.start).toBe(spans[1]?.end);
    expect(spans[3]?.start).toBeGreaterThan(spans[2]?.start ?? 0);
    expect(spans[3]?.start).toBeLessThan(spans[2]?.end ?? 0);
    expect(stepSeconds(spans)).toBe(spans[3]?.end);
  });

  it('is over soon, however many screws there are, and at once where nothing moves', () => {
    expect(stepSeconds(stepTimeline(Array.from({ length: 200 }, () => screw)))).toBeLessThan(5);
    expect(stepSeconds(stepTimeline([]))).toBe(0);
  });

  it('tells what moves, and how much of its way is left', () => {
    const spans = stepTimeline([part, screw]);
    expect(movingAt(spans, 0)).toBe(-1);
    expect(movingAt(spans, 0.2)).toBe(0);
    expect(movingAt(spans, 99)).toBe(1);
    const [first = { start: 0, end: 0 }] = spans;
    expect(wayLeft(first, -1)).toBe(1);
    expect(wayLeft(first, (first.start + first.end) / 2)).toBeCloseTo(0.5);
    expect(wayLeft(first, 99)).toBe(0);
  });
});
