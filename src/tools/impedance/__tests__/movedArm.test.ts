import { moveArm } from '../engine/movedArm';
import type { Settings } from '../engine/messages';
import { readSetup } from '../engine/readSetup';
import { rowsOf, siteSetup } from './siteSetup';

const degree = Math.PI / 180;
const { bodies, joints, poses, sets } = siteSetup;

function settingsOf(set: string, pose: string, more: Partial<Settings> = {}): Settings {
  const { kp = [], kd = [] } = sets.find(({ id }) => id === set) ?? {};
  const target = poses.find(({ id }) => id === pose)?.degrees.map((angle) => angle * degree) ?? [];
  const limit = joints.map(({ peak }) => peak);
  return { target, kp, kd, limit, payload: 0, compensated: false, push: [0, 0, 0], scheme: 'implicit', ...more };
}

function started(): ReturnType<typeof moveArm> {
  const arm = moveArm();
  arm({ ask: 'start', bodies });
  return arm;
}

/** The sag that the table says, by the labels of gains: for each joint in the pose that the table of poses names for it. */
it.each(rowsOf('gravity-sag')?.filter(({ gains }) => sets.some(({ label }) => label === gains)) ?? [])(
  'says of the sag what its table says: $case',
  (row) => {
    const set = sets.find(({ label }) => label === row.gains)?.id ?? '';
    const arm = started();
    for (const pose of (rowsOf('arm-poses') ?? []).filter(({ shows }) => shows !== null)) {
      const settings = settingsOf(set, String(pose.pose), { payload: Number(row.payload_kg) });
      const { resting } = arm({ ask: 'set', settings, restart: true });
      for (const name of (pose.shows as readonly string[] | null) ?? []) {
        const joint = Number(name.slice(1)) - 1;
        const sag = Math.abs((resting.angles[joint] ?? NaN) - (settings.target[joint] ?? NaN)) / degree;
        expect(Math.abs(sag - Number(row[`j${joint + 1}_deg`]))).toBeLessThan(0.051);
      }
      if (pose.pose === 'forward') {
        const drop = ((resting.goal.at(-1)?.[2] ?? NaN) - (resting.chain.at(-1)?.[2] ?? NaN)) * 1000;
        expect(Math.abs(drop - Number(row.drop_mm))).toBeLessThan(0.51);
      }
    }
  },
);

it('knows of each joint in which pose its sag is looked at', () => {
  const shown = (rowsOf('arm-poses') ?? []).flatMap(({ shows }) => (shows as readonly string[] | null) ?? []);
  expect([...shown].sort()).toEqual(['J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J7']);
});

it('swings to the resting pose that it has named, and says that it is there', () => {
  const arm = started();
  const { resting } = arm({ ask: 'set', settings: settingsOf('ros2-docs', 'forward'), restart: true });
  let moment = arm({ ask: 'advance', seconds: 0.05, pull: [0, 0, 0] });
  expect(moment.still).toBe(false);
  for (let step = 0; step < 400 && !moment.still; step += 1) moment = arm({ ask: 'advance', seconds: 0.1, pull: [0, 0, 0] });
  expect(moment.still).toBe(true);
  moment.angles.forEach((angle, joint) => expect(angle).toBeCloseTo(resting.angles[joint] ?? NaN, 2));
});

it('gives way to a pull, and comes back', () => {
  const arm = started();
  const { resting } = arm({ ask: 'set', settings: settingsOf('ros2-092', 'elbow'), restart: true });
  const handAt = (seconds: number, pull: readonly [number, number, number]): number => {
    let place = NaN;
    for (let time = 0; time < seconds; time += 0.1) place = arm({ ask: 'advance', seconds: 0.1, pull }).chain.at(-1)?.[2] ?? NaN;
    return place;
  };
  const before = handAt(5, [0, 0, 0]);
  expect(before).toBeCloseTo(resting.chain.at(-1)?.[2] ?? NaN, 3);
  expect(handAt(3, [0, 0, 15])).toBeGreaterThan(before + 0.03);
  expect(handAt(5, [0, 0, 0])).toBeCloseTo(before, 3);
});

it('says what is missing', () => {
  expect(() => moveArm()({ ask: 'advance', seconds: 1, pull: [0, 0, 0] })).toThrow('not been started');
  expect(() => readSetup((name) => (name === 'arm-poses' ? undefined : rowsOf(name)))).toThrow('arm-poses: the table is missing.');
  expect(() => readSetup((name) => (name === 'mit-gains' ? rowsOf(name)?.slice(1) : rowsOf(name)))).toThrow(
    'mit-gains: no row has the joint "J1".',
  );
});
