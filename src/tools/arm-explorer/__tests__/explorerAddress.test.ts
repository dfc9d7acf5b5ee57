import { payloads, readExplored, writeExplored } from '../interface/explorerAddress';
import type { Explored } from '../interface/explorerAddress';
import { moveArm } from '../interface/openRobot';
import { poseAddress } from '../../../model/addresses';
import { bothArms } from '../../../arm/__tests__/bothArms';

const ranges = { right: bothArms.right.ranges, left: bothArms.left.ranges };
const first = readExplored('', ranges);

const chosen: Explored = {
  right: [0.5, -0.1, 0.1, 1, -0.3, 0.2, 0.4],
  left: [0, 0, 0, 0, 0, 0, 0],
  side: 'left',
  mirrored: true,
  payload: 2.3,
  point: 'flange',
};

it('is read as it was written, to a thousandth of a degree, and leaves alone what else the address says', () => {
  const written = writeExplored('?q=torque', chosen);
  expect(new URLSearchParams(written).get('q')).toBe('torque');
  const read = readExplored(written, ranges);
  expect({ ...read, right: chosen.right }).toEqual(chosen);
  read.right.forEach((angle, joint) => expect(angle).toBeCloseTo(chosen.right[joint] ?? NaN, 4));
  expect(writeExplored(written, read)).toBe(written);
});

it('says the arm also where all is as at first, so that its link opens the explorer', () => {
  expect(writeExplored('', first)).toBe('?arm.side=right');
});

it.each([
  '?arm.right=1_2_3',
  '?arm.right=a_b_c_d_e_f_g',
  '?arm.right=_____ _',
  '?arm.right=1e999_0_0_0_0_0_0',
  '?arm.load=-1&arm.at=moon&arm.side=middle&arm.mirrored=1',
  '?arm.load=NaN&arm.at=toString',
])('leaves out what makes no sense: %s', (search) => {
  expect(readExplored(search, ranges)).toEqual(first);
});

it('takes the greatest load for more than that, and not none', () => {
  expect(readExplored('?arm.load=99', ranges).payload).toBe(payloads.most);
});

it('keeps angles of an address in their limits', () => {
  const { right } = readExplored('?arm.right=999_-999_0_-5_0_0_0', ranges);
  expect([right[0], right[1], right[3]]).toEqual([ranges.right[0]?.[1], ranges.right[1]?.[0], 0]);
});

describe('moving an arm', () => {
  it('moves the other one where that is its mirror image', () => {
    const angles = [1, 0, 0, 1, 0, 0, 0];
    expect(moveArm({ mirrored: false }, 'left', angles)).toEqual({ left: angles });
    expect(moveArm({ mirrored: true }, 'left', angles)).toEqual({ left: angles, right: [-1, 0, 0, 1, 0, 0, 0] });
  });
});

it('opens in a pose that another tool links', () => {
  const angles = [0.5, 0.1, -0.2, 1.92, 0, 0.3, -0.1];
  const { search } = new URL(poseAddress('/explorer', 'right', angles), 'https://example.org');
  const { right, side } = readExplored(search, ranges);
  expect(side).toBe('right');
  right.forEach((angle, joint) => expect(angle).toBeCloseTo(angles[joint] ?? NaN, 3));
});
