import type { SolidMove } from '../../model/solidScene';

/** When something moves, in seconds from the start of the step. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Seconds that a part takes to its place, a fastener, and all fasteners of a step together at most. */
const seconds = { part: 1.1, screw: 0.7, allScrews: 3 } as const;

/** When each thing of a step moves: parts one after the other, then fasteners, which follow each other quickly. */
export function stepTimeline(moves: readonly Pick<SolidMove, 'screw'>[]): Span[] {
  const screws = moves.filter(({ screw }) => screw).length;
  const apart = Math.min(0.35, seconds.allScrews / Math.max(screws, 1));
  let free = 0;
  let nextScrew = 0;
  return moves.map(({ screw }) => {
    const start = screw ? nextScrew : free;
    const end = start + (screw ? seconds.screw : seconds.part);
    if (screw) nextScrew = start + apart;
    else [free, nextScrew] = [end, end];
    return { start, end };
  });
}

/** How long a step takes, in seconds; 0 where nothing moves. */
export const stepSeconds = (spans: readonly Span[]): number => Math.max(0, ...spans.map(({ end }) => end));

/** How much of its way a thing has before it at a time, from 1 to 0: it starts and arrives gently. */
export function wayLeft({ start, end }: Span, time: number): number {
  const share = Math.min(Math.max((time - start) / (end - start), 0), 1);
  return 1 - share * share * (3 - 2 * share);
}

/** Index of what moves at a time: the last that has begun; -1 before the first. */
export const movingAt = (spans: readonly Span[], time: number): number => spans.findLastIndex(({ start }) => time > start);
