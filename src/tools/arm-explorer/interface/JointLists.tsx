import { css } from '@emotion/react';
import { useState } from 'react';
import type { RobotSide } from '../../../model/robotSolids';
import { button, field } from '../../../theme/controls/buttons';
import { CopyLines } from '../../../theme/controls/CopyLines';
import { buttonRow } from '../../../theme/controls/toolBox';
import { cppLines, readJointList, rosLines } from '../engine/readJointList';
import type { AngleUnit } from '../engine/readJointList';
import type { BySide } from '../engine/robotPieces';
import type { Explored } from './explorerAddress';
import { moveArm } from './openRobot';

interface JointListsProps {
  readonly explored: Explored;
  /** Limits in rad. */
  readonly ranges: BySide<readonly (readonly [number, number])[]>;
  readonly onChange: (change: Partial<Explored>) => void;
}

const box = css({
  '& textarea': { ...field, display: 'block', width: '100%', minHeight: '5rem', fontFamily: 'var(--mono)', resize: 'vertical' },
  '& label.tick': { display: 'flex', alignItems: 'center', gap: 'var(--space-1)', minHeight: '2.75rem', fontSize: 'var(--size-s)' },
  '& label.list': { display: 'grid', gap: 'var(--space-1)', fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)' },
});

/** Tolerance in rad beyond a limit, because lists are rounded. */
const slight = 1e-3;

/** Clamps angles to the limits, and names the joints that were clamped. */
function fitted(angles: readonly number[], ranges: readonly (readonly [number, number])[]) {
  const inside = angles.map((angle, joint) => Math.min(Math.max(angle, ranges[joint]?.[0] ?? 0), ranges[joint]?.[1] ?? 0));
  const cut = inside.flatMap((angle, joint) => (Math.abs(angle - (angles[joint] ?? 0)) > slight ? [`J${joint + 1}`] : []));
  return { inside, cut };
}

const units: readonly (readonly [AngleUnit, string])[] = [
  ['rad', 'Radians'],
  ['deg', 'Degrees'],
];

/** Exports the pose as lists for programs, and imports lists as a pose. */
export function JointLists({ explored, ranges, onChange }: JointListsProps) {
  const { side, right, left } = explored;
  const [text, setText] = useState('');
  const [unit, setUnit] = useState<AngleUnit>('rad');
  const [said, say] = useState('');
  const use = (): void => {
    const read = readJointList(text, unit, side);
    if ('error' in read) {
      say(read.error);
      return;
    }
    const cut: string[] = [];
    const sides = (['right', 'left'] as const).filter((one) => read[one]);
    const arms = Object.fromEntries(
      sides.map((one): [RobotSide, number[]] => {
        const found = fitted(read[one] ?? [], ranges[one]);
        cut.push(...found.cut.map((joint) => `${joint} of the ${one} arm`));
        return [one, found.inside];
      }),
    );
    const [only] = sides;
    onChange(only && sides.length === 1 ? { side: only, ...moveArm(explored, only, arms[only] ?? []) } : { ...arms, mirrored: false });
    say(cut.length > 0 ? `Beyond the limit, so set to the limit: ${cut.join(', ')}.` : 'The arm is in the pose of the list.');
  };
  return (
    <div css={box}>
      <CopyLines label="ROS 2" about={`joint trajectory, ${side} arm, rad`} lines={rosLines(side, explored[side])} />
      <CopyLines label="C++" about="J1 to J7 of both arms, rad" lines={cppLines(right, left)} />
      <label className="list">
        Paste a list of 7 or 14 angles
        <textarea value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </label>
      <div css={buttonRow} role="group" aria-label="Unit of the list">
        {units.map(([value, label]) => (
          <label key={value} className="tick">
            <input type="radio" name="explorer-unit" checked={unit === value} onChange={() => setUnit(value)} />
            {label}
          </label>
        ))}
        <button type="button" css={button} onClick={use}>
          Use these angles
        </button>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
