import { useMemo } from 'react';
import { jointLoads, loadSentence } from '../engine/jointLoad';
import { heldTorques } from '../engine/loadPoints';
import { useAddressState } from '../../../theme/controls/useAddressState';
import { SettledStatus } from '../../../theme/feedback/SettledStatus';
import { ArmFields } from './ArmFields';
import { readExplored, writeExplored } from './explorerAddress';
import { HandButtons } from './HandButtons';
import { JointLists } from './JointLists';
import { JointSliders } from './JointSliders';
import { LoadFields } from './LoadFields';
import { LoadTable } from './LoadTable';
import { moveArm } from './moveArm';
import { RobotView } from './RobotView';
import { ToolTable } from './ToolTable';
import type { LoadedExplorer } from './openRobot';

/** Both arms with all that moves them, where the hand is, and what holds them. All that is chosen stands in the address. */
export function PosedRobot({ loaded }: { readonly loaded: LoadedExplorer }) {
  const { models, joints, poses } = loaded;
  const ranges = { right: models.right.ranges, left: models.left.ranges };
  const [explored, change] = useAddressState({ read: (search) => readExplored(search, ranges), write: writeExplored });
  const { side, payload, point } = explored;
  const [model, angles] = [models[side], explored[side]];
  const loads = useMemo(
    () => jointLoads(heldTorques(model, angles, point, payload), angles, model.ranges, joints),
    [model, angles, point, payload, joints],
  );
  const move = (next: readonly number[]): void => change(moveArm(explored, side, next));

  return (
    <>
      <ArmFields explored={explored} poses={poses} onChange={change} />
      <RobotView loaded={loaded} explored={explored} loads={loads} onChange={change} />
      <h3>Joints of the {side} arm</h3>
      <JointSliders joints={joints} ranges={model.ranges} angles={angles} onChange={move} />
      <h3>Hand</h3>
      <HandButtons model={model} angles={angles} onMove={move} />
      <ToolTable model={model} angles={angles} />
      <h3>Load on the motors</h3>
      <LoadFields payload={payload} point={point} onChange={change} />
      <SettledStatus words={loadSentence(loads, joints)} />
      <LoadTable joints={joints} loads={loads} />
      <h3>Copy or paste a pose</h3>
      <JointLists explored={explored} ranges={ranges} onChange={change} />
    </>
  );
}
