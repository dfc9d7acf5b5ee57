import { unitLabel, unitOf, unitsOf } from '../../../src/site/buildUnits';

describe('what a guide is built for', () => {
  it('is the arm that the reader builds, of the robot that they build', () => {
    expect(unitOf({ once: false }, 'follower', 'left')).toBe('left');
    expect(unitOf({ once: false }, 'leader', 'left')).toBe('leader-left');
  });

  it('is a robot where the guide is built once for it', () => expect(unitOf({ once: true }, 'leader', 'left')).toBe('leader'));

  it('is an arm of the only robot that the guide is for, whatever is chosen', () => {
    expect(unitOf({ once: false, robot: 'leader' }, 'follower', 'right')).toBe('leader-right');
    expect(unitOf({ once: false, robot: 'follower' }, 'leader', 'right')).toBe('right');
  });

  it('are all arms of a robot, or none where the guide is for the other one', () => {
    expect(unitsOf({ once: false }, 'leader')).toEqual(['leader-right', 'leader-left']);
    expect(unitsOf({ once: true }, 'follower')).toEqual(['follower']);
    expect(unitsOf({ once: false, robot: 'leader' }, 'follower')).toEqual([]);
  });

  it('has a name', () =>
    expect((['right', 'leader-left', 'leader'] as const).map(unitLabel)).toEqual(['Right arm', 'Leader, left arm', 'Leader']));
});
