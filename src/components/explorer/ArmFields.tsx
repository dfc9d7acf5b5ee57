import { mirrorAngles } from '../../arm/mirrorAngles';
import type { ArmPose } from '../../arm/armTables';
import type { RobotSide } from '../../model/robotSolids';
import { choiceRow } from '../controls/toolBox';
import type { Explored } from './explorerAddress';
import { movedArm } from './movedArm';

interface ArmFieldsProps {
  readonly explored: Explored;
  /** Poses of the right arm. */
  readonly poses: readonly ArmPose[];
  readonly onChange: (change: Partial<Explored>) => void;
}

/** Angles of a pose in rad for an arm. */
function poseAngles({ degrees }: ArmPose, side: RobotSide): number[] {
  const right = degrees.map((angle) => (angle * Math.PI) / 180);
  return side === 'right' ? right : mirrorAngles(right);
}

/** Angles this near to those of a pose in rad are it. */
const near = 1e-4;

/** Which arm is moved, whether the other one follows, and poses to begin with. */
export function ArmFields({ explored, poses, onChange }: ArmFieldsProps) {
  const { side, mirrored } = explored;
  const shown = poses.find((pose) => poseAngles(pose, side).every((angle, joint) => Math.abs(angle - (explored[side][joint] ?? 0)) < near));
  return (
    <div css={choiceRow}>
      <label>
        Arm
        <select value={side} onChange={({ target }) => onChange({ side: target.value === 'left' ? 'left' : 'right' })}>
          <option value="right">Right arm</option>
          <option value="left">Left arm</option>
        </select>
      </label>
      <label>
        Pose
        <select
          value={shown?.id ?? ''}
          onChange={({ target }) => {
            const pose = poses.find(({ id }) => id === target.value);
            if (pose) onChange(movedArm(explored, side, poseAngles(pose, side)));
          }}
        >
          {!shown && <option value="">Your own</option>}
          {poses.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={mirrored}
          onChange={({ target }) => onChange({ mirrored: target.checked, ...movedArm({ mirrored: target.checked }, side, explored[side]) })}
        />
        The other arm mirrors it
      </label>
    </div>
  );
}
