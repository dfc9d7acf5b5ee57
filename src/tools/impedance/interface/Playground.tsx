import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { button } from '../../../theme/controls/buttons';
import { labelledOptions, SelectField } from '../../../theme/controls/SelectField';
import { buttonRow, choiceRow } from '../../../theme/controls/toolBox';
import { useAddressState } from '../../../theme/controls/useAddressState';
import { useInView } from '../../../theme/controls/useInView';
import { SettledStatus } from '../../../theme/feedback/SettledStatus';
import { ToolFrame } from '../../../theme/feedback/ToolFrame';
import type { OpenedTool } from '../../../theme/feedback/ToolOpener';
import { wantsStill } from '../../../theme/styles/media';
import { loadTables } from '../../../theme/state/loadTables';
import { askWorker } from '../../../model/worker';
import type { Answers, Question, Scheme, Settings } from '../engine/messages';
import { readSetup, setupTables } from '../engine/readSetup';
import { ArmMotion } from './armMotion';
import type { ArmWorker } from './armMotion';
import { ChoiceFields, goalOf, MotionButtons } from './Controls';
import { readChoices, writeChoices, forceOf, pushes, pushForce, pushNames } from './gainsAddress';
import { GainSliders } from './GainSliders';
import type { Gain } from './GainSliders';
import type { Motion } from './Controls';
import type { Push } from './gainsAddress';
import { RestTable, restWords, SampleTable } from './Tables';
import { Scene } from './Scene';
import type { Along } from './views';

/** Worker that moves the arm without blocking the page. */
const startArm = (): ArmWorker =>
  askWorker<Question, Answers>(
    new Worker(new URL('../engine/worker.ts', import.meta.url)),
    'The part of the page that moves the arm could not be loaded.',
  );

/** Loads the tables and the worker, and starts the arm in it, paused. Rejects if one of them fails. */
async function openArm(fail: () => void) {
  const worker = startArm();
  try {
    const tables = await loadTables(setupTables);
    const setup = readSetup((table) => tables.get(table));
    const started = await worker.ask({ ask: 'start', bodies: setup.bodies });
    return { setup, started, motion: new ArmMotion(worker, fail) };
  } catch (error) {
    worker.end();
    throw error;
  }
}

type ReadyArm = Awaited<ReturnType<typeof openArm>>;

const endArm = ({ motion }: ReadyArm): void => motion.end();

/** Label and explanation of each integration scheme. */
const schemeWords: Readonly<Record<Scheme, { readonly label: string; readonly note: string }>> = {
  implicit: {
    label: 'Implicit, every 2 ms',
    note: 'Spring and damper are computed for the end of each step. That is stable at any gains, so what you see is the arm and not the computation.',
  },
  fine: {
    label: 'Explicit, every 0.25 ms',
    note: 'Spring and damper are computed for the beginning of each step, as in a program. The steps are short enough to stay stable with all published gains.',
  },
  coarse: {
    label: 'Explicit, every 2 ms',
    note: "At this rate the model chatters in some poses, such as stretched forward with the gains of teleoperation: a joint with little inertia gets a torque that is out of date before the step ends. The model leaves out the motors' rotors, which turn behind a gear and add inertia, so don't expect a real arm to chatter in the same poses.",
  },
};

interface SchemeFieldProps {
  readonly scheme: Scheme;
  readonly onChange: (scheme: Scheme) => void;
}

/** Select for the integration scheme: chatter here doesn't imply chatter on a real arm. */
function SchemeField({ scheme, onChange }: SchemeFieldProps) {
  return (
    <>
      <div css={choiceRow}>
        <SelectField label="Spring and damper" value={scheme} options={labelledOptions(schemeWords)} onChange={onChange} />
      </div>
      <p>{schemeWords[scheme].note}</p>
    </>
  );
}

interface PushButtonsProps {
  readonly push: Push | '';
  readonly onChange: (push: Push | '') => void;
}

/** Toggle buttons that push the hand. */
function PushButtons({ push, onChange }: PushButtonsProps) {
  return (
    <fieldset>
      <legend>Push the hand with {pushForce}&nbsp;N, or drag it in the drawing</legend>
      <div css={buttonRow}>
        {pushNames.map((name) => (
          <button key={name} type="button" css={button} aria-pressed={name === push} onClick={() => onChange(name === push ? '' : name)}>
            {pushes[name].label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface GainTrialProps {
  readonly arm: ReadyArm;
}

/** Speed factor of slow motion. */
const slow = 0.2;

const noForce: Along = [0, 0, 0];

/** An arm with gains that can change while it moves. Its state is in the address. Starts at rest if the reader prefers reduced motion. */
function GainTrial({ arm: { setup, started, motion } }: GainTrialProps) {
  const [choices, change] = useAddressState({
    read: (search) => readChoices(search, setup),
    write: (search, next) => writeChoices(search, next, setup),
  });
  const [moving, setMoving] = useState<Motion>(() => (wantsStill() ? 'resting' : 'running'));
  const [isSlow, setSlow] = useState(false);
  const [pull, setPull] = useState(noForce);
  const { element, inView } = useInView<HTMLDivElement>();
  const resting = useSyncExternalStore(
    motion.shown.subscribe,
    () => motion.shown.get()?.resting ?? null,
    () => null,
  );
  const { kp, kd, pose, payload, compensated, push, scheme, joint, stepped } = choices;
  const target = useMemo(() => goalOf({ pose, joint, stepped }, setup, started.ranges), [pose, joint, stepped, setup, started]);
  const settings = useMemo((): Settings => {
    const [x, y, z] = forceOf(push);
    // A pull moves the running arm, and shifts the equilibrium of the resting one.
    const all: Along = [x + pull[0], y + pull[1], z + pull[2]];
    return { target, kp, kd, limit: setup.joints.map(({ peak }) => peak), payload, compensated, push: all, scheme };
  }, [target, kp, kd, payload, compensated, push, scheme, pull, setup]);
  const shownPose = useRef<string>(undefined);
  useEffect(() => {
    motion.set(settings, shownPose.current !== pose);
    shownPose.current = pose;
  }, [motion, settings, pose]);
  useEffect(() => motion.run(moving === 'running' && inView, isSlow ? slow : 1), [motion, moving, inView, isSlow]);

  const setGain = (gain: Gain, at: number, value: number): void =>
    change({ set: '', [gain]: choices[gain].map((before, other) => (other === at ? value : before)) });
  const beginAnew = (): void => {
    motion.set(settings, true);
    setMoving('running');
  };
  const onPull = (force: Along): void => (moving === 'resting' ? setPull(force) : motion.pull(force));

  return (
    <div ref={element}>
      <ChoiceFields setup={setup} choices={choices} onChange={change} />
      <Scene
        motion={motion}
        setup={setup}
        zero={started.zero}
        goal={target}
        choices={choices}
        atRest={moving === 'resting'}
        onPull={onPull}
      />
      <MotionButtons
        moving={moving}
        isSlow={isSlow}
        stepped={stepped}
        joint={setup.joints[joint]?.name ?? ''}
        onMove={(next) => {
          setPull(noForce);
          setMoving(next);
        }}
        onRestart={beginAnew}
        onSlow={setSlow}
        onStep={() => change({ stepped: !stepped })}
      />
      <PushButtons push={push} onChange={(next) => change({ push: next })} />
      {resting && <SettledStatus words={restWords(resting, target, setup.joints)} />}
      {resting && <RestTable joints={setup.joints} goal={target} resting={resting} />}
      <h3>Gains of each joint</h3>
      <GainSliders joints={setup.joints} kp={kp} kd={kd} onChange={setGain} />
      <h3>How it is computed</h3>
      <SchemeField scheme={scheme} onChange={(next) => change({ scheme: next })} />
      <SampleTable names={setup.joints.map(({ name }) => name)} take={() => motion.shown.get()?.samples ?? []} />
    </div>
  );
}

/** The tool, or its loading and error state. */
export default function Playground({ pressed }: OpenedTool) {
  return (
    <ToolFrame
      pressed={pressed}
      name="Try the gains"
      load={openArm}
      end={endArm}
      loading="Loading the arm"
      failed="The arm could not be loaded or moved. The table above has the sag at rest."
    >
      {(arm) => <GainTrial arm={arm} />}
    </ToolFrame>
  );
}
