import type { OtherArm, SolidMove, SolidScene, SolidTone, SolidView, Triple } from '../../model/solidScene';
import type { ShownPiece } from './renderer';

/** When something moves, in seconds from the start of the step. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Seconds for a part to move, for a fastener, and at most for all fasteners of a step together. */
const seconds = { part: 1.1, screw: 0.7, allScrews: 3 } as const;

/** When each part or fastener of a step moves: parts one after the other, then fasteners in quick succession. */
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

/** Length of a step in seconds; 0 if nothing moves. */
export const stepSeconds = (spans: readonly Span[]): number => Math.max(0, ...spans.map(({ end }) => end));

/** Remaining share of the way at a time, from 1 to 0, with ease-in and ease-out. */
export function wayLeft({ start, end }: Span, time: number): number {
  const share = Math.min(Math.max((time - start) / (end - start), 0), 1);
  return 1 - share * share * (3 - 2 * share);
}

/** Index of what moves at a time: the last move that has begun; -1 before the first. */
export const movingAt = (spans: readonly Span[], time: number): number => spans.findLastIndex(({ start }) => time > start);

/** The arm that a view is shown for. */
type ShownArm = 'right' | 'left';

const mirrored = ([x, y, z]: Triple): Triple => [x, -y, z];

/** Whether a view drawn for the right arm is shown for the left one. */
const isOtherArm = ({ arm }: SolidView, shown: ShownArm): boolean => arm === 'both' && shown === 'left';

/** Directions of the camera for a view and an arm. */
export function viewDirections(view: SolidView, arm: ShownArm): { readonly from: Triple; readonly up: Triple } {
  // The drawings of the left arm store the directions of the right one.
  const flip = view.arm === 'left' || isOtherArm(view, arm);
  return flip ? { from: mirrored(view.from), up: mirrored(view.up) } : { from: view.from, up: view.up };
}

/** Converts a place in the right arm to the left arm. */
function inOtherArm(place: readonly number[], other: OtherArm): readonly number[] {
  if (other === 'same') return place;
  if (other === 'mirror') return place.map((value, index) => (index >= 4 && index < 8 ? -value : value));
  return place.map((value, index) => (index === 7 ? value + other : value));
}

/** A piece of a step, with the index of its name in the scene. */
export interface StepPiece extends ShownPiece {
  readonly name: number;
}

/** All pieces of a view at a time of its step. */
export function stepPieces(scene: SolidScene, view: SolidView, arm: ShownArm, spans: readonly Span[], time: number): StepPiece[] {
  const flip = isOtherArm(view, arm);
  const shown: StepPiece[] = [];
  const show = (index: number, tone: SolidTone, away: Triple): void => {
    const piece = scene.pieces[index];
    const mesh = piece && scene.meshes[piece.mesh];
    if (!piece || mesh === undefined) return;
    const place = (flip ? inOtherArm(piece.place, piece.other) : piece.place).map((value, at) =>
      at % 4 === 3 ? value + (away[(at - 3) / 4] ?? 0) : value,
    );
    shown.push({ mesh, place, tone, number: shown.length + 1, name: piece.name });
  };
  for (const tone of ['built', 'added', 'driven'] as const) for (const index of view.still[tone] ?? []) show(index, tone, [0, 0, 0]);
  view.moves.forEach(({ tone, from, pieces }, index) => {
    const left = wayLeft(spans[index] ?? { start: 0, end: 1 }, time);
    // A mirrored piece arrives from the mirrored side, one that is only shifted from the same side.
    const [x, y, z] = flip && scene.pieces[pieces[0] ?? -1]?.other === 'mirror' ? mirrored(from) : from;
    for (const piece of pieces) show(piece, tone, [x * left, y * left, z * left]);
  });
  return shown;
}
