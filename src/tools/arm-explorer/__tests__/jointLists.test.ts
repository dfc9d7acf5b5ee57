import { cppLines, readJointList, rosLines } from '../engine/readJointList';

const right = [0.1, -0.2, 0.3, 1.5708, -0.5, 0.6, -0.7];
const left = [-0.1, 0.2, -0.3, 1.2, 0.5, -0.6, 0.7];

describe('lists of joints', () => {
  it('are written for ROS 2 and C++, and read back', () => {
    expect(readJointList(rosLines('left', left).join('\n'), 'rad', 'right')).toEqual({ left });
    expect(readJointList(cppLines(right, left).join('\n'), 'rad', 'left')).toEqual({ right, left });
    expect(rosLines('right', right)[0]).toContain('[openarm_right_joint1, openarm_right_joint2,');
  });

  it('have no minus before 0', () => {
    expect(cppLines([-0, -0.00001, 0, 0, 0, 0, 0], left)[0]).toContain('{0.0000, 0.0000, ');
  });

  it.each<[string, string, 'rad' | 'deg', unknown]>([
    ['a row of a spreadsheet', '90\t0\t0\t0\t0\t0\t0', 'deg', { right: [Math.PI / 2, 0, 0, 0, 0, 0, 0] }],
    ['Python with a comment', 'q = [0.1, -0.2, 0.3, 1.5708, -0.5, 0.6, -0.7]  # 2 rad', 'rad', { right }],
    ['exponents and true minus signs', '1e-1 −0.2 .3 1.5708 -5e-1 6.0E-1 −.7', 'rad', { right }],
    ['fourteen without names', [...right, ...left].join(' '), 'rad', { right, left }],
    ['left before right', `left: ${left.join()} right: ${right.join()}`, 'rad', { left, right }],
    [
      'a goal in one line',
      `{joint_names: ["openarm_left_joint1"], points: [{positions: [${left.join(', ')}], time_from_start: {sec: 3, nanosec: 0}}]}`,
      'rad',
      { left },
    ],
    ['JSON', JSON.stringify({ points: [{ positions: right, time_from_start: { sec: 3, nanosec: 0 } }] }), 'rad', { right }],
    ['JSON in lines', JSON.stringify({ positions: right, time_from_start: { sec: 3, nanosec: 0 } }, null, 2), 'rad', { right }],
    ['units beside the numbers', '0.1rad -0.2rad 0.3 rad, 1.5708 radians, -0.5rad, 0.6rad, -0.7rad', 'rad', { right }],
    ['degrees in letters', '90deg 0deg 0 degrees 0deg 0deg 0deg 0deg', 'deg', { right: [Math.PI / 2, 0, 0, 0, 0, 0, 0] }],
    [
      'lines with numbers of motors',
      right.map((angle, joint) => `Arm Motor: ${joint + 1} position: ${angle}`).join('\n'),
      'rad',
      { right },
    ],
    [
      'positions beside velocities, efforts and accelerations',
      `name: [openarm_right_joint1]\nposition:\n${right.map((angle) => `- ${angle}`).join('\n')}\nvelocity:\n${left.map((speed) => `- ${speed}`).join('\n')}\neffort: [${left.join(', ')}]\naccelerations: [1,\n 2, 3, 4, 5, 6, 7]`,
      'rad',
      { right },
    ],
    ['JSON with velocities first', JSON.stringify({ velocities: left, positions: right }), 'rad', { right }],
    ['a time in lines of its own', `positions: [${right.join(', ')}]\ntime_from_start:\n  sec: 3\n  nanosec: 0`, 'rad', { right }],
  ])('are read from %s', (_, text, unit, expected) => {
    expect(readJointList(text, unit, 'right')).toEqual(expected);
  });

  it.each(['', 'zero', '1 2 3', '1 2 3 4 5 6 7 8'])('say why they are none: %p', (text) => {
    expect(readJointList(text, 'rad', 'right')).toHaveProperty('error', expect.stringContaining('7 numbers'));
  });

  it.each([
    '[0,1; -0,2; 0,3; 1,5708; -0,5; 0,6; -0,7]',
    '0,1\t−0,2\t0\t1,5708\t0\t0\t0',
    '0,1, 0,2, 0,3, 0,4, 0,5, 0,6, 0,7',
    Array.from({ length: 14 }, () => '0,5').join('\n'),
  ])('are not taken for twice as many where commas stand before the fractions: %p', (text) => {
    expect(readJointList(text, 'rad', 'right')).toHaveProperty('error', expect.stringContaining('0.5 instead of 0,5'));
  });

  it('are not read in another unit than the one that stands in them', () => {
    const degrees = '90°, 0°, 0°, 0°, 0°, 0°, 0°';
    expect(readJointList(degrees, 'rad', 'right')).toHaveProperty('error', expect.stringContaining('Choose Degrees'));
    expect(readJointList(degrees, 'deg', 'right')).toEqual({ right: [Math.PI / 2, 0, 0, 0, 0, 0, 0] });
    const radians = '0.1 rad, 0, 0, 0, 0, 0, 0';
    expect(readJointList(radians, 'deg', 'right')).toHaveProperty('error', expect.stringContaining('Choose Radians'));
    expect(readJointList(radians, 'rad', 'right')).toEqual({ right: [0.1, 0, 0, 0, 0, 0, 0] });
  });

  it('may have commas without blanks between them', () => {
    expect(readJointList('1,0,0,0,0,0,0', 'rad', 'right')).toEqual({ right: [1, 0, 0, 0, 0, 0, 0] });
    expect(readJointList('[1,0,0,0,0,0,0]\n[0,0,0,1,0,0,0]', 'rad', 'right')).toHaveProperty('left', [0, 0, 0, 1, 0, 0, 0]);
  });
});
