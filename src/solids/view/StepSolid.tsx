import { withPrefix } from 'gatsby';
import { useCallback, useMemo, useState } from 'react';
import { solidSceneAddress } from '../../model/publicFiles';
import type { SolidScene } from '../../model/solidScene';
import { button } from '../../theme/controls/buttons';
import { LoadFailed, useLoaded } from '../../theme/feedback/loading';
import type { TurnedProps } from '../../theme/feedback/TurnedPicture';
import type { Arm } from '../../model/siteTypes';
import { boundsAbove, piecesBounds } from '../engine/bounds';
import type { Bounds, Mesh } from '../engine/bounds';
import { lookFrom, rangeAlong } from '../engine/camera';
import type { Camera } from '../engine/camera';
import { loadMesh, loadScene } from '../engine/loadSolids';
import type { Cut } from '../engine/renderer';
import { movingAt, stepPieces, stepSeconds, stepTimeline, viewDirections } from '../engine/stepPieces';
import { PieceList } from './PieceList';
import { PlayBar, usePlaying } from './PlayBar';
import { SolidStage, ZoomButtons } from './SolidStage';
import type { SheetSize } from './SolidStage';
import { css } from '@emotion/react';
import { media } from '../../theme/styles/media';

/** Styles of a 3D view with its buttons below it. */
const solidBox = css({
  display: 'grid',
  gap: 'var(--space-2)',
  // The canvas can be wider than its column for a moment and must not widen it.
  minWidth: 0,
  overflow: 'hidden',
  fontSize: 'var(--size-s)',
  '& p': { margin: 0 },
  '& > canvas': { borderRadius: 'var(--radius)', background: 'var(--bg)' },
  '& .solid-tools': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' },
  '& .solid-tools > button': { minHeight: '2.75rem' },
  '& .solid-tools > button:disabled': { color: 'var(--text-faint)', borderColor: 'var(--line)' },
  '& .solid-named': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-1) var(--space-3)', minHeight: '2.75rem' },
  '& :is(.solid-named, li) button': {
    minHeight: '2rem',
    padding: '0 var(--space-2)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--bg-raised)',
    color: 'inherit',
  },
  '& :is(.solid-named, li) button[aria-pressed="true"]': { background: 'var(--accent-soft)', borderColor: 'var(--accent)' },
  '& summary': { minHeight: '2rem' },
  '& details > ul': { margin: 0, padding: 0, listStyle: 'none', columns: '18rem 2' },
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 'var(--space-3)', breakInside: 'avoid' },
  '& li > label': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: '2.25rem' },
  '& .solid-section': { display: 'flex', alignItems: 'center', gap: 'var(--space-3)' },
  '& .solid-section > input': {
    flex: '1 1 8rem',
    minWidth: 0,
    maxWidth: '24rem',
    height: '2.75rem',
    margin: 0,
    accentColor: 'var(--accent)',
  },
  // On the stage of a step, buttons are over the view and above the play bar; on a phone only the button back to the drawing.
  [media.screen]: {
    '[data-stage] & > :not(canvas)': { marginInline: 'var(--space-2)' },
    '[data-stage] & .solid-tools': { position: 'absolute', inset: 'auto 0 4rem auto' },
    '[data-stage] & .solid-tools > button:not(:last-of-type)': { display: 'none' },
  },
  [media.large]: { '[data-stage] & .solid-tools > button:not(:nth-last-of-type(2), :nth-last-of-type(3))': { display: 'inline-flex' } },
  [media.touch]: { '& :is(.solid-named, li) button, & li > label, & summary': { minHeight: '2.75rem' } },
  [media.print]: { display: 'none' },
});

interface SectionFieldProps {
  readonly camera: Camera;
  readonly bounds: readonly Bounds[];
  readonly onCut: (cut: Cut | null) => void;
}

/** Slider that cuts away what is nearest to the eye. The plane is fixed in the model when that is turned. */
function SectionField({ camera, bounds, onCut }: SectionFieldProps) {
  const [share, setShare] = useState(0);
  const change = (percent: number): void => {
    setShare(percent);
    const [farthest, nearest] = rangeAlong(camera.towardsEye, bounds);
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

interface SolidToolsProps {
  readonly onCamera: (change: (camera: Camera) => Camera) => void;
  readonly onHome: () => void;
  readonly onClose: () => void;
  readonly before?: (() => void) | undefined;
  readonly after?: (() => void) | undefined;
}

/** Buttons below a view: zoom, neighbouring steps, and back to the drawing. */
function SolidTools({ onCamera, onHome, onClose, before, after }: SolidToolsProps) {
  return (
    <div className="solid-tools">
      <ZoomButtons onCamera={onCamera} />
      <button css={button} type="button" onClick={onHome}>
        Reset view
      </button>
      <button css={button} type="button" disabled={!before} onClick={before}>
        Previous step
      </button>
      <button css={button} type="button" disabled={!after} onClick={after}>
        Next step
      </button>
      <button css={button} type="button" onClick={onClose}>
        Back to drawing
      </button>
    </div>
  );
}

/** Indices of the meshes in a view. */
function meshesOf(scene: SolidScene, name: string): number[] {
  const view = scene.views[name];
  const pieces = view ? [...Object.values(view.still).flat(), ...view.moves.flatMap((move) => move.pieces)] : [];
  return [...new Set(pieces.flatMap((piece) => scene.pieces[piece]?.mesh ?? []))];
}

const noMeshes: ReadonlyMap<string, Mesh> = new Map();

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
export interface StepSolidProps extends TurnedProps {
  /** Name of the drawing, without `.svg`. */
  readonly view: string;
  readonly guide: string;
  /** The arm that it shows, where the arms differ. */
  readonly arm: Arm;
  /** Size in px of the drawing that it replaces. */
  readonly size: SheetSize;
  /** Previous and next view on the page, if any, and the handler that goes there. */
  readonly before?: string;
  readonly after?: string;
  readonly onGo: (view: string) => void;
}

const lostReason = 'This browser cannot show the model in 3D, or has stopped doing so. The drawing shows the same.';

/** A step in 3D, to turn, play, take apart and cut. The drawing stays until the first frame is drawn. */
export default function StepSolid({ view: name, guide, arm, size, onReady, onClose, before, after, onGo }: StepSolidProps) {
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
