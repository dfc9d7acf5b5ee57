import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Started } from '../engine/messages';
import { poses } from '../engine/poses';
import { wantsStill } from '../../../theme/state/wantsStill';
import { button } from '../../../theme/controls/buttons';
import { buttonRow } from '../../../theme/controls/toolBox';
import { useInView } from '../../../theme/controls/useInView';
import { firstGoal, ordersOf } from './goals';
import { GoalSliders } from './GoalSliders';
import { liftedWords, mirrorWords, timeWords } from './readoutWords';
import { SceneView } from './SceneView';
import { stepSeconds } from './simulationRun';
import type { SimulationRun } from './simulationRun';
import { stageBox } from './simulationStyle';

interface SimulationStageProps {
  readonly run: SimulationRun;
  readonly started: Started;
  readonly onClose: () => void;
}

/** The scene with what moves it. Where the reader asked for reduced motion, it stands until it is let run. */
export function SimulationStage({ run, started, onClose }: SimulationStageProps) {
  const [goal, setGoal] = useState(firstGoal);
  const [follows, setFollows] = useState(true);
  const [isRunning, setRunning] = useState(() => !wantsStill());
  const { element, inView } = useInView<HTMLDivElement>();
  const readout = useSyncExternalStore(run.subscribe, run.readReadout);
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
