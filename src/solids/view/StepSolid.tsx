import { withPrefix } from 'gatsby';
import { useCallback, useMemo, useState } from 'react';
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
import { SolidStage } from './SolidStage';
import type { SheetSize } from './SolidStage';
import { solidBox } from './solidStyle';
import { SolidTools } from './SolidTools';

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

/** Height of a view: that of its drawing in the width of its column, or of the stage when a step is shown alone. */
function heightIn(drawing: SheetSize, width: number, element: Element): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const stage = element.closest('[data-stage]');
  if (stage) return Math.max(stage.clientHeight - belowView * rem, 160);
  return Math.min(width * Math.min(drawing.height / drawing.width, 1.2), Math.max(window.innerHeight * mostHeight, 240));
}

/** Props of a 3D view of a step. */
export interface StepSolidProps {
  /** Name of the drawing, without `.svg`. */
  readonly view: string;
  readonly guide: string;
  /** Size in px of the drawing that it replaces. */
  readonly size: SheetSize;
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
  const asDrawn = useCallback(
    (sheet: SheetSize): Camera | null => {
      if (!scene || !view) return null;
      const { from, up } = viewDirections(view, arm);
      const ends = [0, stepSeconds(spans)].flatMap((time) => stepPieces(scene, view, arm, spans, time));
      return lookFrom(from, up, boundsAbove(piecesBounds(ends, meshes), cutBelow), sheet);
    },
    [scene, view, arm, spans, meshes, cutBelow],
  );

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
    <SolidStage
      box={solidBox}
      marks={{ 'data-step-solid': name }}
      heightOf={(width, element) => heightIn(size, width, element)}
      label={label}
      meshes={meshes}
      pieces={pieces}
      cuts={cuts}
      moving={play.isPlaying}
      first={asDrawn}
      around={() => bounds}
      // Another arm resets the camera.
      subject={arm}
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
      waiting={
        loaded.is === 'failed' ? (
          <LoadFailed error={loaded.error} retry={retry} dismiss={() => onClose()} />
        ) : (
          <p role="status">Loading the model …</p>
        )
      }
      inside={({ camera, onCamera, goBack }) => (
        <>
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
          <PieceList pieces={all} names={scene?.names ?? []} hidden={hidden} marked={marked} onHide={setHidden} onMark={setPressed} />
          <SectionField camera={camera} bounds={bounds} onCut={setCut} />
        </>
      )}
    />
  );
}
