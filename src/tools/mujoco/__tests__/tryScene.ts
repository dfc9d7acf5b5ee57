import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exampleTables } from '../../../../__tests__/unit/fixtures/exampleTables';
import { withoutEval } from '../output/filesOfSimulation';
import type { Moment, Orders } from '../engine/messages';
import { poseOf, poses } from '../engine/messages';
import { loadEngine, SimulatedScene } from '../engine/simulatedScene';
import { simulationMjcf, simulationTables } from '../engine/simulationMjcf';

/**
 * What the test of the scene looks at, as JSON. It is a process of its own, because it is run without functions that are made of texts,
 * as in a browser.
 */
async function tryScene(): Promise<void> {
  const packageFolder = path.resolve(__dirname, '../../../../node_modules/@mujoco/mujoco');
  const folder = mkdtempSync(path.join(tmpdir(), 'mujoco-'));
  try {
    const glue = path.join(folder, 'mujoco.mjs');
    writeFileSync(glue, withoutEval(readFileSync(path.join(packageFolder, 'mujoco.js'), 'utf8')));
    const engine = await loadEngine(pathToFileURL(glue).href, path.join(packageFolder, 'mujoco.wasm'));
    const tables = exampleTables([...simulationTables]);
    const mjcf = simulationMjcf((name) => tables.get(name)?.rows);
    const scene = new SimulatedScene(engine, mjcf);
    const [above = [], down = []] = poses.map(({ degrees }) => degrees);
    const orders = (degrees: readonly number[], opening: number, change: Partial<Orders> = {}): Orders => ({
      goal: poseOf(degrees, opening),
      follows: true,
      gains: null,
      torques: [],
      compensated: true,
      push: null,
      ...change,
    });
    const run = (seconds: number, ordered: Orders): Moment => {
      let moment = scene.advance(0, Infinity, ordered);
      for (const end = moment.time + seconds; moment.time < end;) moment = scene.advance(0.1, Infinity, ordered);
      return moment;
    };
    const started = scene.start(orders(above, 80));
    const told = (moment: Moment) => ({ ...moment, places: [...moment.places] });
    const moments = {
      start: started.moment,
      rested: run(1, orders(above, 80)),
      down: run(2, orders(down, 80)),
      closed: run(1.5, orders(down, 0)),
      held: run(4, orders(above, 0)),
      dropped: run(1.5, orders(above, 80)),
      apart: run(0.1, orders(down, 80, { follows: false })),
      reset: scene.reset(orders(above, 80)),
      heavy: run(2, orders(above, 80, { compensated: false })),
      weak: run(2, orders(above, 80, { compensated: false, gains: { kp: Array<number>(7).fill(70), kd: Array<number>(7).fill(2.75) } })),
      pushed: run(0.3, orders(above, 80, { push: { shape: started.hand, force: [0, 0, 20] } })),
      turned: run(2, orders(above, 80, { torques: [0, 0, 0, 4, 0, 0, 0] })),
      limited: run(1, orders(above, 80, { torques: [0, 0, 0, 90, 0, 0, 0] })),
      again: scene.reset(orders(above, 80)),
      noTime: scene.advance(0.1, -1, orders(above, 80)),
    };
    const toldMoments = Object.fromEntries(Object.entries(moments).map(([name, moment]) => [name, told(moment)]));
    process.stdout.write(
      JSON.stringify({ shapes: started.shapes, ranges: started.ranges, peaks: started.peaks, moments: toldMoments, above, down }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void tryScene();
