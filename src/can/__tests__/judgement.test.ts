import { sentKinds } from '../compose/composeFields';
import type { SentKind } from '../compose/composeFields';
import { dangersOf, dangersOfFrame } from '../compose/dangers';
import { frameOf, compose, problemsOf } from './commands';
import { isComposed } from '../compose/composeFrame';

const gains = { kp: '10', kd: '1' };

describe('a command that nobody means is refused with its value, the range and the fix', () => {
  it.each([
    [
      'J4',
      { q: '90', kp: '240', kd: '3' },
      [
        'q: 90 rad is 5157°: did you mean degrees? 90° is 1.5708 rad. J4 turns from 0 to 2.4435 rad (0° to 140°). Give a position in rad within it.',
      ],
    ],
    // A position that the joint doesn't reach, and that isn't degrees either.
    [
      'J4',
      { q: '-0.5', ...gains },
      ['q: −0.5 rad is −29°, which J4 doesn’t reach. J4 turns from 0 to 2.4435 rad (0° to 140°). Give a position in rad within it.'],
    ],
    [
      'J6',
      { q: '3', ...gains },
      [
        'q: 3 rad is 172°, which J6 doesn’t reach. If you mean degrees: 3° is 0.0524 rad. J6 turns from −0.7854 to 0.7854 rad (−45° to 45°). Give a position in rad within it.',
      ],
    ],
    // What openarm_can reports if a register's reply was taken for a state.
    [
      'J4',
      { q: '-12.4805', ...gains },
      [
        'q: −12.4805 rad is −715°, which no joint reaches: it is what a program reads when it takes the reply of a register for a state. J4 turns from 0 to 2.4435 rad (0° to 140°). Give a position in rad within it.',
      ],
    ],
    [
      'J4',
      { q: '1e308', ...gains },
      ['q: 1e+308 rad is more than a turn. J4 turns from 0 to 2.4435 rad (0° to 140°). Give a position in rad within it.'],
    ],
    [
      'J4',
      { kp: '600', kd: '1' },
      [
        'kp: 600 N·m/rad is outside 0 to 500 N·m/rad, and openarm_can would send 500 N·m/rad without saying so. Give a value in this range.',
      ],
    ],
    [
      'J4',
      { kp: '1', kd: '10' },
      [
        'kd: 10 N·m·s/rad is outside 0 to 5 N·m·s/rad, and openarm_can would send 5 N·m·s/rad without saying so. Did you swap Kp and Kd? Give a value in this range.',
      ],
    ],
    [
      'J4',
      { kp: '-1', kd: '1' },
      ['kp: −1 N·m/rad is outside 0 to 500 N·m/rad, and openarm_can would send 0 N·m/rad without saying so. Give a value in this range.'],
    ],
    ['J5', { tau: '8', ...gains }, ['tau: 8 N·m is above the peak torque of the DM4310 of J5, 7 N·m. Give a value from −7 to 7 N·m.']],
    [
      'J1',
      { dq: '90', ...gains },
      [
        'dq: 90 rad/s is outside −45 to 45 rad/s, and openarm_can would send 45 rad/s without saying so. Did you mean degrees or revolutions? Give a value in this range.',
      ],
    ],
    [
      'J8',
      { q: '-1.5', ...gains },
      [
        'q: −1.5 rad is −86°, which J8 doesn’t reach. If you mean degrees: −1.5° is −0.0262 rad. J8 turns from −1.0472 to 0 rad (−60° to 0°) with zero at closed, 0 to 1.0472 rad (0° to 60°) with zero at open. Give a position in rad within it.',
      ],
    ],
  ])('%s %j', (joint, values, problems) => expect(problemsOf('mit', joint, values)).toEqual(problems));

  it('in the modes that send a position or a speed as it is, too', () => {
    expect(problemsOf('position-velocity', 'J4', { q: '45', dq: '1' }).join()).toMatch(/45° is 0\.7854 rad/);
    expect(problemsOf('position-velocity', 'J4', { q: '1', dq: '100' }).join()).toMatch(
      /^dq: 100 rad\/s is outside 0 to .* would carry it/,
    );
    expect(problemsOf('velocity', 'J1', { dq: '60' })).toHaveLength(1);
    expect(problemsOf('position-force', 'J8', { q: '-0.5', dq: '5', current: '2' })[0]).toMatch(/^current: 2 /);
  });

  it('by all values at once', () => expect(problemsOf('mit', 'J4', { q: '90', kp: '600', kd: '9', tau: '99' })).toHaveLength(4));
});

describe('a position is judged in the conventions of both models, and by arm', () => {
  const isMade = (joint: string, q: number, side?: 'left' | 'right'): boolean =>
    isComposed(compose('mit', joint, { q: String(q), ...gains }, side === undefined ? {} : { side }));

  it.each([
    // 90° is within both conventions, 190° within that of the two-arm model only, -95° within the one-arm model's.
    ['J2', 1.5, 'right', true],
    ['J2', 3.3, 'right', true],
    ['J2', -1.65, 'right', true],
    ['J2', -2.5, 'right', false],
    ['J2', -2.5, 'left', true],
    ['J2', 3.3, 'left', false],
    ['J1', -3.4, 'left', true],
    ['J1', -3.4, 'right', false],
    ['J4', 0, 'left', true],
    // The ends, as a program converts them from degrees.
    ['J4', (140 * Math.PI) / 180, 'right', true],
    ['J1', (200 * Math.PI) / 180, 'right', true],
  ] as const)('%s at %d rad, %s arm: %s', (joint, q, side, made) => expect(isMade(joint, q, side)).toBe(made));

  it('of either arm, if it is not known which', () =>
    expect([isMade('J2', -2.5), isMade('J2', 3.3), isMade('J2', 4)]).toEqual([true, true, false]));
});

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
