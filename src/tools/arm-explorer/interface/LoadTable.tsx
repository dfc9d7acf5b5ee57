import { css } from '@emotion/react';
import type { ArmJoint } from '../../../arm/armTables';
import { loadWords } from '../../../arm/poses';
import type { JointLoad } from '../../../arm/poses';
import { formatNumber } from '../../../model/format';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { TorqueBar } from './TorqueBar';
import { ScrollTable } from '../../../theme/text/ScrollTable';

interface LoadTableProps {
  readonly joints: readonly ArmJoint[];
  readonly loads: readonly JointLoad[];
}

/** Section with the rated and peak torques of the motors. */
const motorsAddress = '/hardware/specifications/motor#the-motors-compared';

const numbers = css({
  // Numbers need less width than words in other tables.
  '& .scroll-table td': { minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  '& td:not(:nth-of-type(3))': { textAlign: 'right' },
  '& td:nth-of-type(1)': { textAlign: 'left' },
  '& tr[data-load="too-much"] td:nth-of-type(3)': { fontWeight: 'var(--weight-strong)' },
});

const heads = ['Joint', 'Motor', { numbers: 'Torque, N·m' }, 'Motor load', { numbers: 'Rated, N·m' }, { numbers: 'Peak, N·m' }];

/** Table of each joint's holding torque, compared with its motor's. */
export function LoadTable({ joints, loads }: LoadTableProps) {
  return (
    <div css={numbers} data-loads="">
      <ScrollTable label="Torque to hold the arm still" heads={heads}>
        <tbody>
          {joints.map(({ name, motor, rated, peak }, at) => {
            const { torque = 0, state = 'within' } = loads[at] ?? {};
            return (
              <tr key={name} data-load={state}>
                <th scope="row">{name}</th>
                <td>
                  <SmartLink href={motorsAddress}>{motor}</SmartLink>
                </td>
                <td>{formatNumber(torque, 2)}</td>
                <td>
                  <TorqueBar torque={state === 'stop' ? 0 : torque} rated={rated} peak={peak} />
                  {loadWords[state]}
                </td>
                <td>{rated}</td>
                <td>{peak}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
    </div>
  );
}
