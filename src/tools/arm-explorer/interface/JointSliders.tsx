import { css } from '@emotion/react';
import type { ArmJoint } from '../../../arm/armTables';
import { formatNumber } from '../../../model/formatCell';
import { media } from '../../../theme/styles/media';
import { AngleField } from './AngleField';

interface JointSlidersProps {
  readonly joints: readonly ArmJoint[];
  /** Limits and angles in rad. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly angles: readonly number[];
  readonly onChange: (angles: readonly number[]) => void;
}

const degree = Math.PI / 180;

const rows = css({
  display: 'grid',
  gridTemplateColumns: '9.5rem minmax(0, 1fr) 6.5rem 8rem',
  alignItems: 'center',
  gap: 'var(--space-1) var(--space-3)',
  fontSize: 'var(--size-s)',
  '& > div': { display: 'contents' },
  '& strong': { fontWeight: 'var(--weight-medium)' },
  '& input[type="range"]': { width: '100%', minWidth: 0, minHeight: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > div > :is(span, input)': { gridColumn: '1 / -1' },
    '& > div > span': { marginTop: 'var(--space-3)' },
  },
});

/** An angle as it is printed in a sentence. */
const inDegrees = (angle: number): string => `${formatNumber(Math.round((angle / degree) * 10) / 10)}°`;

/** A slider for each joint from limit to limit, with its angle in degrees and in radians beside it. */
export function JointSliders({ joints, ranges, angles, onChange }: JointSlidersProps) {
  return (
    <div css={rows}>
      {joints.map(({ name, place }, joint) => {
        const [least, most] = ranges[joint] ?? [0, 0];
        const angle = angles[joint] ?? 0;
        const turn = (next: number): void =>
          onChange(angles.map((before, other) => (other === joint ? Math.min(Math.max(next, least), most) : before)));
        return (
          <div key={name} role="group" aria-label={name}>
            <span>
              <strong>{name}</strong>{' '}
              <span className="soft">
                {inDegrees(least)} to {inDegrees(most)}
              </span>
            </span>
            <input
              type="range"
              aria-label={`${name}, ${place}`}
              aria-valuetext={`${inDegrees(angle)}, from ${inDegrees(least)} to ${inDegrees(most)}`}
              min={Math.round(least / degree)}
              max={Math.round(most / degree)}
              step={1}
              value={Math.round(angle / degree)}
              onChange={({ target }) => turn(Number(target.value) * degree)}
            />
            <AngleField
              label={`${name} in degrees`}
              unit="°"
              value={angle / degree}
              digits={2}
              onChange={(value) => turn(value * degree)}
            />
            <AngleField label={`${name} in radians`} unit="rad" value={angle} digits={4} onChange={turn} />
          </div>
        );
      })}
    </div>
  );
}
