import { restWords, torqueWords } from '../interface/Tables';
import { projected, unprojected, views } from '../interface/views';
import type { ViewName } from '../interface/views';
import type { Resting } from '../engine/messages';

const joints = [
  { name: 'J1', motor: '', rated: 20, peak: 40 },
  { name: 'J2', motor: '', rated: 20, peak: 40 },
];

const resting = (angles: readonly number[], torques: readonly number[], dropped: number, found = true): Resting => ({
  angles,
  torques,
  stopped: [false, false],
  found,
  chain: [[0, 0, -dropped]],
  goal: [[0, 0, 0]],
});

it('says which joint is farthest off, how far the hand hangs, and which motors are asked for much', () => {
  expect(restWords(resting([0, 0], [1, 1], 0), [0, 0], joints)).toBe('At rest, the arm is at its goal.');
  expect(restWords(resting([-0.49, 0.1], [9, 1], 0.3046), [0, 0], joints)).toBe(
    'At rest, J1 is 28.1° off and the hand 305 mm below its goal.',
  );
  expect(restWords(resting([0, 0.1], [21, -22], -0.01), [0, 0], joints)).toBe(
    'At rest, J2 is 5.7° off and the hand 10 mm above its goal. J1, J2 need more than rated torque.',
  );
  expect(restWords(resting([0, 0.1], [40, 1], 0, false), [0, 0], joints)).toBe(
    "The gains are too low to find where the arm comes to rest: the table shows how far it got. J1 can't give more: peak torque.",
  );
});

it('says what a torque means to a motor', () => {
  const [joint] = joints;
  if (!joint) throw new Error('There is a joint.');
  expect([5, -20.5, 40].map((torque) => torqueWords(torque, joint, false))).toEqual([
    '25 % of rated',
    'above its rated torque',
    'at its peak torque',
  ]);
  expect(torqueWords(0, joint, true)).toBe('rests on its end stop');
});

// The names are those of the object.
it.each(Object.keys(views) as ViewName[])('pulls in the plane that is looked at: %s', (view) => {
  const way = unprojected([0.3, -0.2], view);
  const [right, down] = projected(way, view, [0, 0, 0]);
  expect(right).toBeCloseTo(0.3);
  expect(down).toBeCloseTo(-0.2);
});
