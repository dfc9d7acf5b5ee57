import { css } from '@emotion/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatNumber, withUnit } from '../../../model/format';
import { button } from '../../../theme/controls/buttons';
import { SelectField } from '../../../theme/controls/SelectField';
import { buttonRow, choiceRow } from '../../../theme/controls/toolBox';
import { useInView } from './useInView';
import { wantsStill } from '../../../theme/styles/media';
import type { GainSet } from '../engine/gainSets';
import { mirroredPose, poseOf, poses, widest } from '../engine/messages';
import type { Gains, Moment, Orders, PushForce, Started } from '../engine/messages';
import { JointControls } from './JointControls';
import { JointPlot } from './JointPlot';
import { SceneView } from './SceneView';
import { stepSeconds } from './simulationRun';
import type { Readout, SimulationRun } from './simulationRun';

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

/** What the reader has set. */
interface Choices {
  /** Angles of the left arm in degrees. */
  readonly degrees: readonly number[];
  /** Opening of both grippers in mm. */
  readonly opening: number;
  readonly follows: boolean;
  /** Id of the published gains; empty once a slider has changed one. */
  readonly set: string;
  readonly gains: Gains;
  readonly torques: readonly number[];
  readonly compensated: boolean;
}

const noTorques = [0, 0, 0, 0, 0, 0, 0] as const;

/** Above the cubes, grippers open, with the gains that the address names or the first set. */
export function firstChoices(sets: readonly GainSet[], search = ''): Choices {
  const asked = new URLSearchParams(search).get('sim.gains');
  const set = sets.find(({ id }) => id === asked) ?? sets[0];
  return {
    degrees: poses[0]?.degrees ?? [],
    opening: widest - 8,
    follows: true,
    set: set?.id ?? '',
    gains: { kp: set?.kp ?? [], kd: set?.kd ?? [] },
    torques: noTorques,
    compensated: true,
  };
}

/** Converts the choices to commands of the simulation. */
export const ordersOf = ({ degrees, opening, follows, gains, torques, compensated }: Choices, push: PushForce | null = null): Orders => ({
  goal: poseOf(degrees, opening),
  follows,
  gains,
  torques,
  compensated,
  push,
});

const withItem = (values: readonly number[], at: number, value: number): number[] =>
  values.map((before, index) => (index === at ? value : before));

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

/** Motors of the left arm at their peak torque. */
function peakWords({ torques }: Moment, peaks: readonly number[]): string {
  const full = peaks.flatMap((peak, joint) => (Math.abs(torques[joint] ?? 0) >= peak * 0.999 ? [`J${joint + 1}`] : []));
  return full.length === 0 ? '' : ` ${full.join(', ')} can't give more: peak torque.`;
}

/** Number of lifted cubes. */
const liftedWords = ({ lifted }: Moment): string =>
  lifted === 0 ? 'No cube is off the table.' : lifted === 1 ? '1 cube is off the table.' : `${lifted} cubes are off the table.`;

/** Force of a button in N, and how long it pushes, in ms. */
const press = { force: 20, time: 300 } as const;

/** Directions of the buttons, along the world's axes. */
const pushes = [
  { label: 'up', along: [0, 0, 1] },
  { label: 'down', along: [0, 0, -1] },
  { label: 'forward', along: [1, 0, 0] },
  { label: 'to the side', along: [0, 1, 0] },
] as const;

interface SimulationStageProps {
  readonly run: SimulationRun;
  readonly started: Started;
  readonly sets: readonly GainSet[];
  readonly first: Choices;
  readonly onClose: () => void;
}

/** The scene with its controls. Starts paused if the reader prefers reduced motion. */
export function SimulationStage({ run, started, sets, first, onClose }: SimulationStageProps) {
  const [choices, setChoices] = useState(first);
  const [joint, setJoint] = useState(3);
  const [push, setPush] = useState<PushForce | null>(null);
  const [isRunning, setRunning] = useState(() => !wantsStill());
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { element, inView } = useInView<HTMLDivElement>();
  const readout = useSyncExternalStore(run.readout.subscribe, run.readout.get);
  const change = (part: Partial<Choices>): void => setChoices((before) => ({ ...before, ...part }));
  useEffect(() => run.order(ordersOf(choices, push)), [run, choices, push]);
  useEffect(() => run.run(isRunning && inView), [run, isRunning, inView]);
  useEffect(() => () => clearTimeout(pressed.current), []);
  const { degrees, opening, follows, gains, torques, compensated } = choices;
  const isHeld = (pose: readonly number[]): boolean => pose.every((angle, at) => angle === degrees[at]);
  const pushHand = ([x, y, z]: readonly [number, number, number]): void => {
    clearTimeout(pressed.current);
    setPush({ shape: started.hand, force: [x * press.force, y * press.force, z * press.force] });
    pressed.current = setTimeout(() => setPush(null), press.time);
  };

  return (
    <div ref={element} css={stageBox}>
      <SceneView run={run} shapes={started.shapes} moving={isRunning && inView} onPush={setPush} />
      <JointControls
        joint={joint}
        settings={{ goal: degrees[joint] ?? 0, kp: gains.kp[joint] ?? 0, kd: gains.kd[joint] ?? 0, torque: torques[joint] ?? 0 }}
        range={started.ranges[joint] ?? [0, 0]}
        peak={started.peaks[joint] ?? 0}
        onJoint={setJoint}
        onChange={({ goal, kp, kd, torque }) =>
          change({
            ...(goal !== undefined && { degrees: withItem(degrees, joint, goal) }),
            ...(kp !== undefined && { set: '', gains: { ...gains, kp: withItem(gains.kp, joint, kp) } }),
            ...(kd !== undefined && { set: '', gains: { ...gains, kd: withItem(gains.kd, joint, kd) } }),
            ...(torque !== undefined && { torques: withItem(torques, joint, torque) }),
          })
        }
      />
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
            setChoices(first);
            run.order(ordersOf(first));
            run.reset();
          }}
        >
          Reset
        </button>
        <button type="button" css={button} onClick={onClose}>
          Close
        </button>
      </div>
      <div css={buttonRow} role="group" aria-label="Push the left hand">
        {pushes.map(({ label, along }) => (
          <button key={label} type="button" css={button} onClick={() => pushHand(along)}>
            Push {label}
          </button>
        ))}
      </div>
      <JointPlot run={run} joint={joint} goal={degrees[joint] ?? 0} />
      <div css={choiceRow}>
        <SelectField
          label="Gains of all joints"
          value={choices.set}
          options={[
            ...(choices.set === '' ? [{ value: '', label: 'Your own' }] : []),
            ...sets.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(id) => {
            const chosen = sets.find((set) => set.id === id);
            if (chosen) change({ set: id, gains: { kp: chosen.kp, kd: chosen.kd } });
          }}
        />
        <label className="tick">
          <input type="checkbox" checked={compensated} onChange={({ target }) => change({ compensated: target.checked })} />
          The motors carry the weight of the arms
        </label>
      </div>
      <p className="numbers" data-readout="">
        {timeWords(readout)}
      </p>
      <p className="numbers" data-mirror="">
        {mirrorWords(readout.moment)}
      </p>
      <p role="status">
        {isRunning ? 'Running.' : 'Paused.'} {liftedWords(readout.moment)}
        {peakWords(readout.moment, started.peaks)}
      </p>
      <div css={buttonRow} role="group" aria-label="Goals">
        {poses.map(({ label, degrees: pose }) => (
          <button key={label} type="button" css={button} aria-pressed={isHeld(pose)} onClick={() => change({ degrees: pose })}>
            {label}
          </button>
        ))}
        <button type="button" css={button} onClick={() => change({ opening: opening > 0 ? 0 : first.opening })}>
          {opening > 0 ? 'Close the grippers' : 'Open the grippers'}
        </button>
      </div>
      <label className="tick">
        <input type="checkbox" checked={follows} onChange={({ target }) => change({ follows: target.checked })} />
        Leader moves follower: the right arm copies where the left arm is
      </label>
    </div>
  );
}
