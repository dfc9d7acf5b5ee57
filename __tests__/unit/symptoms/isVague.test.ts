import { isVague } from '../../../src/symptoms/isVague';

it.each([
  'robot doesnt work',
  "The robot doesn't work",
  'arm not working',
  'nothing works',
  'it was working yesterday now nothing',
  'my arm is broken',
])('takes "%s" for a failure that could be any', (query) => expect(isVague(query)).toBe(true));

it.each([
  'motor does not work',
  'gripper broken',
  'robot falls',
  'arm does not move',
  'how does the robot work',
  'robot',
  'not',
  'two arms',
  '',
])('does not take "%s" for one', (query) => expect(isVague(query)).toBe(false));
