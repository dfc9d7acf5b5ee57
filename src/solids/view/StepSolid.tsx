import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { solidSceneAddress } from '../../model/publicFiles';
import type { SolidScene } from '../../model/solidScene';
import { LoadFailed } from '../../theme/feedback/LoadFailed';
import { useLoaded } from '../../theme/feedback/useLoaded';
import { useArm } from '../../theme/state/armChoice';
import { boundsAbove, piecesBounds } from '../engine/bounds';
import type { Bounds } from '../engine/bounds';
import { lookFrom } from '../engine/camera';
import type { Camera } from '../engine/camera';
import type { ShadedMesh } from '../engine/creaseNormals';
import { loadMesh, loadScene } from '../engine/loadSolids';
import type { Cut } from '../engine/renderer';
import { movingAt, stepPieces, stepSeconds, stepTimeline, viewDirections } from '../engine/stepPieces';
import { PieceList } from './PieceList';
import { PlayBar, usePlaying } from './PlayBar';
import { SolidSheet } from './SolidSheet';
import { solidBox } from './solidStyle';
import { SolidTools } from './SolidTools';
import { useTurnedCamera } from './useTurnedCamera';

interface SectionFieldProps {
  readonly camera: Camera;
  readonly bounds: readonly Bounds[];
  readonly onCut: (cut: Cut | null) => void;
}

/** Depths of the nearest and farthest point of boxes along the camera's direction, in mm from the origin. */
function depths({ towardsEye }: Camera, bounds: readonly Bounds[]): readonly [nearest: number, farthest: number] {
  let [nearest, farthest] = [-Infinity, Infinity];
  for (const { low, high } of bounds) {
    const ends = [0, 1, 2].map(
      (axis) => [(low[axis] ?? 0) * (towardsEye[axis] ?? 0), (high[axis] ?? 0) * (towardsEye[axis] ?? 0)] as const,
    );
    nearest = Math.max(
      nearest,
      ends.reduce((sum, [a, b]) => sum + Math.max(a, b), 0),
    );
    farthest = Math.min(
      farthest,
      ends.reduce((sum, [a, b]) => sum + Math.min(a, b), 0),
    );
  }
  return [nearest, farthest];
}

/** Slider that cuts away what is nearest to the eye. The plane is fixed in the model when that is turned. */
function SectionField({ camera, bounds, onCut }: SectionFieldProps) {
  const [share, setShare] = useState(0);
  const change = (percent: number): void => {
    setShare(percent);
    const [nearest, farthest] = depths(camera, bounds);
    const [x, y, z] = camera.towardsEye;
    onCut(percent === 0 ? null : { normal: [-x, -y, -z], distance: -(nearest + ((farthest - nearest) * percent) / 100) });
  };
  return (
    <label className="solid-section">
      Cut from the front
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-valuetext={share === 0 ? 'Nothing is cut away' : `${share} % of the depth is cut away`}
        onChange={({ currentTarget }) => change(Number(currentTarget.value))}
      />
    </label>
  );
}

/** Indices of the meshes in a view. */
function meshesOf(scene: SolidScene, name: string): number[] {
  const view = scene.views[name];
  const pieces = view ? [...Object.values(view.still).flat(), ...view.moves.flatMap((move) => move.pieces)] : [];
  return [...new Set(pieces.flatMap((piece) => scene.pieces[piece]?.mesh ?? []))];
}

const noMeshes: ReadonlyMap<string, ShadedMesh> = new Map();

/** Loads the scene of a guide and the meshes of one of its views. */
async function loadView(guide: string, name: string) {
  const scene = await loadScene(withPrefix(solidSceneAddress(guide)));
  if (!scene.views[name]) throw new Error('This step has no model. The drawing shows it.');
  const addresses = meshesOf(scene, name).flatMap((index) => scene.meshes[index] ?? []);
  const meshes = await Promise.all(addresses.map(async (address) => [address, await loadMesh(withPrefix(address))] as const));
  return { scene, meshes: new Map(meshes) };
}

/** Maximum height of a view within the text, as a share of the window. */
const mostHeight = 0.72;

/** Height in rem of the play bar, which is below a view on the stage. */
const belowView = 3.5;

/**
 * Ref for the element of a view, and its size in px: the width of its column in the aspect ratio of its drawing, or the size of the stage
 * when a step is shown alone.
 */
function useSheetRoom(drawing: { readonly width: number; readonly height: number }) {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const form = Math.min(drawing.height / drawing.width, 1.2);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.round(entry.contentRect.width);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const stage = entry.target.closest('[data-stage]');
      const height = stage
        ? Math.max(stage.clientHeight - belowView * rem, 160)
        : Math.min(width * form, Math.max(window.innerHeight * mostHeight, 240));
      setRoom({ width, height: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [form]);
  return { element, ...room };
}

/** Props of a 3D view of a step. */
export interface StepSolidProps {
  /** Name of the drawing, without `.svg`. */
  readonly view: string;
  readonly guide: string;
  /** Size in px of the drawing that it replaces. */
  readonly size: { readonly width: number; readonly height: number };
  /** Called when the first frame is drawn and the drawing can be hidden. */
  readonly onReady: () => void;
  /** Returns to the drawing, which shows the reason, if any. */
  readonly onClose: (reason?: string) => void;
  /** Previous and next view on the page, if any, and the handler that goes there. */
  readonly before?: string;
  readonly after?: string;
  readonly onGo: (view: string) => void;
}

const lostReason = 'This browser cannot show the model in 3D, or has stopped doing so. The drawing shows the same.';

/** A step in 3D, to turn, play, take apart and cut. The drawing stays until the first frame is drawn. */
export default function StepSolid({ view: name, guide, size, onReady, onClose, before, after, onGo }: StepSolidProps) {
  const arm = useArm();
  const { element, width, height } = useSheetRoom(size);
  const [loaded, retry] = useLoaded(useCallback(() => loadView(guide, name), [guide, name]));
  const { scene, meshes } = loaded.is === 'ready' ? loaded.value : { scene: undefined, meshes: noMeshes };
  const view = scene?.views[name];
  const spans = useMemo(() => stepTimeline(view?.moves ?? []), [view]);
  const play = usePlaying(stepSeconds(spans));
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

  const cutBelow = view?.cutBelow ?? -Infinity;
  const bounds = useMemo(() => boundsAbove(piecesBounds(all, meshes), cutBelow), [all, meshes, cutBelow]);
  // The whole path of moving parts fits on the sheet, as in the drawing.
  const asDrawn = useMemo((): Camera | null => {
    if (!scene || !view || width === 0) return null;
    const { from, up } = viewDirections(view, arm);
    const ends = [0, stepSeconds(spans)].flatMap((time) => stepPieces(scene, view, arm, spans, time));
    return lookFrom(from, up, boundsAbove(piecesBounds(ends, meshes), cutBelow), { width, height });
  }, [scene, view, arm, spans, meshes, cutBelow, width, height]);
  // Another arm resets the camera.
  const { camera, onCamera, goBack } = useTurnedCamera({ first: asDrawn, around: () => bounds, width, height, subject: arm });

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
      {loaded.is === 'failed' && <LoadFailed error={loaded.error} retry={retry} dismiss={() => onClose()} />}
      {loaded.is !== 'failed' && !camera && <p role="status">Loading the model …</p>}
      {scene && view && camera && (
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
              // Focus the canvas, so that keyboard users can go on. If the drawing was higher than the window, the view is above the button
              // that was pressed.
              requestAnimationFrame(() => {
                canvas.focus({ preventScroll: true });
                if (!canvas.closest('[data-stage]')) canvas.scrollIntoView({ block: 'nearest' });
              });
            }}
            onEscape={() => onClose()}
            onLost={() => onClose(lostReason)}
          />
          {spans.length > 0 && (
            <PlayBar play={play} words={at < 0 ? 'Before the first part' : `${movingName ?? ''}, ${at + 1} of ${spans.length}`} />
          )}
          <SolidTools
            onCamera={onCamera}
            onHome={goBack}
            onClose={() => onClose()}
            before={before === undefined ? undefined : () => onGo(before)}
            after={after === undefined ? undefined : () => onGo(after)}
          />
          <PieceList pieces={all} names={scene.names} hidden={hidden} marked={marked} onHide={setHidden} onMark={setPressed} />
          <SectionField camera={camera} bounds={bounds} onCut={setCut} />
        </>
      )}
    </div>
  );
}
