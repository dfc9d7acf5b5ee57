import { ArmMotion } from '../interface/armMotion';
import { moveArm } from '../engine/movedArm';
import type { Question, Settings } from '../engine/messages';
import type { ArmWorker } from '../interface/armMotion';
import { siteSetup } from './siteSetup';

const { joints, sets, bodies } = siteSetup;
const [gains] = sets;
const settings: Settings = {
  target: [1.5, 0, 0, 0.3, 0, 0, 0],
  kp: gains?.kp ?? [],
  kd: gains?.kd ?? [],
  limit: joints.map(({ peak }) => peak),
  payload: 0,
  compensated: false,
  push: [0, 0, 0],
  scheme: 'implicit',
};

/** A worker of this thread, which writes down what it is asked, and frames that come when they are called for. */
function stage() {
  const arm = moveArm();
  arm({ ask: 'start', bodies });
  const asked: Question[] = [];
  const errors: string[] = [];
  let broken = false;
  let ended = false;
  // One answer a question, as `Answers` says; the type of the worker's function cannot be written without a cast.
  const ask = ((question: Question) => {
    asked.push(question);
    return broken ? Promise.reject(new Error('lost')) : Promise.resolve(arm(question));
  }) as ArmWorker['ask'];
  const frames: ((time: number) => void)[] = [];
  const motion = new ArmMotion(
    { ask, end: () => (ended = true) },
    ({ message }) => errors.push(message),
    (show) => frames.push(show),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  let time = 0;
  const play = async (count: number, milliseconds = 16): Promise<void> => {
    for (let frame = 0; frame < count; frame += 1) {
      frames.shift()?.((time += milliseconds));
      await settled();
    }
  };
  return { motion, asked, errors, frames, play, settled, lose: () => (broken = true), hasEnded: () => ended };
}

it('asks one question a frame, and none while the arm may not run', async () => {
  const { motion, asked, play, frames, settled } = stage();
  motion.set(settings, true);
  await settled();
  await play(3);
  expect(asked.map(({ ask }) => ask)).toEqual(['set']);
  motion.run(true, 1);
  await play(5);
  expect(asked.filter(({ ask }) => ask === 'advance')).toHaveLength(5);
  expect(motion.shown.get()?.moment.time).toBeGreaterThan(0.05);
  motion.run(false, 1);
  await play(5);
  expect(frames).toHaveLength(0);
  expect(asked.filter(({ ask }) => ask === 'advance')).toHaveLength(5);
});

it('computes only the last of changes that come one after the other, and begins anew if one of them asks for it', async () => {
  const { motion, asked, settled } = stage();
  motion.set(settings, true);
  for (let payload = 1; payload <= 20; payload += 1) motion.set({ ...settings, payload: payload / 10 }, payload === 5);
  await settled();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ restart: true, settings: { payload: 2 } });
});

it('stops when the arm has come to rest, and goes on when it is pulled', async () => {
  const { motion, asked, frames, play, settled } = stage();
  motion.set({ ...settings, target: [0, 0, 0, 0, 0, 0, 0] }, true);
  await settled();
  motion.run(true, 1);
  await play(150, 100);
  expect(frames).toHaveLength(0);
  const before = asked.length;
  expect(before).toBeLessThan(140);
  motion.pull([10, 0, 0]);
  await play(3);
  expect(asked.length).toBe(before + 3);
  expect(asked.at(-1)).toMatchObject({ ask: 'advance', pull: [10, 0, 0] });
});
