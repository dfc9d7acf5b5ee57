import { sentKinds } from '../compose/composeFields';
import type { SentKind } from '../compose/composeFields';
import { dangersOf } from '../compose/dangers';
import { dangersOfFrame } from '../compose/dangers';
import { frameOf } from './commands';

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

  it.each([
    [{ kp: '20', kd: '1' }, ['moves']],
    [{ kp: '20', kd: '0' }, ['moves', 'Kp without Kd']],
    [{ kp: '0', kd: '0' }, ['limp']],
    [{ kp: '0', kd: '1', dq: '2' }, ['moves', 'limp']],
    [{ kp: '0', kd: '0', tau: '5' }, ['moves', 'limp']],
    // Below the smallest step, so the motor gets 0.
    [{ kp: '0.1', kd: '0' }, ['limp']],
  ])('of an MIT command with %j are those that apply', (values, words) => {
    const titles = dangersOfFrame('mit', 'J1', frameOf('mit', 'J1', values)).map(({ title }) => title);
    expect(titles.map((title) => /moves|limp|Kp without Kd/.exec(title)?.[0])).toEqual(words);
  });

  it('name the zero that a position assumes, where conventions differ', () => {
    const first = (joint: string, values: Record<string, string>, side?: 'left'): string => {
      const made = frameOf('mit', joint, { kp: '5', kd: '1', ...values }, side === undefined ? {} : { side });
      const [{ title, text } = { title: '', text: '' }] = dangersOfFrame('mit', joint, made);
      return `${title}. ${text}`.replaceAll('\u00a0', ' ');
    };
    expect(first('J8', { q: '0.5' })).toBe(
      'Check where zero is. J8 reaches 0.5 rad only with zero at open. Otherwise it turns from −1.0472 to 0 rad (−60° to 0°) and runs into its end stop: find out first where its zero is.',
    );
    expect(first('J2', { q: '-3' }, 'left')).toMatch(/^Check.*only in the two-arm model, left arm\. Otherwise it turns from −1\.7453/);
    expect(first('J8', { q: '0' })).toMatch(/^The motor moves/);
    expect(first('J8', { q: '0.5', kp: '0' })).not.toMatch(/^Check/);
  });

  it('of a position-force command name a limp joint only without current', () => {
    const titles = (current: string): string =>
      dangersOfFrame('position-force', 'J8', frameOf('position-force', 'J8', { current }))
        .map(({ title }) => title)
        .join();
    expect(titles('0')).toMatch(/limp/);
    expect(titles('0.5')).not.toMatch(/limp/);
  });

  it('begin with what a person has said to mean, and name nothing twice', () => {
    const most = frameOf('mit', 'J8', { q: '12.5', dq: '30', kp: '500', kd: '5', tau: '9.998' });
    const texts = dangersOfFrame('mit', 'J8', most).map(({ title, text }) => `${title}. ${text}`);
    expect(texts[0]).toMatch(/meant\. Position: 12\.5\u00a0rad is 716°/);
    expect(texts.join()).toMatch(/A wrong zero makes/);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
