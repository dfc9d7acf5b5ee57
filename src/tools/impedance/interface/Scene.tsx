import { useSyncExternalStore } from 'react';
import type { Chain } from '../engine/messages';
import type { Setup } from '../engine/readSetup';
import type { ArmMotion } from './armMotion';
import { ArmView } from './ArmView';
import type { Choices } from './gainsAddress';
import { sceneRow } from './sceneRow';
import { forceOf } from './pushes';
import { ResponsePlot } from './ResponsePlot';
import type { Along } from './views';

interface SceneProps {
  readonly motion: ArmMotion;
  readonly setup: Setup;
  readonly zero: Chain;
  /** Goal in rad. */
  readonly goal: readonly number[];
  readonly choices: Choices;
  /** Whether the arm is shown where it comes to rest. */
  readonly atRest: boolean;
  readonly onPull: (force: Along) => void;
}

/** What moves: the arm, and the angle of one joint over time. All that is drawn anew with each frame stands here. */
export function Scene({ motion, setup, zero, goal, choices, atRest, onPull }: SceneProps) {
  const shown = useSyncExternalStore(motion.subscribe, motion.read, () => null);
  if (!shown) return null;
  const { resting, moment, samples } = shown;
  const { joint } = choices;
  return (
    <>
      <div css={sceneRow}>
        <ArmView
          view={choices.view}
          chain={atRest ? resting.chain : moment.chain}
          goal={resting.goal}
          zero={zero}
          joint={joint}
          name={setup.joints[joint]?.name ?? ''}
          push={forceOf(choices.push)}
          onPull={onPull}
        />
        <ResponsePlot
          name={setup.joints[joint]?.name ?? ''}
          joint={joint}
          samples={atRest ? [] : samples}
          goal={goal[joint] ?? 0}
          rest={resting.angles[joint] ?? 0}
        />
      </div>
      <p className="soft">Thick: the arm. Dashed: its goal. Thin: all joints at zero. Dotted in the plot: the angle at rest.</p>
    </>
  );
}
