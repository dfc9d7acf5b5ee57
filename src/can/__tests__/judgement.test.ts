import { fieldsFor, sentKinds } from '../compose/composeFields';
import { meantEnds } from '../compose/judgement';
import type { SentKind } from '../compose/composeFields';
import { dangersOf, dangersOfFrame } from '../compose/dangers';
import { frameOf, compose, motorAt, problemsOf } from './commands';
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
        'dq: 90 rad/s is above the no-load speed of the DM8009 of J1, 16.7 rad/s, so it limits nothing. Did you mean degrees or revolutions? Give a velocity from −16.7 to 16.7 rad/s.',
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
      /^dq: 100 rad\/s is above the no-load speed of the DM4340 of J4, 5\.4 rad\/s, .* from 0 to 5\.4 rad\/s\.$/,
    );
    expect(problemsOf('velocity', 'J1', { dq: '60' })).toHaveLength(1);
    expect(problemsOf('velocity', 'J5', { dq: '-25' })[0]).toMatch(/^dq: −25 rad\/s is above .* 20\.9 rad\/s/);
    expect(problemsOf('velocity', 'J5', { dq: '20.9' })).toEqual([]);
    expect(problemsOf('position-force', 'J8', { q: '-0.5', dq: '5', current: '2' })[0]).toMatch(/^current: 2 /);
  });

  it('by all values at once', () => expect(problemsOf('mit', 'J4', { q: '90', kp: '600', kd: '9', tau: '99' })).toHaveLength(4));
});

describe('a position is judged in the conventions of both models, and by arm', () => {
  const isMade = (joint: string, q: number, side?: 'left' | 'right'): boolean =>
    isComposed(compose('mit', joint, { q: String(q), ...gains }, side === undefined ? {} : { side }));

  it.each([
    // 86° is within both conventions, 189° within that of the two-arm model only, -95° within the one-arm model's: the narrower limit counts.
    ['J2', 1.5, 'right', true],
    ['J2', 3.3, 'right', false],
    ['J2', -1.65, 'right', false],
    ['J2', -0.17, 'right', true],
    ['J2', -2.5, 'right', false],
    ['J2', -2.5, 'left', false],
    ['J2', -1.65, 'left', true],
    ['J2', 3.3, 'left', false],
    ['J1', -3.4, 'left', false],
    ['J1', -1.3, 'left', true],
    ['J1', -3.4, 'right', false],
    ['J4', 0, 'left', true],
    // The ends, as a program converts them from degrees.
    ['J4', (140 * Math.PI) / 180, 'right', true],
    ['J1', (200 * Math.PI) / 180, 'right', true],
  ] as const)('%s at %d rad, %s arm: %s', (joint, q, side, made) => expect(isMade(joint, q, side)).toBe(made));

  it('of both arms, if it is not known which', () =>
    expect([isMade('J2', -1), isMade('J2', 1), isMade('J2', 0.1)]).toEqual([false, false, true]));

  it('and a position that only some conventions reach names them', () =>
    expect(problemsOf('mit', 'J2', { q: '3', ...gains }, { side: 'right' })[0]).toMatch(
      /^q: 3 rad is 172°, which J2 reaches only in the two-arm model, right arm\. .* Give a position in rad within all of them, −0\.1745 to 1\.7453 rad \(−10° to 100°\)\.$/,
    ));
});

test('sliders end where nobody means a value any more', () => {
  const endsOf = (joint: string, side?: 'right') =>
    fieldsFor('mit', motorAt(joint, side === undefined ? {} : { side })).map((field) => {
      const { low, high } = meantEnds(field, motorAt(joint, side === undefined ? {} : { side }));
      return [field.name, low, high];
    });
  expect(endsOf('J2', 'right')).toEqual([
    ['q', -0.17, 1.74],
    ['dq', -16.7, 16.7],
    ['kp', 0, 500],
    ['kd', 0, 5],
    ['tau', -40, 40],
  ]);
  expect(endsOf('J8')[0]).toEqual(['q', -1.04, 1.04]);
});

describe('stiffness without damping', () => {
  it('is refused, whatever a person says', () => {
    const [problem] = problemsOf('mit', 'J4', { kp: '20', kd: '0' });
    expect(problem).toBe(
      'kd: With Kp 20 N·m/rad, Kd can’t be 0 N·m·s/rad. Without damping, a motor that holds a position shakes or runs away, and its manual forbids it. Give a value above 0 and up to 5 N·m·s/rad. Programs use 0.4 to 3 N·m·s/rad.',
    );
    expect(() => frameOf('mit', 'J4', { kp: '20', kd: '0' })).toThrow(/"canBeMeant":false/);
  });

  it('counts as it arrives: a damping below the smallest step is none, and so is a stiffness', () => {
    expect(problemsOf('mit', 'J4', { kp: '20', kd: '0.001' })[0]).toMatch(/Kd 0\.001 N·m·s\/rad is too small: it arrives as 0\./);
    expect(problemsOf('mit', 'J4', { kp: '0.1', kd: '0' })).toEqual([]);
  });
});

describe('a command that ends at the end stop', () => {
  const first = (joint: string, values: Record<string, string>): string =>
    dangersOfFrame('mit', motorAt(joint), frameOf('mit', joint, values))[0]?.title ?? '';

  it.each([
    ['J1', { tau: '40' }, 'Nothing limits the speed: it turns until the end stop'],
    ['J7', { tau: '-0.1' }, 'Nothing limits the speed: it turns until the end stop'],
    ['J1', { dq: '45', kd: '5' }, 'Nothing limits the speed: it turns until the end stop'],
    ['J1', { tau: '40', kd: '0.1' }, 'Nothing limits the speed: it turns until the end stop'],
    ['J1', { dq: '2', kd: '5' }, 'It turns until the end stop'],
    ['J7', { tau: '0.1', kd: '0.1' }, 'It turns until the end stop'],
    ['J4', { q: '1', kp: '2', kd: '1', tau: '20' }, 'It turns until the end stop'],
    ['J4', { q: '1', kp: '70', kd: '2', tau: '8' }, 'The motor moves'],
    ['J4', {}, 'With no stiffness or no current the joint goes limp'],
    ['J4', { kd: '5' }, 'With no stiffness or no current the joint goes limp'],
  ])('%s %j: %s', (joint, values, title) => expect(first(joint, values)).toBe(title));

  it('is not called limp', () => {
    for (const values of [{ tau: '40' }, { dq: '2', kd: '5' }]) {
      const titles = dangersOfFrame('mit', motorAt('J1'), frameOf('mit', 'J1', values)).map(({ title }) => title);
      expect(titles.join()).not.toMatch(/limp/);
      expect(titles[0]).toMatch(/turns until the end stop/);
    }
    expect(dangersOf('velocity', { values: { dq: 1 } })[0]?.title).toMatch(/turns until the end stop/);
  });
});

describe('gains are compared with both tables that publish them', () => {
  const texts = (joint: string, values: Record<string, string>): string =>
    dangersOfFrame('mit', motorAt(joint), frameOf('mit', joint, values))
      .map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join(' ');

  it.each([
    ['J4', { kp: '241', kd: '3' }, 'Kp 241 is above the largest published gain of J4, 240 N·m/rad (table teleop-parameters)'],
    ['J6', { kp: '40', kd: '1' }, 'Kp 40 is above the largest published gain of J6, 31 N·m/rad (table teleop-parameters)'],
    ['J8', { kp: '60', kd: '1' }, 'Kp 60 is above the largest published gain of J8, 50 N·m/rad (table mit-gains)'],
    ['J8', { kp: '5', kd: '1.5' }, 'Kd 1.5 is above the largest published gain of J8, 1 N·m·s/rad (table mit-gains)'],
    ['J4', { kp: '20', kd: '0.2' }, 'Kd 0.2 is below the smallest published gain of J4, 0.4 N·m·s/rad'],
  ])('%s %j: %s', (joint, values, words) => expect(texts(joint, values)).toContain(words));

  it('and those of a program have no danger of their own', () => {
    expect(texts('J4', { kp: '240', kd: '3' })).not.toMatch(/published/);
    expect(texts('J8', { kp: '5', kd: '0.1' })).not.toMatch(/published/);
    expect(texts('J4', { kd: '0.1' })).not.toMatch(/published/);
  });
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

  it.each([
    [0, '20', /undervoltage/, /Factory value: 15 V\./],
    [2, '199', /overtemperature/, /Factory value: 100 °C\./],
    [3, '0.95', /overcurrent/, /Factory value: 0\.8, which is 32\.8 A on J1 and J2/],
    [29, '60', /overvoltage/, /Factory value: 54 V on J1 and J2, 32 V on J3 to J8\./],
  ])('of the protection in register %d name it and its factory value first', (register, value, name, factory) => {
    const made = frameOf('write', 'J1', { register: String(register), value });
    const [one] = dangersOfFrame('write', motorAt('J1'), made);
    expect(one?.title).toMatch(name);
    expect(one?.text).toMatch(factory);
  });

  it('of an ID name the joint that has it', () => {
    const titles = (joint: string, register: string, value: string): string[] =>
      dangersOfFrame('write', motorAt(joint), frameOf('write', joint, { register, value })).map(({ title }) => title);
    expect(titles('J1', '8', '5')[0]).toBe('This is the send ID of J5');
    expect(titles('J1', '7', '21')[0]).toBe('This is the receive ID of J5');
    expect(titles('J5', '8', '5').join()).not.toMatch(/This is the/);
    expect(titles('J1', '8', '32').join()).not.toMatch(/This is the/);
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
    [{ kp: '0', kd: '0' }, ['limp']],
    [{ kp: '0', kd: '1', dq: '2' }, ['end stop', 'moves']],
    [{ kp: '0', kd: '0', tau: '5' }, ['end stop', 'moves']],
    // Below the smallest step, so the motor gets 0.
    [{ kp: '0.1', kd: '0' }, ['limp']],
  ])('of an MIT command with %j are those that apply', (values, words) => {
    const titles = dangersOfFrame('mit', motorAt('J1'), frameOf('mit', 'J1', values)).map(({ title }) => title);
    expect(titles.map((title) => /moves|limp|Kp without Kd|end stop/.exec(title)?.[0])).toEqual(words);
  });

  it('name the zero that a position assumes, where conventions differ', () => {
    const first = (joint: string, values: Record<string, string>, side?: 'left'): string => {
      const made = frameOf('mit', joint, { kp: '5', kd: '1', ...values }, side === undefined ? {} : { side });
      const [{ title, text } = { title: '', text: '' }] = dangersOfFrame('mit', motorAt(joint), { ...made, objections: [] });
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
      dangersOfFrame('position-force', motorAt('J8'), frameOf('position-force', 'J8', { current }))
        .map(({ title }) => title)
        .join();
    expect(titles('0')).toMatch(/limp/);
    expect(titles('0.5')).not.toMatch(/limp/);
  });

  it('begin with what a person has said to mean, and name nothing twice', () => {
    const most = frameOf('mit', 'J8', { q: '12.5', dq: '30', kp: '500', kd: '5', tau: '9.998' });
    const texts = dangersOfFrame('mit', motorAt('J8'), most).map(({ title, text }) => `${title}. ${text}`);
    expect(texts[0]).toMatch(/meant\. Position: 12\.5\u00a0rad is 716°/);
    expect(texts.join()).toMatch(/A wrong zero makes/);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
