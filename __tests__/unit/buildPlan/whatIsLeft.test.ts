import { allBuilds, buildKey, buildsOf } from '../../../src/guides/plan/builds';
import { amountLeft, awaitedBuilds, neededBuilds, nextBuilds, pickingList } from '../../../src/guides/plan/whatIsLeft';
import { smallPlan } from '../fixtures/buildPlan';

const ticks = (of: Readonly<Record<string, readonly number[]>>) => new Map(Object.entries(of).map(([key, steps]) => [key, new Set(steps)]));
const keys = (builds: readonly ReturnType<typeof buildsOf>[number][]) =>
  builds.map(({ guide, unit }) => buildKey({ guide: guide.guide, unit }));
const build = (key: string) => allBuilds(smallPlan).find((found) => keys([found])[0] === key)!;

describe('what is built for a robot', () => {
  it('are its guides for each arm, and those of the robot once', () =>
    expect(keys(buildsOf(smallPlan, 'leader'))).toEqual([
      'pedestal.leader',
      'shoulder.leader-right',
      'shoulder.leader-left',
      'handle.leader-right',
      'handle.leader-left',
      'final.leader-right',
      'final.leader-left',
      'chest.leader',
    ]));
});

describe('what is left', () => {
  const right = [build('shoulder.right')];

  it('are steps and screws without a tick; ticks of steps that a guide no longer has count for nothing', () => {
    expect(amountLeft(right, ticks({}))).toEqual({ steps: 3, screws: 6 });
    expect(amountLeft(right, ticks({ 'shoulder.right': [1, 9], 'shoulder.left': [2] }))).toEqual({ steps: 2, screws: 4 });
  });

  it('is picked from the shelf, each thing once, with what the left arm takes instead', () => {
    const list = (of: string, done = {}) => pickingList(smallPlan, [build(of)], ticks(done)).map(({ item, count }) => [item.label, count]);
    expect(list('shoulder.right')).toEqual([
      ['plate', 3],
      ['M4×10', 8],
    ]);
    expect(list('shoulder.left', { 'shoulder.left': [1] })).toEqual([
      ['left plate', 1],
      ['M4×10', 4],
    ]);
  });
});

describe('what comes next', () => {
  it('needs units of the same arm, of the robot that is built', () => {
    expect(keys(neededBuilds(smallPlan, build('final.left')))).toEqual(['pedestal.follower', 'shoulder.left', 'gripper.left']);
    expect(keys(neededBuilds(smallPlan, build('final.leader-left')))).toEqual([
      'pedestal.leader',
      'shoulder.leader-left',
      'handle.leader-left',
    ]);
  });

  it('needs both arms for what a robot has once', () =>
    expect(keys(neededBuilds(smallPlan, build('chest.follower')))).toEqual(['final.right', 'final.left']));

  it('is the guide between the two halves of one that is left for it', () => {
    const step = (number: number) => ({ step: number, screws: 0, takes: [] });
    const guide = { title: '', route: '', once: true } as const;
    const chest = { ...guide, guide: 'chest', needs: [], pause: { afterStep: 2, guide: 'power' }, steps: [1, 2, 3].map(step) };
    const power = { ...guide, guide: 'power', needs: ['chest'], steps: [step(1)] };
    const plan = { items: [], guides: [chest, power] };
    const waits = (of: typeof chest | typeof power, done: Readonly<Record<string, readonly number[]>>) =>
      keys(awaitedBuilds(plan, { guide: of, unit: 'leader' }, ticks(done)));
    expect([waits(chest, {}), waits(power, {})]).toEqual([[], ['chest.leader']]);
    const left = { 'chest.leader': [1, 2] };
    expect([waits(chest, left), waits(power, left)]).toEqual([['power.leader'], []]);
    const back = { ...left, 'power.leader': [1] };
    expect([waits(chest, back), waits(power, back)]).toEqual([[], []]);
  });

  it('is first what waits for nothing, then what waits, with what for', () => {
    const done = ticks({ 'pedestal.follower': [1, 2], 'shoulder.right': [1, 2, 3] });
    const next = nextBuilds(smallPlan, buildsOf(smallPlan, 'follower'), done);
    expect(next.map(({ build: of, waitsFor }) => [...keys([of]), keys(waitsFor)])).toEqual([
      ['shoulder.left', []],
      ['gripper.right', []],
      ['gripper.left', []],
      ['final.right', ['gripper.right']],
      ['final.left', ['shoulder.left', 'gripper.left']],
      ['chest.follower', ['final.right', 'final.left']],
    ]);
  });
});
