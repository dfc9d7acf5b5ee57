import type { Build, Ticks } from '../plan/builds';
import { doneOf } from '../plan/builds';
import { amountLeft } from '../plan/whatIsLeft';
import { armLabel, arms, robotLabel } from '../../site/choices';
import type { Robot } from '../../site/choices';
import { armOf } from '../../site/buildUnits';
import { ScrollTable } from '../../theme/text/ScrollTable';
import { NumberHead } from '../../theme/controls/NumberHead';

interface AmountTableProps {
  /** All builds of the robot. */
  readonly own: readonly Build[];
  readonly robot: Robot;
  readonly ticks: Ticks;
}

/** Steps and screws that are left: for each arm, for what the robot has once, and for all of it. */
export function AmountTable({ own, robot, ticks }: AmountTableProps) {
  const rows = [
    ...arms.map((arm) => ({ label: armLabel(arm), builds: own.filter(({ unit }) => armOf(unit) === arm) })),
    { label: 'Once for the robot', builds: own.filter(({ unit }) => armOf(unit) === null) },
    { label: `${robotLabel(robot)}, all`, builds: own },
  ];
  return (
    <ScrollTable label="Steps and screws left">
      <thead>
        <tr>
          <th scope="col">Built</th>
          <NumberHead>Steps done</NumberHead>
          <NumberHead>Steps left</NumberHead>
          <NumberHead>Screws left</NumberHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, builds }) => {
          const left = amountLeft(builds, ticks);
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="number">{builds.reduce((sum, build) => sum + doneOf(build, ticks), 0)}</td>
              <td className="number">{left.steps}</td>
              <td className="number">{left.screws}</td>
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}
