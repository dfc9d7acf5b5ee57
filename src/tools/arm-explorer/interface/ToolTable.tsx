import { css } from '@emotion/react';
import type { ArmModel } from '../../../arm/armModel';
import { quaternionOf, subtract } from '../../../arm/matrix';
import { longestReach, rollPitchYaw, shoulderCentre, toolPose } from '../../../arm/toolPose';
import { formatNumber } from '../../../model/formatCell';
import { ScrollTable } from '../../../theme/text/ScrollTable';

// In a narrow window its lines wrap, unlike those of tables with many columns.
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

/** Where the tool centre point is, by forward kinematics. */
export function ToolTable({ model, angles }: ToolTableProps) {
  const { position, rotation } = toolPose(model, angles);
  // Without a comma for thousands: these numbers stand in a list with commas.
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
