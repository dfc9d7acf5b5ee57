import { css } from '@emotion/react';
import { useState, memo } from 'react';
import type { Sample, Resting } from '../engine/messages';
import { formatNumber } from '../../../model/format';
import { media } from '../../../theme/styles/media';
import { button } from '../../../theme/controls/buttons';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import type { ArmJoint } from '../../../arm/armTables';
import { TorqueBar } from '../../../theme/controls/TorqueBar';

/** Deviation of a joint from its target at rest, in degrees; negative if its angle is less. */
const sagOf = ({ angles }: Pick<Resting, 'angles'>, goal: readonly number[], joint: number): number =>
  (((angles[joint] ?? 0) - (goal[joint] ?? 0)) * 180) / Math.PI;

/** Share of its limit at which a motor counts as saturated. */
const full = 0.999;

/** Text for what a torque in N·m means to a motor. */
export function torqueWords(torque: number, { rated, peak }: Pick<ArmJoint, 'rated' | 'peak'>, stopped: boolean): string {
  if (Math.abs(torque) >= full * peak) return 'at its peak torque';
  if (Math.abs(torque) > rated) return 'above its rated torque';
  return stopped ? 'rests on its end stop' : `${formatNumber((100 * Math.abs(torque)) / rated, 0)} % of rated`;
}

/** Minimum angle in degrees worth mentioning. */
const leastSag = 0.05;

/** Summary of the equilibrium: the joint with the largest deviation, the hand, and overloaded motors. */
export function restWords(resting: Resting, goal: readonly number[], joints: readonly Pick<ArmJoint, 'name' | 'rated' | 'peak'>[]): string {
  const overloaded = joints.filter(({ peak }, at) => Math.abs(resting.torques[at] ?? 0) >= full * peak).map(({ name }) => name);
  const tired = joints.filter(({ rated }, at) => Math.abs(resting.torques[at] ?? 0) > rated).map(({ name }) => name);
  const load =
    overloaded.length > 0
      ? ` ${overloaded.join(', ')} can't give more: peak torque.`
      : tired.length > 0
        ? ` ${tired.join(', ')} ${tired.length > 1 ? 'need' : 'needs'} more than rated torque.`
        : '';
  if (!resting.found) return `The gains are too low to find where the arm comes to rest: the table shows how far it got.${load}`;
  const sags = joints.map((_joint, at) => Math.abs(sagOf(resting, goal, at)));
  const worst = sags.indexOf(Math.max(...sags));
  if ((sags[worst] ?? 0) < leastSag) return `At rest, the arm is at its goal.${load}`;
  const [from, to] = [resting.goal.at(-1) ?? [0, 0, 0], resting.chain.at(-1) ?? [0, 0, 0]];
  const millimetres = Math.round((to[2] - from[2]) * 1000);
  const hand = millimetres === 0 ? '' : ` and the hand ${Math.abs(millimetres)} mm ${millimetres < 0 ? 'below' : 'above'} its goal`;
  return `At rest, ${joints[worst]?.name ?? ''} is ${formatNumber(sags[worst] ?? 0, 1)}° off${hand}.${load}`;
}

interface RestTableProps {
  readonly joints: readonly ArmJoint[];
  /** Target in rad. */
  readonly goal: readonly number[];
  readonly resting: Resting;
}

const numbers = css({
  // Numbers need less width than words in other tables.
  '& .scroll-table td': { minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  '& td:not(:nth-of-type(3))': { textAlign: 'right' },
});

const heads = [
  'Joint',
  { numbers: 'Off its goal, °' },
  { numbers: 'Torque, N·m' },
  'Motor load',
  { numbers: 'Goal, °' },
  { numbers: 'Rated, N·m' },
  { numbers: 'Peak, N·m' },
];

/** Table of each joint at rest: its deviation, and its torque compared with the motor's. */
export const RestTable = memo(function RestTable({ joints, goal, resting }: RestTableProps) {
  return (
    <div css={numbers}>
      <ScrollTable label="The arm at rest" heads={heads}>
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

interface SampleTableProps {
  /** Names of the joints. */
  readonly names: readonly string[];
  /** Returns the samples recorded so far. */
  readonly take: () => readonly Sample[];
}

/** Time in s between two rows. */
const every = 0.1;

const box = css({
  '& summary': { minHeight: '2rem', fontSize: 'var(--size-s)', [media.touch]: { minHeight: '2.75rem' } },
  '& .scroll-table': { maxHeight: '22rem' },
});

/** The first sample of each tenth of a second. */
export const thinned = (samples: readonly Sample[]): readonly Sample[] =>
  samples.filter(({ time }, at) => at === 0 || Math.floor(time / every) > Math.floor((samples[at - 1]?.time ?? 0) / every));

/** Table of the angles of the last seconds. It shows a snapshot, because changing values can't be read. */
export function SampleTable({ names, take }: SampleTableProps) {
  const [taken, setTaken] = useState<readonly Sample[] | null>(null);
  return (
    <details css={box} onToggle={({ currentTarget }) => setTaken(currentTarget.open ? thinned(take()) : null)}>
      <summary>The last seconds as a table</summary>
      {taken && (
        <>
          <button type="button" css={button} onClick={() => setTaken(thinned(take()))}>
            Show the latest values
          </button>
          {taken.length === 0 && <p>Nothing has moved yet.</p>}
          {taken.length > 0 && (
            <ScrollTable label="Angles over time" heads={['Time, s', ...names.map((name) => `${name}, °`)]}>
              <tbody>
                {taken.map(({ time, angles }) => (
                  <tr key={time}>
                    <td>{formatNumber(time, 1)}</td>
                    {names.map((name, joint) => (
                      <td key={name}>{formatNumber(((angles[joint] ?? 0) * 180) / Math.PI, 1)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )}
        </>
      )}
    </details>
  );
}
