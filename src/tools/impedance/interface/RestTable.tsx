import { css } from '@emotion/react';
import { memo } from 'react';
import type { Resting } from '../engine/messages';
import type { ArmJoint } from '../../../arm/armTables';
import { formatNumber } from '../../../model/formatCell';
import { TorqueBar } from '../../../theme/controls/TorqueBar';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { sagOf, torqueWords } from './restWords';
import { NumberHead } from '../../../theme/controls/NumberHead';

interface RestTableProps {
  readonly joints: readonly ArmJoint[];
  /** Goal in rad. */
  readonly goal: readonly number[];
  readonly resting: Resting;
}

const numbers = css({
  // Numbers need less room than words in other tables.
  '& .scroll-table td': { minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  '& td:not(:nth-of-type(3))': { textAlign: 'right' },
});

/** Where each joint comes to rest, and the torque that it needs there beside what its motor can give. The bar ends at the peak; its mark is the rated torque. */
export const RestTable = memo(function RestTable({ joints, goal, resting }: RestTableProps) {
  return (
    <div css={numbers}>
      <ScrollTable label="The arm at rest">
        <thead>
          <tr>
            <th scope="col">Joint</th>
            <NumberHead>Off its goal, °</NumberHead>
            <NumberHead>Torque, N·m</NumberHead>
            <th scope="col">Share of the motor</th>
            <NumberHead>Goal, °</NumberHead>
            <NumberHead>Rated, N·m</NumberHead>
            <NumberHead>Peak, N·m</NumberHead>
          </tr>
        </thead>
        <tbody>
          {joints.map((joint, at) => {
            const torque = resting.torques[at] ?? 0;
            return (
              <tr key={joint.name}>
                <th scope="row">
                  {joint.name} <span className="soft">{joint.motor}</span>
                </th>
                <td>{formatNumber(sagOf(resting, goal, at), 1)}</td>
                <td>{formatNumber(torque, 2)}</td>
                <td>
                  <TorqueBar torque={torque} rated={joint.rated} peak={joint.peak} />
                  {torqueWords(torque, joint, resting.stopped[at] ?? false)}
                </td>
                <td>{formatNumber(((goal[at] ?? 0) * 180) / Math.PI, 0)}</td>
                <td>{joint.rated}</td>
                <td>{joint.peak}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
    </div>
  );
});
