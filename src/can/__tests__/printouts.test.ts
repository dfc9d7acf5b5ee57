import { judgePrintouts } from '../printouts/judgePrintouts';
import { poseOn } from '../printouts/positions';
import { firmwareText } from '../printouts/registers';
import { bus, factory, judge, settings, showParam, without } from './showParam';
import type { Change } from './showParam';

describe('show_param', () => {
  it('is as it should be only if all eight answer, every line was read, and nothing differs', () => {
    expect(judge(showParam())).toMatchObject({
      isHealthy: true,
      deviations: [],
      verdict: '8 of 8 as an OpenArm should be.',
    });
    for (const text of [
      showParam({}, { ids: [1, 2, 3] }),
      `${showParam()}\nthe arm smells of burning`,
      showParam({ 6: without('Torque Limit (TMAX)') }),
      showParam({ 3: { 'Torque Limit (TMAX)': 27 } }),
      showParam({ 5: { 'Gear Ratio': 6 } }),
    ])
      expect(judge(text).isHealthy).toBe(false);
  });

  it.each<[string, Readonly<Record<number, Change>>, string, string, string]>([
    ['a silent motor with others behind it', { 6: 'silent' }, 'J6', 'Motors on the same cable answer', 'discover --full-scan'],
    [
      'all motors of a cable',
      { 3: 'silent', 4: 'silent', 5: 'silent', 6: 'silent', 7: 'silent', 8: 'silent' },
      'J3',
      'They share the cable',
      'LED',
    ],
    [
      'a motor in classic CAN',
      {
        4: 'silent',
        5: without('Output Shaft Position'),
        6: without('Output Shaft Position'),
        7: without('Output Shaft Position'),
        8: without('Output Shaft Position'),
      },
      'J4',
      'answers in classic CAN',
      'change_baud -c 4 -b 5000000',
    ],
    ['a gripper that answers as J1', { 1: factory(8), 8: 'silent' }, 'J8', 'answers as J1', 'change_id -c 8 -s 8 -m 24'],
    [
      'two motors with one ID',
      { 7: without('Damping Ratio', 'Inertia', 'Rotor Flux', 'Gain K1', 'Gain K2'), 6: 'silent' },
      'J6',
      'two motors have the IDs of J7',
      'change_id -c 7 -s 6 -m 22',
    ],
    ['another motor under an ID', { 5: { 'Motor (ESC) ID': 7 } }, 'J5', 'block of J7', 'change_id -c 7 -s 7 -m 23'],
    ['another type', { 4: { 'Gear Ratio': 10 } }, 'J4', 'Another type of motor', 'which motor is mounted'],
    ['another limit', { 5: { 'Position Limit (PMAX)': 3.1416 } }, 'J5', 'wrong scale', 'write_param -c 5 -r 21 -v 12.5'],
    ['another mode', { 2: { 'Control Mode': 2 } }, 'J2', 'gives no torque', 'write_param -c 2 -r 10 -v 1'],
    ['one timeout', { 7: { 'CAN Timeout': 2000 } }, 'J7', 'goes limp', 'write_param -c 7 -r 9 -v 0'],
    ['a timeout in the wrong format', { 1: { 'CAN Timeout': 1176256512 } }, 'J1', 'practically off', 'write_param'],
    ['a level that burns the coil', { 8: { 'Over-Temp Threshold': 150 } }, 'J8', 'lets the coil burn', 'write_param -c 8 -r 2 -v 100'],
    ['a zero that is far off', { 4: { 'Output Shaft Position': -1.2 } }, 'J4', 'no full turn brings it inside', 'set its zero'],
    [
      'a lost turn with a second fault',
      { 4: { 'Output Shaft Position': 1 - 2 * Math.PI } },
      'J4',
      'a second fault is behind it',
      'Don’t zero',
    ],
    ['a lost turn of J1', { 1: { 'Output Shaft Position': 3.3 - 2 * Math.PI } }, 'J1', '+2π gives 3.3', 'Don’t zero'],
  ])('%s comes first', (_what, changes, joint, meaning, fix) => {
    const { deviations, isHealthy, verdict } = judge(showParam(changes));
    expect(isHealthy).toBe(false);
    expect(deviations[0]?.joint).toBe(joint);
    expect(deviations[0]?.meaning).toContain(meaning);
    expect(deviations[0]?.fix).toContain(fix);
    expect(verdict).toContain(joint);
  });

  it('names all that differs, what hurts first', () => {
    const { deviations } = judge(showParam({ 3: { 'Under-Voltage Threshold': 20 }, 6: { 'Control Mode': 3 } }));
    expect(deviations.map(({ joint, danger }) => [joint, danger])).toEqual([
      ['J6', 'hurts'],
      ['J3', 'minutes'],
    ]);
  });

  it('asks which arm it is where only one reaches a position', () => {
    const raised = showParam({ 1: { 'Output Shaft Position': 3.3 } });
    const asked = judge(raised);
    expect(asked).toMatchObject({ isHealthy: false, turned: [] });
    expect(asked.deviations[0]?.meaning).toContain('Right on a right arm');
    expect(judgePrintouts(raised, bus, settings, 'right').judgements[0]?.isHealthy).toBe(true);
    const [left] = judgePrintouts(raised, bus, settings, 'left').judgements;
    expect(left?.deviations[0]).toMatchObject({ joint: 'J1', expected: '−200° to 80°' });
  });

  it('that has only a part of its lines is not two motors with one ID', () => {
    const some = without('Damping Ratio', 'Inertia', 'Rotor Flux', 'Gain K1', 'Gain K2', 'Mechanical Offset');
    const text = showParam({ 1: some, 2: some, 3: some, 4: some, 5: some, 6: 'silent', 7: some, 8: some });
    expect(judge(text).deviations[0]?.meaning).toContain('same cable');
  });

  it('of a left arm is as it should be if it is one, and says so before anybody has', () => {
    const left = showParam({ 1: { 'Output Shaft Position': -2 }, 2: { 'Output Shaft Position': -1.2 } });
    expect(judge(left)).toMatchObject({ isHealthy: false, asksSide: true });
    expect(judge(left).verdict).toMatch(/^8 of 8 as an OpenArm should be if this is the left arm/);
    expect(judgePrintouts(left, bus, settings, 'left').judgements[0]).toMatchObject({ isHealthy: true, asksSide: false });
    // Something else that is wrong is wrong on either arm, and positions of both arms fit none.
    const mixed = showParam({ 1: { 'Output Shaft Position': 2.5 }, 2: { 'Output Shaft Position': -1.2 } });
    expect(judge(mixed).verdict).toContain('J1: 2.5 rad');
    expect(judge(showParam({ 2: { 'Output Shaft Position': -1.2 }, 5: { 'Gear Ratio': 6 } })).verdict).toMatch(/^J5: Gear Ratio 6/);
  });

  it('names both limits of another type at once, with the right ones to write', () => {
    const { deviations } = judge(showParam({ 3: { 'Velocity Limit (VMAX)': 30, 'Torque Limit (TMAX)': 10 } }));
    expect(deviations).toHaveLength(1);
    expect(deviations[0]).toMatchObject({ joint: 'J3', found: 'VMAX 30, TMAX 10', expected: '10, 28' });
    expect(deviations[0]?.fix).toContain('-r 22 -v 10');
    expect(deviations[0]?.fix).toContain('-r 23 -v 28');
  });

  it('says that old firmware is no fault, and that of another type is one', () => {
    const old = judge(showParam({ 5: { 'Software Version': 858861621 } }));
    expect(old.isHealthy).toBe(true);
    expect(old.verdict).toContain('The firmware of J5 (5013) is older, which is no fault.');
    expect(judge(showParam({ 3: { 'Software Version': 925970485 } })).deviations[0]?.meaning).toBe('Firmware of another type of motor');
    // 6017, of a 48 V motor.
    expect(judge(showParam({ 6: { 'Software Version': 925970486 } })).deviations[0]?.meaning).toBe('Firmware of a 48 V motor');
  });

  it('lists several faults, those that hurt first, and never calls the rest healthy', () => {
    const { deviations, isHealthy } = judge(
      showParam({
        2: 'silent',
        4: { 'Control Mode': 3, 'Over-Voltage Threshold': 60 },
        7: { 'CAN Timeout': 4000, 'Under-Voltage Threshold': 22 },
      }),
    );
    expect(isHealthy).toBe(false);
    expect(deviations.map(({ joint, danger }) => `${joint} ${danger}`)).toEqual([
      'J2 hurts',
      'J4 hurts',
      'J7 hurts',
      'J4 hours',
      'J7 minutes',
    ]);
  });

  it('gives the frames that write a timeout where the tool writes another format', () => {
    const four = { 'CAN Timeout': 4000 };
    const { deviations } = judge(showParam({ 1: four, 3: four, 4: four, 5: four, 6: four, 7: four, 8: four }));
    expect(deviations[0]).toMatchObject({ joint: 'J2', found: 'CAN Timeout 0 (off)', expected: '4000 (200 ms), as the others' });
    expect(deviations[0]?.fix).toContain('7FF#02005509A00F0000`, then `cansend can0 7FF#0200AA0000000000`');
  });

  it('names an ID that no joint has', () => {
    const text = showParam({ 9: { ...factory(8), 'Motor (ESC) ID': 9 } }, { ids: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(judge(text)).toMatchObject({ isHealthy: false, deviations: [{ joint: '0x09', meaning: 'No joint of an arm has this ID' }] });
  });

  it('lets the gripper be in POS_FORCE, and the others not', () => {
    expect(judge(showParam({ 8: { 'Control Mode': 4 } })).isHealthy).toBe(true);
    expect(judge(showParam({ 7: { 'Control Mode': 4 } })).isHealthy).toBe(false);
  });

  it('is read with the line ends of another system, and with escape codes', () => {
    const text = `\u001b[1m${showParam().replaceAll('\n', '\r\n')}\u001b[0m`;
    expect(judge(text).isHealthy).toBe(true);
  });

  it('names what differs between two printouts', () => {
    const { judgements, differences } = judgePrintouts(
      `${showParam()}\n${showParam({ 4: { 'CAN Timeout': 4000 }, 5: 'silent' })}`,
      bus,
      settings,
    );
    expect(judgements).toHaveLength(2);
    expect(differences).toEqual(['J4, CAN Timeout: 0, then 4,000', 'J5: an answer, then no answer']);
  });

  it('gives the pose, with the joints that have lost a turn', () => {
    expect(judge(showParam({ 4: { 'Output Shaft Position': -4.3633 } }))).toMatchObject({
      turned: ['J4'],
      pose: { J4: -4.3633, J1: 0.01 },
    });
    expect(poseOn({ J1: 0.01, J4: -4.3633, J8: 0 }, 'right', bus)).toEqual({
      angles: [0.01, 0, 0, expect.closeTo(-4.3633 + 2 * Math.PI), 0, 0, 0],
      turned: ['J4'],
      missing: ['J2', 'J3', 'J5', 'J6', 'J7'],
    });
  });
});
it('a firmware number is four digits', () => expect(firmwareText(925971510)).toBe('6417'));
describe('bad input', () => {
  const lines = showParam().split('\n');
  const heads = lines.flatMap((line, at) => (line.startsWith(' MOTOR ID') ? [at] : []));

  it.each<[string, string]>([
    ['the first half', lines.slice(0, heads[4]).join('\n')],
    ['the second half, from the middle of a block', lines.slice((heads[3] ?? 0) + 9).join('\n')],
    ['a block without its last lines', [...lines.slice(0, (heads[7] ?? 0) + 12)].join('\n')],
    ['one block taken out', [...lines.slice(0, heads[2]), ...lines.slice(heads[3])].join('\n')],
    ['decimal commas', showParam().replaceAll(/(\d)\.(\d{4})/g, '$1,$2')],
    ['HTML around it', `<pre>${showParam()}</pre>\n<p>copied</p>`],
    ['another text behind it', `${showParam()}\nkein Gerät gefunden`],
    ['a copy in another encoding', showParam().replaceAll('MOTOR ID', 'МОТОР ID')],
    ['a line of a megabyte', `${showParam()}\n${'x '.repeat(500_000)}`],
  ])('%s isn’t called healthy, and says what is missing or unread', (_what, text) => {
    const { judgements, unread } = judgePrintouts(text, bus, settings);
    for (const { isHealthy, verdict, missing } of judgements) {
      expect(isHealthy).toBe(false);
      expect(verdict).not.toMatch(/^8 of 8/);
      expect(unread.length + missing.length > 0 || /^\d of 8 motors (?:is|are) in this text/.test(verdict)).toBe(true);
    }
    expect(judgements.length).toBeGreaterThan(0);
  });

  it('lines of a block without its head belong to no motor', () => {
    const { judgements, unread } = judgePrintouts(lines.slice((heads[7] ?? 0) + 5).join('\n'), bus, settings);
    expect(judgements[0]?.verdict).toContain('belong to no motor');
    expect(unread.length).toBeGreaterThan(10);
  });

  it('two tools in one text are two printouts', () => {
    const monitor =
      'ID      Pos(rad)      Vel(rad/s)    Torque(Nm)    T(MOS)    T(Rtr)\n0x1      0.012         -0.007        0.012         30        28';
    const { judgements, unread } = judgePrintouts(`${lines.slice(0, heads[3]).join('\n')}\n${monitor}`, bus, settings);
    expect(judgements.map(({ tool, isHealthy }) => [tool, isHealthy])).toEqual([
      ['openarm-can-cli show_param', false],
      ['openarm-can-cli monitor', false],
    ]);
    expect(unread).toEqual([]);
  });

  it('the command at the prompt is no unread line, and what somebody wrote there is one', () => {
    expect(judge(`user@pc:~$ openarm-can-cli -i can0 show_param\n${showParam()}\nuser@pc:~$`).isHealthy).toBe(true);
    expect(judge(`${showParam()}\nuser@pc:~$ echo the arm shakes`).isHealthy).toBe(false);
  });

  it('a part of a list doesn’t make motors or interfaces missing on the bus', () => {
    const row = (id: number): string => `0x0${id}        0x1${id}        5 Mbps (FD) (Code: 9)`;
    expect(judge([1, 2, 3].map(row).join('\n')).deviations.map(({ danger }) => danger)).toEqual(['minutes']);
    expect(judge('command interfaces\n\topenarm_joint1/position [available] [claimed]').verdict).toContain('or the text ends before them');
    const diagnosis = '[arm#0] queried_mst_id: 17  queried_br: 9 (5 Mbps)';
    expect(judge(diagnosis).verdict).toBe('1 of 8 motors is in this text; nothing differs in it.');
  });

  it('other tools say what they show, and that it isn’t all', () => {
    const row = (id: number): string => `0x0${id}        0x1${id}        5 Mbps (FD) (Code: 9)`;
    const scan = [' DISCOVERY SUMMARY (Total: 8 motors found)', ...[1, 2, 3, 4, 5, 6, 7, 8].map(row)].join('\n');
    expect(judge(scan)).toMatchObject({
      isHealthy: false,
      verdict: '8 motors answer at 5 Mbit/s under the IDs of their joints. It doesn’t show all settings.',
    });
    expect(judge(`${scan}\nit smells`).verdict).toBe('Nothing differs in what was read, but 1 line wasn’t read.');
    expect(judge('arm_controller  some_controllers/ArmController  active').verdict).toContain('The controller in this text is active');
  });

  it('other tools that print a wrong ID or rate aren’t called right', () => {
    const diagnosis = [1, 2, 3, 4, 5, 6, 7].map(
      (id) => `[arm#${id - 1}] queried_mst_id: ${id === 3 ? 17 : id + 16}  queried_br: 9 (5 Mbps)`,
    );
    const { deviations } = judge([...diagnosis, '[gripper] queried_mst_id: 24  queried_br: 4 (1 Mbps)'].join('\n'));
    expect(deviations.map(({ joint, found }) => [joint, found])).toEqual([
      ['J3', 'Master ID 17'],
      ['J8', 'CAN Baudrate 4'],
    ]);
  });
});

it('leaves what is no printout unread, in a second for a megabyte', () => {
  const { judgements, unread } = judgePrintouts('<b>hello</b>\n'.repeat(80_000), bus, settings);
  expect(judgements).toEqual([]);
  expect(unread).toHaveLength(80_000);
});
