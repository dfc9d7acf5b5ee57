import { useMemo, useState } from 'react';
import { fit, lookFrom } from '../../solids/camera';
import type { Bounds, Camera } from '../../solids/camera';
import type { ShadedMesh } from '../../solids/creaseNormals';
import type { Cut } from '../../solids/renderer';
import { placedBounds, stepPieces, viewDirections } from '../../solids/stepPieces';
import type { StepPiece } from '../../solids/stepPieces';
import { movingAt, stepSeconds, stepTimeline } from '../../solids/stepTimeline';
import { useArm } from '../../state/armChoice';
import { useWidth } from '../controls/useWidth';
import { LoadFailed } from '../feedback/LoadFailed';
import { PieceList } from './PieceList';
import { PlayBar } from './PlayBar';
import { SectionField } from './SectionField';
import { SolidSheet } from './SolidSheet';
import { SolidTools } from './SolidTools';
import { solidBox } from './solidStyle';
import { usePlaying } from './usePlaying';
import { useStepSolid } from './useStepSolid';

/** What a 3D view of a step is made of, and what surrounds it. */
export interface StepSolidProps {
  /** Name of the drawing, without `.svg`. */
  readonly view: string;
  readonly guide: string;
  /** Size of the drawing that it takes the place of, in px. */
  readonly size: { readonly width: number; readonly height: number };
  /** The first frame is there: the drawing can go. */
  readonly onReady: () => void;
  /** Back to the drawing, for a reason that is told there, if any. */
  readonly onClose: (reason?: string) => void;
  /** Opens the step before or after it in its place, where there is one. */
  readonly onBefore?: () => void;
  readonly onAfter?: () => void;
}

const lostReason = 'This browser cannot show the model in 3D, or has stopped to. The drawing shows the same.';

/** Highest that a view is, as a share of the window. */
const mostHeight = 0.72;

/** Boxes round pieces as they stand, as far as they are not cut off below. */
const boundsOf = (pieces: readonly StepPiece[], meshes: ReadonlyMap<string, ShadedMesh>, cutBelow = -Infinity): Bounds[] =>
  pieces.flatMap(({ mesh, place }) => {
    const found = meshes.get(mesh);
    if (!found) return [];
    const { low, high } = placedBounds(found.bounds, place);
    return high[2] <= cutBelow ? [] : [{ low: [low[0], low[1], Math.max(low[2], cutBelow)] as const, high }];
  });

/** A step in 3D: it is turned, played, taken apart and cut. The drawing stays until the first frame is there. */
export function StepSolid({ view: name, guide, size, onReady, onClose, onBefore, onAfter }: StepSolidProps) {
  const arm = useArm();
  const { element, width } = useWidth<HTMLDivElement>(0);
  const { scene, meshes, error, retry } = useStepSolid(guide, name);
  const view = scene?.views[name];
  const spans = useMemo(() => stepTimeline(view?.moves ?? []), [view]);
  const play = usePlaying(stepSeconds(spans));
  const [turned, setTurned] = useState<{ readonly arm: string; readonly width: number; readonly camera: Camera } | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [pointed, setPointed] = useState(-1);
  const [pressed, setPressed] = useState(-1);
  const [cut, setCut] = useState<Cut | null>(null);

  const all = useMemo(() => (scene && view ? stepPieces(scene, view, arm, spans, play.time) : []), [scene, view, arm, spans, play.time]);
  const marked = pressed >= 0 ? pressed : pointed;
  const pieces = useMemo(
    () => all.filter((piece) => !hidden.has(piece.name)).map((piece) => (piece.name === marked ? { ...piece, marked: true } : piece)),
    [all, hidden, marked],
  );
  const height = Math.round(Math.min(width * Math.min(size.height / size.width, 1.2), Math.max(window.innerHeight * mostHeight, 240)));

  // The whole way of what moves is on the sheet, as in the drawing.
  const asDrawn = useMemo((): Camera | null => {
    if (!scene || !view || width === 0) return null;
    const { from, up } = viewDirections(view, arm);
    const times = [0, stepSeconds(spans)];
    return lookFrom(
      from,
      up,
      boundsOf(
        times.flatMap((time) => stepPieces(scene, view, arm, spans, time)),
        meshes,
        view.cutBelow,
      ),
      { width, height },
    );
  }, [scene, view, arm, spans, meshes, width, height]);
  // A new width keeps the direction that the reader has turned it to; another arm is looked at anew.
  const camera =
    turned?.arm !== arm
      ? asDrawn
      : turned.width === width
        ? turned.camera
        : fit(turned.camera, boundsOf(all, meshes, view?.cutBelow), { width, height });
  const onCamera = (change: (camera: Camera) => Camera): void =>
    setTurned((now) => {
      const before = now?.arm === arm && now.width === width ? now.camera : camera;
      return before && { arm, width, camera: change(before) };
    });

  const cuts = useMemo(
    () => [...(view?.cutBelow === undefined ? [] : [{ normal: [0, 0, 1] as const, distance: view.cutBelow }]), ...(cut ? [cut] : [])],
    [view, cut],
  );
  const at = movingAt(spans, play.time);
  const moving = view?.moves[at];
  const movingName = moving && scene ? scene.names[scene.pieces[moving.pieces[0] ?? -1]?.name ?? -1]?.name : undefined;
  const label = view?.title ?? 'The step';
  const nameAt = (number: number): number => all.find((piece) => piece.number === number)?.name ?? -1;

  return (
    <div css={solidBox} ref={element} data-step-solid={name}>
      {error && <LoadFailed error={error} retry={retry} dismiss={() => onClose()} />}
      {!error && !camera && <p role="status">Loading the model …</p>}
      {scene && view && camera && !error && (
        <>
          <SolidSheet
            label={label}
            width={width}
            height={height}
            meshes={meshes}
            pieces={pieces}
            camera={camera}
            cuts={cuts}
            moving={play.isPlaying}
            onCamera={onCamera}
            onPoint={(number) => setPointed(nameAt(number))}
            onPress={(number) => setPressed(nameAt(number))}
            onFirstFrame={(canvas) => {
              onReady();
              // Who has opened it by a key goes on with keys; the page has just moved there by itself, if at all.
              requestAnimationFrame(() => canvas.focus({ preventScroll: true }));
            }}
            onEscape={() => onClose()}
            onLost={() => onClose(lostReason)}
          />
          {spans.length > 0 && (
            <PlayBar play={play} words={at < 0 ? 'Before the first part' : `${movingName ?? ''}, ${at + 1} of ${spans.length}`} />
          )}
          <SolidTools onCamera={onCamera} onHome={() => setTurned(null)} onClose={() => onClose()} before={onBefore} after={onAfter} />
          <PieceList pieces={all} names={scene.names} hidden={hidden} marked={marked} onHide={setHidden} onMark={setPressed} />
          <SectionField camera={camera} bounds={boundsOf(all, meshes, view?.cutBelow)} onCut={setCut} />
        </>
      )}
    </div>
  );
}
