import { css } from '@emotion/react';
import { formatNumber, withUnit } from '../../../model/format';
import type { Orders, Moment, SceneShape, ShapeOwner, Started } from '../engine/messages';
import { poseOf, poses, widest, mirroredPose } from '../engine/messages';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lookFrom } from '../../../solids/engine/camera';
import type { Mesh } from '../../../solids/engine/bounds';
import type { ShownPiece } from '../../../solids/engine/renderer';
import { boxMesh, capsuleMesh } from '../engine/simpleMeshes';
import { SolidStage, ZoomButtons } from '../../../solids/view/SolidStage';
import type { SheetSize } from '../../../solids/view/SolidStage';
import { button } from '../../../theme/controls/buttons';
import { buttonRow } from '../../../theme/controls/toolBox';
import { useInView } from '../../../theme/controls/useInView';
import { wantsStill } from '../../../theme/styles/media';
import { stepSeconds } from './simulationRun';
import type { Readout, SimulationRun } from './simulationRun';

/** Styles of the scene with its controls. */
const stageBox = css({
  // The canvas can be wider than its column for a moment and must not widen it.
  minWidth: 0,
  overflow: 'hidden',
  fontSize: 'var(--size-s)',
  '& canvas': { borderRadius: 'var(--radius)', background: 'var(--bg)' },
  '& button:disabled': { color: 'var(--text-faint)', borderColor: 'var(--line)' },
  '& .numbers': { fontVariantNumeric: 'tabular-nums' },
  '& label.tick': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: '2.75rem' },
});

/** Rows of name, slider and value. */
const sliderRows = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 4.5rem',
  alignItems: 'center',
  columnGap: 'var(--space-3)',
  '& label': { display: 'contents' },
  '& input': { width: '100%', minWidth: 0, minHeight: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
  '& output': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
});

/** Values of the sliders: angles of the left arm in degrees, and the opening of its gripper in mm. */
export interface Goal {
  readonly degrees: readonly number[];
  readonly opening: number;
}

interface GoalSlidersProps {
  readonly goal: Goal;
  /** Joint limits in rad. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly onChange: (goal: Goal) => void;
}

interface SliderProps {
  readonly name: string;
  readonly words: string;
  readonly text: string;
  readonly range: readonly [number, number];
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ name, words, text, range: [min, max], step, value, onChange }: SliderProps) {
  return (
    <label>
      <span aria-hidden="true">{name}</span>
      <input
        type="range"
        aria-label={words}
        aria-valuetext={text}
        {...{ min, max, step, value }}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output aria-hidden="true">{text}</output>
    </label>
  );
}

/** Step of the angles in degrees. Limits are rounded to it; the model enforces the exact ones. */
const fineness = 0.5;

const rounded = (radians: number): number => Math.round((radians * 180) / Math.PI / fineness) * fineness;

/** Sliders for the joints of the left arm and for the grippers. */
function GoalSliders({ goal, ranges, onChange }: GoalSlidersProps) {
  const { degrees, opening } = goal;
  return (
    <div css={sliderRows} role="group" aria-label="Goal of the left arm">
      {ranges.map(([low, high], joint) => {
        const value = degrees[joint] ?? 0;
        return (
          <Slider
            key={joint}
            name={`J${joint + 1}`}
            words={`J${joint + 1} of the left arm`}
            text={withUnit(formatNumber(value, 1), '°')}
            range={[rounded(low), rounded(high)]}
            step={fineness}
            value={value}
            onChange={(angle) => onChange({ ...goal, degrees: degrees.map((before, other) => (other === joint ? angle : before)) })}
          />
        );
      })}
      <Slider
        name="Grippers"
        words="Opening of both grippers"
        text={withUnit(formatNumber(opening), 'mm')}
        range={[0, widest]}
        step={1}
        value={opening}
        onChange={(millimetres) => onChange({ ...goal, opening: millimetres })}
      />
    </div>
  );
}

/** Initial target: above the cubes, grippers open. */
const firstGoal: Goal = { degrees: poses[0]?.degrees ?? [], opening: widest - 8 };

/** Converts the sliders to commands of the simulation. */
export const ordersOf = ({ degrees, opening }: Goal, follows: boolean): Orders => ({ goal: poseOf(degrees, opening), follows });

/** Initial commands. */
export const firstOrders: Orders = ordersOf(firstGoal, true);

const mm = 1000;

const meshName = ({ kind, size }: SceneShape): string => `${kind} ${size.join(' ')}`;

/** Tones of the drawings: light for the leading arm, dark for objects that can be gripped. */
const tones: Readonly<Record<ShapeOwner, ShownPiece['tone']>> = { left: 'added', right: 'built', fixed: 'built', loose: 'driven' };

/** Meshes of all shapes by name; equal shapes share one. */
const shapeMeshes = (shapes: readonly SceneShape[]): ReadonlyMap<string, Mesh> =>
  new Map(
    shapes.map((shape) => {
      const [x, y, z] = shape.size;
      return [meshName(shape), shape.kind === 'box' ? boxMesh([x * mm, y * mm, z * mm]) : capsuleMesh(x * mm, y * mm)] as const;
    }),
  );

/** All shapes at their current places. */
const scenePieces = (shapes: readonly SceneShape[], { places }: Moment): readonly ShownPiece[] =>
  shapes.map((shape, index) => ({
    mesh: meshName(shape),
    place: [...places.subarray(index * 12, index * 12 + 12)],
    tone: tones[shape.owner],
    number: index + 1,
  }));

interface SceneViewProps {
  readonly run: SimulationRun;
  readonly shapes: readonly SceneShape[];
  readonly moving: boolean;
}

/** Bounding boxes in mm of the initial view: the table, and the arms above it. */
const around = [
  { low: [200, -350, 200], high: [500, 350, 220] },
  { low: [-50, -210, 220], high: [340, 210, 760] },
] as const;

/** Direction of the initial view: from the front, the robot's right, and above. */
const from = [1, -0.75, 0.6] as const;

/** Height of the view as a share of its width, and of the window. */
const shape = { ofWidth: 0.75, ofWindow: 0.6 } as const;

const home = (size: SheetSize) => lookFrom(from, [0, 0, 1], around, size);

/** 3D view of the scene's collision shapes. */
function SceneView({ run, shapes, moving }: SceneViewProps) {
  const moment = useSyncExternalStore(run.moment.subscribe, run.moment.get);
  const meshes = useMemo(() => shapeMeshes(shapes), [shapes]);
  const pieces = useMemo(() => scenePieces(shapes, moment), [shapes, moment]);
  const [isLost, setLost] = useState(false);
  if (isLost) return <p role="alert">This browser cannot draw in 3D (WebGL 2). The simulation still runs; the lines below describe it.</p>;
  return (
    <SolidStage
      marks={{ 'data-scene': '' }}
      heightOf={(width) => Math.min(width * shape.ofWidth, Math.max(window.innerHeight * shape.ofWindow, 240))}
      label="The two arms in front of a table with three cubes"
      meshes={meshes}
      pieces={pieces}
      moving={moving}
      first={home}
      around={() => around}
      onLost={() => setLost(true)}
      inside={({ onCamera, goBack }) => (
        <div css={buttonRow} role="group" aria-label="View">
          <ZoomButtons onCamera={onCamera} />
          <button css={button} type="button" onClick={goBack}>
            Reset the view
          </button>
        </div>
      )}
    />
  );
}

/** Simulated time and speed. */
function timeWords({ moment, speed }: Readout): string {
  const simulated = `${withUnit(formatNumber(moment.time, 2), 's')} simulated`;
  return speed === null ? `${simulated}.` : `${simulated}, ${formatNumber(speed, 2)} times as fast as real time.`;
}

/** How far the right arm is from the mirror image of the left one. */
function mirrorWords({ left, right }: Moment): string {
  const image = mirroredPose(left).angles;
  const away = right.angles.map((angle, joint) => Math.abs(angle - (image[joint] ?? 0)) * (180 / Math.PI));
  const most = Math.max(...away);
  return `The right arm is within ${withUnit(formatNumber(Math.max(most, 0.1), 1), '°')} of the left one's mirror image.`;
}

/** Number of lifted cubes. */
const liftedWords = ({ lifted }: Moment): string =>
  lifted === 0 ? 'No cube is off the table.' : lifted === 1 ? '1 cube is off the table.' : `${lifted} cubes are off the table.`;

interface SimulationStageProps {
  readonly run: SimulationRun;
  readonly started: Started;
  readonly onClose: () => void;
}

/** The scene with its controls. Starts paused if the reader prefers reduced motion. */
export function SimulationStage({ run, started, onClose }: SimulationStageProps) {
  const [goal, setGoal] = useState(firstGoal);
  const [follows, setFollows] = useState(true);
  const [isRunning, setRunning] = useState(() => !wantsStill());
  const { element, inView } = useInView<HTMLDivElement>();
  const readout = useSyncExternalStore(run.readout.subscribe, run.readout.get);
  useEffect(() => run.order(ordersOf(goal, follows)), [run, goal, follows]);
  useEffect(() => run.run(isRunning && inView), [run, isRunning, inView]);
  const isHeld = (degrees: readonly number[]): boolean => degrees.every((angle, joint) => angle === goal.degrees[joint]);

  return (
    <div ref={element} css={stageBox}>
      <SceneView run={run} shapes={started.shapes} moving={isRunning && inView} />
      <div css={buttonRow} role="group" aria-label="Simulation">
        <button type="button" css={button} onClick={() => setRunning(!isRunning)}>
          {isRunning ? 'Pause' : 'Play'}
        </button>
        <button type="button" css={button} disabled={isRunning} onClick={() => run.step()}>
          Step {stepSeconds} s
        </button>
        <button
          type="button"
          css={button}
          onClick={() => {
            setGoal(firstGoal);
            run.order(ordersOf(firstGoal, follows));
            run.reset();
          }}
        >
          Reset
        </button>
        <button type="button" css={button} onClick={onClose}>
          Close
        </button>
      </div>
      <p className="numbers" data-readout="">
        {timeWords(readout)}
      </p>
      <p className="numbers" data-mirror="">
        {mirrorWords(readout.moment)}
      </p>
      <p role="status">
        {isRunning ? 'Running.' : 'Paused.'} {liftedWords(readout.moment)}
      </p>
      <div css={buttonRow} role="group" aria-label="Goals">
        {poses.map(({ label, degrees }) => (
          <button key={label} type="button" css={button} aria-pressed={isHeld(degrees)} onClick={() => setGoal({ ...goal, degrees })}>
            {label}
          </button>
        ))}
        <button type="button" css={button} onClick={() => setGoal({ ...goal, opening: goal.opening > 0 ? 0 : firstGoal.opening })}>
          {goal.opening > 0 ? 'Close the grippers' : 'Open the grippers'}
        </button>
      </div>
      <label className="tick">
        <input type="checkbox" checked={follows} onChange={({ target }) => setFollows(target.checked)} />
        Leader moves follower: the right arm copies where the left arm is
      </label>
      <GoalSliders goal={goal} ranges={started.ranges} onChange={setGoal} />
    </div>
  );
}
