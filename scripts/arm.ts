import { armModel } from '../src/arm/armModel';
import type { RobotBody } from '../src/arm/armModel';
import { bodiesTable, readRobotBodies } from '../src/content/arm/readRobotBodies';
import { loadFullModel } from './arm/fullModel';
import { poseColumns, poseRow } from './arm/poseRow';
import { stepColumns, stepRow } from './arm/stepRow';
import { endWithReader, printRows } from './csv/printRows';
import { readNamedTables } from './csv/readNamedTables';

const usage = `npm run --silent arm -- <command>

  poses   CSV with pose, right_q1_rad … left_q7_rad to the pose of both tools and the torques that hold the arms, in N·m
  steps   CSV with a motion in each row (start, target, gains, torque limits, time step, payload) to angles and speeds at its time t_s

Each reads standard input, a CSV with a header; other columns are ignored. It prints a CSV with a header, one line a row. Masses and
frames are those of content/data/arm-bodies.csv. The variant smooth is computed by the site's own code, v1_full by MuJoCo.`;

function robotBodies(): RobotBody[] {
  const table = readNamedTables([bodiesTable]).get(bodiesTable);
  if (!table) throw new Error(`content/data/${bodiesTable}.csv is missing.`);
  return readRobotBodies(table);
}

async function main(): Promise<void> {
  const [command] = process.argv.slice(2);
  if (command === '--help') {
    console.log(usage);
    return;
  }
  const robot = robotBodies();
  const arms = { right: armModel(robot, 'right'), left: armModel(robot, 'left') };
  if (command === 'poses') return printRows((row) => poseRow(row, arms), poseColumns.join(','));
  if (command === 'steps') {
    const moveFully = await loadFullModel(robot);
    return printRows((row) => stepRow(row, arms, moveFully), stepColumns.join(','));
  }
  console.error(usage);
  process.exitCode = 2;
}

endWithReader();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
