import { openSite } from '../site';
import { callTool } from '../tools';
import type { TableData } from '../siteData';
import { makeIndex, textsOf } from '../../../search/engine/makeIndex';
import { propTable } from '../../../content/tables/rows';
import { exampleTables } from '../../../../__tests__/unit/fixtures/exampleTables';
import { siteCanTables } from '../../../can/__tests__/siteTables';

const records = { pages: [], failures: [], answers: [], words: [], dictionary: [], stops: [] };
const tables = [...exampleTables(['joints-to-motors', 'mit-gains', 'mit-limit-sets', 'motor-settings']).values()].map(
  (table): TableData => ({
    ...propTable(table),
    place: null,
    dangers: [],
  }),
);

const site = openSite({
  address: 'https://example.org',
  updated: null,
  pages: [],
  tables,
  guides: [],
  order: null,
  can: siteCanTables(),
  search: { index: makeIndex(records), texts: textsOf(records) },
});

const plainText = (text: string): string => text.replaceAll('\u00a0', ' ');

function refusal(input: object, name = 'compose_command'): string {
  const { isError, text } = callTool(name, input, site);
  return isError ? plainText(text) : '';
}

interface Made {
  readonly danger?: readonly string[];
  readonly cansend: string;
  readonly notes?: readonly string[];
}

function made(input: object, name = 'compose_command'): Made {
  const answer = callTool(name, input, site);
  if (answer.isError) throw new Error(answer.text);
  return answer.values as unknown as Made;
}

describe('compose_command', () => {
  it('refuses what nobody means, without a line and without a way around', () => {
    const text = refusal({ joint: 'J4', q: 90, kp: 240, kd: 3 });
    expect(text).toMatch(/^q: 90 rad is 5157°: did you mean degrees\? 90° is 1\.5708 rad\. J4 turns from 0 to 2\.4435 rad/);
    expect(text).not.toMatch(/cansend|004#/);
    expect(refusal({ joint: 'J4', q: 90, kp: 240, kd: 3, isMeant: true })).toMatch(/Unrecognized key/);
    expect(
      refusal({ joint: 'J4', q: 1, kp: 600, kd: 7, tau: 30 })
        .split('\n')
        .map((line) => line.slice(0, 4)),
    ).toEqual(['kp: ', 'kd: ', 'tau:']);
    expect(refusal({ joint: 'J2', q: 3.3, kp: 5, kd: 1, side: 'left' })).toMatch(/J2 doesn’t reach/);
    expect(made({ joint: 'J2', q: 1.5, kp: 5, kd: 1, side: 'right' }).cansend).toMatch(/^cansend can0 002#/);
  });

  it.each(['enable', 'disable', 'set-zero', 'mit'])('asks which motor a type means: %s', (kind) => {
    const text = refusal({ kind, motor_type: 'dm 4310', q: 0, kp: 1, kd: 1 });
    expect(text).toBe(
      'Which motor? DM4310 is the type of J5 (ID 5), J6 (ID 6), J7 (ID 7), J8 (ID 8). Give a joint, such as "J5", or an ID, such as 5.',
    );
    expect(refusal({ kind, q: 0, kp: 1, kd: 1 })).toMatch(/^Which motor\?/);
  });

  it('takes an ID in place of a joint', () => {
    expect(made({ id: '0x05', kind: 'disable' }).cansend).toBe('cansend can0 005#FFFFFFFFFFFFFFFD');
    expect(made({ id: 32, motor_type: 'DM4310', kind: 'enable' }).cansend).toBe('cansend can0 020#FFFFFFFFFFFFFFFC');
    expect(refusal({ id: 32, kind: 'enable' })).toMatch(/no motor of an arm has the ID 32\. Give its motor_type/);
    expect(refusal({ id: 300, kind: 'enable' })).toMatch(/from 1 to 255/);
    expect(refusal({ joint: 'J5', id: 4, kind: 'enable' })).toMatch(/J5 has the ID 5, not 4/);
  });

  it('sends the command of an arm to a port of this arm, and judges it by this arm', () => {
    expect(made({ joint: 'left J2', q: -1.5, kp: 5, kd: 1 }).cansend).toMatch(/^cansend can1 002#/);
    expect(made({ joint: 'J2', side: 'left', port: 'can3', q: -1.5, kp: 5, kd: 1 }).cansend).toMatch(/^cansend can3 /);
    expect(made({ joint: 'openarm_right_joint2', q: 1, kp: 5, kd: 1 }).cansend).toMatch(/^cansend can0 /);
    expect(refusal({ joint: 'left J2', q: 3.2, kp: 5, kd: 1 })).toMatch(/J2 doesn’t reach/);
    expect(refusal({ joint: 'J2', q: -3.2, kp: 5, kd: 1 })).toMatch(/J2 doesn’t reach/);
    expect(refusal({ joint: 'J2', port: 'can1', q: 3.2, kp: 5, kd: 1 })).toMatch(/J2 doesn’t reach/);
    expect(refusal({ joint: 'left J2', side: 'right', q: 0.1, kp: 5, kd: 1 })).toMatch(/^joint and side: "left J2" and "right"/);
    expect(refusal({ joint: 'J2', side: 'left', port: 'can2', kind: 'enable' })).toMatch(/^side and port: can2 is .*right.*can1 or can3/);
  });

  it('is for a left arm that is alone on the first port, with the limits of its side', () => {
    const alone = made({ joint: 'J2', side: 'left', port: 'can0', q: -1.5, kp: 5, kd: 1 });
    expect(alone.cansend).toMatch(/^cansend can0 002#/);
    expect(alone.notes?.[0]).toBe('Made for a left arm alone on can0. With both arms connected, can0 is the right one’s.');
    expect(refusal({ joint: 'left J2', port: 'can0', q: 1.5, kp: 5, kd: 1 })).toMatch(
      /^q: 1\.5 rad is 86°, which J2 reaches only in the one-arm/,
    );
  });

  it('asks for the arm if no port says it and a position is outside what both reach', () => {
    expect(refusal({ joint: 'J2', q: 1, kp: 5, kd: 1, port: 'vcan0' })).toMatch(/\nside: Name the arm, "left" or "right"\.$/);
    expect(made({ joint: 'J2', q: 0.1, kp: 5, kd: 1, port: 'vcan0' }).cansend).toMatch(/^cansend vcan0 002#/);
  });

  it('says for which arm a command is if none was named', () => {
    expect(made({ joint: 'J2', q: 1, kp: 5, kd: 1 }).notes?.[0]).toBe(
      'No arm is named: made for the right one, at can0. Give side for the other.',
    );
    expect(made({ joint: 'left J4', kind: 'enable' }).notes).toBeUndefined();
    expect(made({ joint: 'J4', port: 'can3', kind: 'enable' }).notes).toBeUndefined();
  });

  it('finds the arm in every spelling of a joint, and refuses two arms or a sign', () => {
    const portOf = (joint: string): string => made({ joint, kind: 'enable' }).cansend.slice(8, 12);
    const left = [
      'left J4',
      'leftJ4',
      'LeftJ4',
      'J4_left',
      'left_arm_J4',
      'J4 left arm',
      'J4 (left)',
      'left elbow',
      'left_joint4',
      'left-joint4',
      'openarm_left_joint4',
    ];
    expect(left.filter((joint) => portOf(joint) !== 'can1')).toEqual([]);
    expect(portOf('rightJ4')).toBe('can0');
    for (const joint of ['openarm_left_finger_joint1', 'left_finger_joint1', 'left gripper', 'openarm_left_finger_joint2'])
      expect(made({ joint, kind: 'enable' }).cansend).toMatch(/^cansend can1 008#/);
    expect(made({ joint: 'openarm_right_finger_joint1', q: -0.5, kp: 5, kd: 0.1 }).notes?.join()).toMatch(/finger joints count in metres/);
    expect(refusal({ joint: 'left right J4', kind: 'enable' })).toMatch(/names both arms\. Name one/);
    for (const joint of ['-J4', '−J4', '–J4', '\u2011J4', '+J4', 'motor -4', 'left −4'])
      expect(refusal({ joint, kind: 'enable' })).toMatch(/^There is no joint/);
  });

  it('refuses values that the command doesn’t have, and keeps what was typed', () => {
    expect(refusal({ joint: 'J4', kind: 'set-zero', q: 1.57 })).toMatch(/^q: "set-zero" has no such value, and 1\.57 would be lost/);
    expect(refusal({ joint: 'J4', q: 0.5, kp: 1, kd: 1, register: 10 })).toMatch(/^register: "mit" has no such value/);
    expect(refusal({ joint: 'J4', q: '90 deg', kp: 1, kd: 1 })).toMatch(
      /^q: “90 deg” is not a number\. 90° is 1\.5708 rad\. Type a number within 0 to 2\.4435 rad/,
    );
    expect(refusal({ joint: 'J1', q: 0, kp: 1, kd: 1, tau: '0x10' })).toMatch(
      /^tau: “0x10” is not a number\. Type a number from −40 to 40 N·m/,
    );
    expect(refusal({ joint: 'J4', q: null, kp: 1, kd: 1 })).toMatch(/- q \(null\): .*Position in rad/);
    expect(refusal({ joint: 'J4', kind: 'write', register: 35 })).toMatch(/- kind \("write"\): .*"mit".*CAN bench/);
    expect(refusal({ joint: 'J4', speed: 3 })).toMatch(/Unrecognized key: "speed"\. Fields: joint, id,/);
    expect(made({ joint: 'J4', q: '1,5', kp: 1, kd: '1' }).cansend).toBe(made({ joint: 'J4', q: 1.5, kp: 1, kd: 1 }).cansend);
    expect(made({ joint: 'J4', q: '0,138', kp: 1, kd: 1 }).notes?.join()).toMatch(/“0,138” is read as a decimal comma.*type 0\.138/);
    expect(refusal({ joint: 'J4', q: 0.5 }).split('\n')).toEqual([
      'kp: Type a number from 0 to 500 N·m/rad.',
      'kd: Type a number from 0 to 5 N·m·s/rad.',
    ]);
    expect(refusal({ joint: 'J4', kind: 'read' })).toMatch(/^register: No register is given\. Choose one/);
  });

  it('names each danger once and first, and only those that apply', () => {
    const answer = made({ joint: 'J4', q: 0.5, kp: 20, kd: 1 });
    expect(Object.keys(answer)[0]).toBe('danger');
    expect(answer.danger?.join()).not.toMatch(/limp/);
    expect(made({ joint: 'J4', q: 0.5, kp: 0, kd: 1 }).danger?.join()).toMatch(/limp/);
    const digits = made({ joint: 'J4', kind: 'enable' }).danger?.filter((one) => /16 digits/.test(one));
    expect(digits).toHaveLength(1);
    expect(made({ joint: 'J4', kind: 'refresh' }).danger).toBeUndefined();
  });

  it('warns of gains above all published ones, of another motor, and of limits that matter', () => {
    const published = /above the largest published gain of J4, 240 N·m\/rad/;
    expect(made({ joint: 'J4', q: 0.5, kp: 250, kd: 1 }).danger?.join()).toMatch(published);
    expect(made({ joint: 'J4', q: 0.5, kp: 240, kd: 1 }).danger?.join()).not.toMatch(published);
    expect(made({ joint: 'J4', motor_type: 'DM4310', q: 0.5, kp: 1, kd: 1 }).danger?.join()).toMatch(/J4 of the arm has a DM4340/);
    expect(made({ joint: 'J4', q: 0.5, dq: 1, kp: 1, kd: 1 }).danger?.join()).toMatch(/±10.*±8/);
    expect(made({ id: 32, motor_type: 'DM4340', q: 0.5, dq: 1, kp: 1, kd: 1 }).danger?.join()).toMatch(/±10.*±8/);
    expect(made({ joint: 'J4', q: 0.5, kp: 1, kd: 1 }).danger?.join()).not.toMatch(/±10/);
  });
});

describe('disable_all', () => {
  interface Stop {
    readonly danger: readonly string[];
    readonly ports: readonly { readonly port: string; readonly arm: string; readonly lines: readonly string[] }[];
  }
  const stop = (input: object): Stop => made({ kind: 'disable_all', ...input }) as unknown as Stop;

  it('has a line for each motor of the arm at each of its ports, after the danger', () => {
    const { danger, ports } = stop({ side: 'left' });
    expect(danger.join()).toMatch(/limp/);
    expect(ports.map(({ port }) => port)).toEqual(['can1', 'can3']);
    for (const { port, arm, lines } of ports) {
      expect(arm).toMatch(/left/);
      expect(lines).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => `cansend ${port} 00${id}#FFFFFFFFFFFFFFFD`));
    }
  });

  it('takes all arms where none is named, and the port that is named', () => {
    expect(stop({}).ports).toHaveLength(4);
    expect(stop({ port: 'can0', side: 'left' }).ports).toMatchObject([{ port: 'can0' }]);
  });

  it('refuses a joint, and what would be lost', () => {
    expect(refusal({ kind: 'disable_all', joint: 'J4' })).toMatch(/every motor of an arm/);
    expect(refusal({ kind: 'disable_all', side: 'left', q: 1 })).toMatch(/^q: .*would be lost/);
    expect(refusal({ kind: 'disable_all', side: 'left', port: 'can2' })).toMatch(/can2 is the port of a right arm/);
  });
});

describe('decode_can', () => {
  interface Decoded {
    readonly danger?: readonly string[];
    readonly format: readonly string[];
    readonly verdict?: string;
    readonly failure?: string;
    readonly warnings?: readonly { words: string }[];
    readonly motors?: readonly string[];
    readonly questions?: readonly string[];
    readonly frames: readonly { id: string; data: string }[];
  }
  const decoded = (input: object): Decoded => {
    const answer = callTool('decode_can', input, site);
    if (answer.isError) throw new Error(answer.text);
    return answer.values as unknown as Decoded;
  };

  it('puts a command beyond the travel first among the dangers', () => {
    const { danger, warnings } = decoded({ text: '004#FFFF7FF333E667FF' });
    expect(danger?.[0]).toMatch(/outside the travel of J4/);
    expect(danger?.join()).not.toMatch(/limp/);
    expect(warnings).toBeUndefined();
  });

  it('returns the sentence of the bench, with its row of failures, and a line for each motor', () => {
    const { verdict, failure, motors, format } = decoded({
      text: 'can0  014   [8]  C4 9E B7 7F F7 FF 1E 1C\ncan0  015   [8]  15 83 27 7F F7 FF 1E 1C',
    });
    expect(verdict).toBe('J4 reports fault C, overtemperature of the coil, from line 1 to the end.');
    expect(failure).toMatch(/#motor-fault-c$/);
    expect(motors).toEqual([expect.stringMatching(/^J4 at can0: 0 commands, 1 reply; fault C × 1/), expect.stringMatching(/^J5 at can0/)]);
    expect(format).toEqual(['candump or cansend lines (IDs and bytes hexadecimal, times in s)']);
  });

  it('asks for a base that a table does not state, and takes the answer', () => {
    const text = 'time_s,id,data\n0.1,17,17 99 39 77 77 77 30 28';
    expect(decoded({ text })).toMatchObject({
      frames: [],
      questions: [expect.stringContaining('base of the IDs'), expect.stringContaining('base of the bytes')],
    });
    const answered = decoded({ text, columns: ['seconds', 'idDecimal', 'dataDecimal'] });
    expect(answered).toMatchObject({ frames: [{ id: '011', data: '1163274D4D4D1E1C' }] });
    expect(answered.questions).toBeUndefined();
  });
});

describe('printouts', () => {
  it('in place of frames are judged', () => {
    const text = ' DISCOVERY SUMMARY (Total: 0 motors found)\n[!] No motors detected. Check wiring and power.';
    const answer = callTool('decode_can', { text }, site);
    if (answer.isError) throw new Error(answer.text);
    expect(answer.values).toMatchObject({
      count: 0,
      note: 'A printout, without frames.',
      printouts: [{ tool: 'openarm-can-cli discover', as_it_should_be: false }],
    });
  });
});

describe('find_failure', () => {
  it('reads printouts of the tools', () => {
    const text =
      '>>> Opening can0 (CAN-FD Enabled)...\n>>> Action: DISABLING torque output for target motors...\n✓ State change confirmed for IDs: 0x01';
    const answer = callTool('find_failure', { text }, site);
    if (answer.isError) throw new Error(answer.text);
    expect(answer.values).toMatchObject({
      failures: [],
      printouts: [{ as_it_should_be: false, deviations: [{ joint: 'can0', danger: 'hurts' }] }],
    });
  });
});
