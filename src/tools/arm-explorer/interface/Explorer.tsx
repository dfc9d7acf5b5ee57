import { css } from '@emotion/react';
import { useMemo } from 'react';
import type { ArmModel } from '../../../arm/armModel';
import type { ArmPose } from '../../../arm/armTables';
import { quaternionOf, subtract } from '../../../arm/matrix';
import { poseAngles } from '../../../arm/armTables';
import { longestReach, rollPitchYaw, shoulderCentre, toolPose } from '../../../arm/toolPose';
import { formatNumber, withUnit } from '../../../model/format';
import { labelledOptions, SelectField } from '../../../theme/controls/SelectField';
import { choiceRow } from '../../../theme/controls/toolBox';
import { useAddressState } from '../../../theme/controls/useAddressState';
import { SettledStatus } from '../../../theme/feedback/SettledStatus';
import { ToolFrame } from '../../../theme/feedback/ToolFrame';
import type { OpenedTool } from '../../../theme/feedback/ToolOpener';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { heldTorques, jointLoads, loadPoints, loadSentence } from '../../../arm/poses';
import { payloads, readExplored, writeExplored } from './explorerAddress';
import type { Explored } from './explorerAddress';
import { HandButtons } from './HandButtons';
import { JointLists } from './JointLists';
import { JointSliders } from './JointSliders';
import { LoadTable } from './LoadTable';
import { moveArm, openRobot } from './openRobot';
import type { LoadedExplorer } from './openRobot';
import { RobotView } from './RobotView';

// Its cells wrap in a narrow window, unlike those of tables with many columns.
const numbers = css({
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '&& .scroll-table :is(th, td)': { whiteSpace: 'normal' },
  '&& .scroll-table th': { minWidth: '7rem' },
});

interface ToolTableProps {
  readonly model: ArmModel;
  /** Angles in rad. */
  readonly angles: readonly number[];
}

/** Pose of the tool centre point, by forward kinematics. */
export function ToolTable({ model, angles }: ToolTableProps) {
  const { position, rotation } = toolPose(model, angles);
  // No thousands comma, because commas separate the numbers.
  const mm = (metres: number): string => formatNumber(metres * 1000, 1).replace(',', '');
  const named = (names: readonly string[], values: readonly string[]): string =>
    names.map((name, at) => `${name}\u00a0${values[at] ?? ''}`).join(', ');
  const rows = [
    ['Position, mm', named(['x', 'y', 'z'], position.map(mm))],
    [
      'Quaternion',
      named(
        ['w', 'x', 'y', 'z'],
        quaternionOf(rotation).map((value) => formatNumber(value, 4)),
      ),
    ],
    [
      'Rotation, °',
      named(
        ['roll', 'pitch', 'yaw'],
        rollPitchYaw(rotation).map((value) => formatNumber((value * 180) / Math.PI, 1)),
      ),
    ],
    [
      'From the shoulder, mm',
      `${formatNumber(Math.hypot(...subtract(position, shoulderCentre(model))) * 1000, 0)} of ${formatNumber(longestReach(model) * 1000, 0)} at most`,
    ],
  ] as const;
  return (
    <div css={numbers} data-tool="">
      <ScrollTable label="Tool centre point">
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}

interface ArmFieldsProps {
  readonly explored: Explored;
  readonly poses: readonly ArmPose[];
  readonly onChange: (change: Partial<Explored>) => void;
}

/** Tolerance in rad for recognizing a pose. */
const near = 1e-4;

/** Fields for the moved arm, mirroring, and a pose. */
function ArmFields({ explored, poses, onChange }: ArmFieldsProps) {
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

interface LoadFieldsProps extends Pick<Explored, 'payload' | 'point'> {
  readonly onChange: (change: Partial<Explored>) => void;
}

/** Fields for the payload and its load point. */
export function LoadFields({ payload, point, onChange }: LoadFieldsProps) {
  const words = withUnit(formatNumber(payload), 'kg');
  return (
    <div css={choiceRow}>
      <label>
        <span>Payload: {words}</span>
        <input
          type="range"
          aria-label="Payload"
          aria-valuetext={`${words} ${loadPoints[point].words}`}
          min={0}
          max={payloads.most}
          step={payloads.step}
          value={payload}
          // Rounds away floating-point errors such as 0.30000000000000004.
          onChange={({ target }) => onChange({ payload: Number(Number(target.value).toFixed(1)) })}
        />
      </label>
      <SelectField
        label="Load point"
        value={point}
        options={labelledOptions(loadPoints)}
        onChange={(chosen) => onChange({ point: chosen })}
      />
    </div>
  );
}

/** Both arms with their controls, the pose of the hand, and the holding torques. The state is in the address. */
function PosedRobot({ loaded }: { readonly loaded: LoadedExplorer }) {
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

/** The explorer, or its loading and error state. */
export default function Explorer({ pressed }: OpenedTool) {
  return (
    <ToolFrame
      pressed={pressed}
      name="Arm explorer"
      load={openRobot}
      loading="Loading the robot"
      failed="The explorer could not be loaded. The drawing and the tables on this page work without it."
    >
      {(loaded) => <PosedRobot loaded={loaded} />}
    </ToolFrame>
  );
}
