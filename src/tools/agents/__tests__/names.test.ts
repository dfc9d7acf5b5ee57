import { findNamed, isAlike, jointNumber } from '../names';

it.each([
  ['J4', 4],
  ['j4', 4],
  ['4', 4],
  ['joint 4', 4],
  ['left arm J4', 4],
  ['openarm_left_joint4', 4],
  ['gripper', 8],
  ['right gripper motor', 8],
  ['J9', undefined],
  ['J1-J2', undefined],
  ['0x04', undefined],
])('reads the joint of %s', (name, number) => expect(jointNumber(name)).toBe(number));

it.each([
  ['DM4340', 'DM-J4340P-2EC', true],
  ['dm 4310', 'DM-J4310-2EC V1.1', true],
  ['DM10010', 'DM10010L', false],
  ['DM4340', 'DM4310', false],
  ['M4×10', 'm4x10', true],
  ['motor_ids', 'Motor IDs', true],
])('compares %s with %s', (one, other, expected) => expect(isAlike(one, other)).toBe(expected));

describe('findNamed', () => {
  const find = (asked: string): string =>
    findNamed('guide', asked, ['j1-j2', 'arm-wiring', 'arm-casing', 'DM4310', 'DM4310_48V'], (name) => [name]);

  it('finds an exact name, another spelling, and the only longer name', () => {
    expect(['j1-j2', 'J1 J2', 'wiring', 'DM4310_48V', '4310'].map(find)).toEqual(['j1-j2', 'j1-j2', 'arm-wiring', 'DM4310_48V', 'DM4310']);
  });

  it('says what exists otherwise', () => {
    expect(() => find('arm')).toThrow('There is no guide "arm". It can mean arm-wiring, arm-casing.');
    expect(() => find('__proto__')).toThrow(/Known are j1-j2, arm-wiring/);
  });
});
