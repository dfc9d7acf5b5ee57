import type { ArmPose } from '../../../arm/armTables';
import { poseAngles } from '../../../arm/poseAngles';
import { SelectField } from '../../../theme/controls/SelectField';
import { choiceRow } from '../../../theme/controls/toolBox';
import type { Explored } from './explorerAddress';
import { moveArm } from './moveArm';

interface ArmFieldsProps {
  readonly explored: Explored;
  /** Poses of the right arm. */
  readonly poses: readonly ArmPose[];
  readonly onChange: (change: Partial<Explored>) => void;
}

/** Angles this near to those of a pose in rad are it. */
const near = 1e-4;

/** Which arm is moved, whether the other one follows, and poses to begin with. */
export function ArmFields({ explored, poses, onChange }: ArmFieldsProps) {
  const { side, mirrored } = explored;
  const shown = poses.find((pose) => poseAngles(pose, side).every((angle, joint) => Math.abs(angle - (explored[side][joint] ?? 0)) < near));
  return (
    <div css={choiceRow}>
      <SelectField
        label="Arm"
        value={side}
        options={[
          { value: 'right', label: 'Right arm' },
          { value: 'left', label: 'Left arm' },
        ]}
        onChange={(chosen) => onChange({ side: chosen })}
      />
      <SelectField
        label="Pose"
        value={shown?.id ?? ''}
        options={[...(shown ? [] : [{ value: '', label: 'Your own' }]), ...poses.map(({ id, label }) => ({ value: id, label }))]}
        onChange={(chosen) => {
          const pose = poses.find(({ id }) => id === chosen);
          if (pose) onChange(moveArm(explored, side, poseAngles(pose, side)));
        }}
      />
      <label className="tick">
        <input
          type="checkbox"
          checked={mirrored}
          onChange={({ target }) => onChange({ mirrored: target.checked, ...moveArm({ mirrored: target.checked }, side, explored[side]) })}
        />
        The other arm mirrors it
      </label>
    </div>
  );
}
