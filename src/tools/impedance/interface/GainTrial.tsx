import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Settings } from '../engine/messages';
import { wantsStill } from '../../../theme/state/wantsStill';
import { useAddressState } from '../../../theme/controls/useAddressState';
import { SettledStatus } from '../../../theme/feedback/SettledStatus';
import { ChoiceFields } from './ChoiceFields';
import { readChoices, writeChoices } from './gainsAddress';
import { GainSliders } from './GainSliders';
import type { Gain } from './GainSliders';
import { goalOf } from './goalOf';
import { MotionButtons } from './MotionButtons';
import type { Motion } from './MotionButtons';
import { PushButtons } from './PushButtons';
import { forceOf } from './pushes';
import { RestTable } from './RestTable';
import { restWords } from './restWords';
import { SampleTable } from './SampleTable';
import { Scene } from './Scene';
import { SchemeField } from './SchemeField';
import { useInView } from '../../../theme/controls/useInView';
import type { ReadyArm } from './openArm';
import type { Along } from './views';

interface GainTrialProps {
  readonly arm: ReadyArm;
}

/** Share of its speed that a slow motion has. */
const slow = 0.2;

const nothing: Along = [0, 0, 0];

/**
 * An arm that is held by gains, which can be changed while it moves. All that is chosen stands in the address. Where the reader asked for
 * reduced motion, it is shown at rest until it is let go.
 */
export function GainTrial({ arm: { setup, started, motion } }: GainTrialProps) {
  const [choices, change] = useAddressState({
    read: (search) => readChoices(search, setup),
    write: (search, next) => writeChoices(search, next, setup),
  });
  const [moving, setMoving] = useState<Motion>(() => (wantsStill() ? 'resting' : 'running'));
  const [isSlow, setSlow] = useState(false);
  const [pull, setPull] = useState(nothing);
  const { element, inView } = useInView<HTMLDivElement>();
  const resting = useSyncExternalStore(
    motion.subscribe,
    () => motion.read()?.resting ?? null,
    () => null,
  );
  const { kp, kd, pose, payload, compensated, push, scheme, joint, stepped } = choices;
  const target = useMemo(() => goalOf({ pose, joint, stepped }, setup, started.ranges), [pose, joint, stepped, setup, started]);
  const settings = useMemo((): Settings => {
    const [x, y, z] = forceOf(push);
    // An arm that moves is pulled while it moves; one at rest comes to rest elsewhere.
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
          setPull(nothing);
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
      <SampleTable names={setup.joints.map(({ name }) => name)} take={() => motion.read()?.samples ?? []} />
    </div>
  );
}
