import { most, readChoices, writeChoices } from '../interface/gainsAddress';
import type { Choices } from '../interface/gainsAddress';
import { goalOf } from '../interface/Controls';
import { siteSetup } from './siteSetup';

const read = (search: string): Choices => readChoices(search, siteSetup);
const degree = Math.PI / 180;

it('keeps everything that was chosen, and what else stands in the address', () => {
  const own: Choices = {
    set: '',
    kp: [1, 2.5, 3, 4, 5, 6, 300],
    kd: [0.05, 1, 2, 3, 4, 5, 0],
    pose: 'elbow',
    payload: 1.5,
    compensated: true,
    push: 'left',
    scheme: 'coarse',
    joint: 3,
    stepped: true,
    view: 'corner',
  };
  const search = writeChoices('?q=gain', own, siteSetup);
  expect(new URLSearchParams(search).get('q')).toBe('gain');
  expect(read(search)).toEqual(own);
  const first = read('');
  expect(first).toMatchObject({ set: 'ros2-docs', pose: 'forward', payload: 0 });
  expect(read(writeChoices(search, first, siteSetup))).toEqual(first);
});

it.each([
  '?gains.set=nobody',
  '?gains.kp=1_2&gains.kd=1',
  '?gains.kp=1_2_3_4_5_6_x&gains.kd=1_1_1_1_1_1_1',
  '?gains.load=-1',
  '?gains.load=heavy',
])('leaves out what makes no sense: %s', (search) =>
  expect(read(`${search}&gains.pose=%00&gains.joint=J9&gains.push=away&gains.steps=&gains.view=x`)).toEqual(read('')),
);

it('takes the greatest load for more than that, and not none', () => expect(read('?gains.load=1e9').payload).toBe(most.payload));

it('steps the goal of the plotted joint to where it has room', () => {
  const ranges = siteSetup.joints.map((): readonly [number, number] => [-95 * degree, 95 * degree]);
  const goal = (pose: string, joint: number): number => (goalOf({ pose, joint, stepped: true }, siteSetup, ranges)[joint] ?? NaN) / degree;
  expect(goal('hanging', 3)).toBeCloseTo(10);
  expect(goal('forward', 0)).toBeCloseTo(80);
});
