import { sentKinds } from '../../../src/tools/can-bench/compose/composeFields';
import type { SentKind } from '../../../src/tools/can-bench/compose/composeFields';
import { dangersOf } from '../../../src/tools/can-bench/compose/dangers';
import {} from './commands';

describe('dangers', () => {
  const levels = (kind: SentKind): string[] => dangersOf(kind).map(({ level }) => level);

  it('stand before all that moves a motor, lets it go, sets its zero, changes it or wears its flash', () => {
    const harmless = sentKinds.filter((kind) => !levels(kind).includes('danger'));
    expect(harmless).toEqual(['refresh', 'read', 'clear-error']);
    expect(
      dangersOf('save')
        .map(({ text }) => text)
        .join(),
    ).toMatch(/10,000/);
  });

  it.each([7, 8, 9, 10, 21, 22, 23, 35])('of register %d come on top of those of every write', (register) => {
    expect(dangersOf('write', { register })).toHaveLength(dangersOf('write', { register: 24 }).length + 1);
    expect(dangersOf('read', { register })).toEqual([]);
  });

  it('of the gripper name fingers', () => {
    expect(
      dangersOf('mit', { joint: 'J8' })
        .map(({ title }) => title)
        .join(),
    ).toMatch(/fingers/);
    expect(
      dangersOf('mit', { joint: 'J1' })
        .map(({ title }) => title)
        .join(),
    ).not.toMatch(/fingers/);
  });
});
