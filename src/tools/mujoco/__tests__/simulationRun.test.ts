import { SimulationRun } from '../interface/simulationRun';
import type { Moment, Orders, Question } from '../engine/messages';
import type { SimulationWorker } from '../interface/simulationRun';

const pose = { angles: [0], opening: 0 };
const orders: Orders = { goal: pose, follows: true, gains: null, torques: [], compensated: true, push: null };
const momentAt = (time: number): Moment => ({ time, places: new Float64Array(), left: pose, right: pose, torques: [], lifted: 0 });

/** A worker that simulates a share of what it is asked for, and frames that a test calls for. */
function setUp(share = 1) {
  const asked: Question[] = [];
  const frames: ((time: number) => void)[] = [];
  let time = 0;
  let ended = 0;
  let fails = false;
  const worker = {
    ask: (question: Question) => {
      asked.push(question);
      if (fails) return Promise.reject(new Error('lost'));
      if (question.ask === 'reset') time = 0;
      if (question.ask === 'advance') time += question.seconds * share;
      return Promise.resolve(momentAt(time));
    },
    end: () => (ended += 1),
    // A double of a generic function.
  } as unknown as SimulationWorker;
  const failures: string[] = [];
  const run = new SimulationRun(
    worker,
    momentAt(0),
    orders,
    () => failures.push('failed'),
    (show) => frames.push(show),
  );
  const frame = async (at: number): Promise<void> => {
    frames.shift()?.(at);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { run, asked, frames, frame, failures, ended: () => ended, fail: () => (fails = true) };
}

describe('a simulation that runs with the frames of the screen', () => {
  it('asks for the time between them, one question a frame, and says how fast it is', async () => {
    const { run, asked, frames, frame } = setUp(0.5);
    run.run(true);
    for (const at of [1000, 1100, 1200, 1300, 1400]) {
      expect(frames).toHaveLength(1);
      await frame(at);
    }
    expect(asked.map((question) => question.ask === 'advance' && Number(question.seconds.toFixed(3)))).toEqual([0, 0.1, 0.1, 0.1, 0.1]);
    expect(run.moment.get().time).toBeCloseTo(0.2);
    expect(run.readout.get().speed).toBeCloseTo(0.5);
  });

  it('stops where it is, goes by single steps, and begins anew', async () => {
    const { run, asked, frames, frame } = setUp();
    run.run(true);
    await frame(1000);
    await frame(1100);
    run.run(false);
    await frame(1200);
    expect(frames).toHaveLength(0);
    expect(asked).toHaveLength(2);
    expect(run.readout.get().speed).toBeNull();
    run.step();
    await frame(0);
    expect(run.readout.get().moment.time).toBeCloseTo(0.12);
    run.reset();
    await frame(0);
    expect(run.readout.get().moment.time).toBe(0);
  });

  it('asks nothing after its end, and says where the worker fails', async () => {
    const { run, asked, frames, frame, failures, ended, fail } = setUp();
    run.run(true);
    fail();
    await frame(1000);
    expect(failures).toEqual(['failed']);
    expect(frames).toHaveLength(0);
    run.end();
    run.run(true);
    expect(ended()).toBe(1);
    expect(frames).toHaveLength(0);
    expect(asked).toHaveLength(1);
  });
});
