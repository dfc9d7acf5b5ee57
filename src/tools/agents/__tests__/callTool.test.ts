import { ids, refusal, values } from './exampleSite';

it('says first of all how to stop an arm, if the text names a danger or describes what no failure fits', () => {
  const howTo = /press the emergency stop of its pair.*unplug the mains.*https:\/\/example\.org\/docs\/getting/;
  const unknown = values('find_failure', { text: 'nobody knows this' });
  expect(unknown.failures).toEqual([]);
  expect(unknown.stop_first).toMatch(/^If an arm moves/);
  const danger = values('find_failure', { text: 'the arm is out of control' });
  for (const { stop_first: first } of [unknown, danger]) expect(first).toMatch(howTo);
  expect(danger.stop_first).not.toMatch(/^If/);
  expect(values('find_failure', { text: '[node-1] [ERROR]: gateway lost' }).stop_first).toBeUndefined();
});

it('takes numbers that are spelt as text, and no other text', () => {
  expect(ids([], { limit: '1', offset: '1' })).toEqual(['b']);
  expect(refusal('search_docs', { query: 'motor', limit: 'two' })).toMatch(/- limit \("two"\): /);
  expect(refusal('search_docs', { query: 'motor', limit: '99' })).toMatch(/- limit /);
  // The table of the arm is what is missing, not a number.
  for (const angles of [{ J4: '90' }, ['0', '0', '0', '1.5', '0', '0', '0']])
    expect(refusal('arm_pose', { side: 'left', angles, unit: 'deg', payload_kg: '1' })).toMatch(/arm-bodies: the table is missing/);
});

describe('callTool answers wrong input with a sentence', () => {
  it.each([
    ['search_docs', 'text', /expected object/],
    ['search_docs', { query: 'bus', limit: 99 }, /- limit \(99\): Too big: expected number to be <=30/],
    ['compose_command', { joint: 'J4', q: true, kp: 1, kd: 1 }, /- q \(true\): .*Position in rad/],
    ['search_docs', [1], /expected object/],
    ['search_docs', null, /query/],
    ['search_docs', { query: '\u0000', limit: 1e9 }, /limit/],
    ['search_docs', { query: 'motor', section: 'constructor' }, /no section "constructor".*Hardware/],
    ['decode_can', { text: '011#00' }, /no tables of the CAN bus/],
    ['bill_of_materials', {}, /no bill of materials/],
    ['arm_pose', { side: 'left', pose: 'hanging' }, /arm-bodies: the table is missing/],
    ['build_step', { step: 1 }, /needs its guide/],
    ['build_step', { step: -1 }, /- step \(-1\): Too small/],
    ['read_page', { section: 'Send' }, /^section: "Send" needs its page/],
    ['read_page', { page: '/motors', offset: 1e6 }, /^offset: 1000000 is beyond the text, which has \d+ characters/],
    ['query_table', { table: 'motors', about: 'mass' }, /^table and about: /],
    ['toString', {}, /no tool "toString"/],
    ['search_docs', { query: 'ä'.repeat(600_000) }, /more than 1000000 bytes \(1 MB\)/],
  ])('%s (%#)', (name, input, words) => expect(refusal(name, input)).toMatch(words));
});
