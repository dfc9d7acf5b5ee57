import { checkMotorIds } from '../checks/motorIds';
import { plainTables } from '../../../__tests__/unit/fixtures/plainTables';
import { messages } from '../../../__tests__/unit/fixtures/sources';

const rows = [
  'joint|openarm_can_motor_type|send_can_id_hex|receive_master_id_hex',
  'J1|DM8009|0x01|0x11',
  'J2|DM8009|0x02|0x12',
  'J3|DM4310|0x03|0x13',
];

/** What is wrong with a page, where J2 may have got other IDs. */
const problems = (body: string, send = '0x02', receive = '0x12', commands?: 'unchecked'): string[] =>
  messages(
    checkMotorIds(
      [{ file: 'content/docs/page.mdx', body, bodyLine: 5, frontmatter: { commands } }],
      plainTables({ 'motor-ids': rows.map((row) => row.replace('0x02', send).replace('0x12', receive)) }),
    ),
  );

describe('IDs of motors', () => {
  const texts = [
    'robot.init_arm_motors({MotorType::DM8009, MotorType::DM8009}, {0x01, 0x02}, {0x11, 0x12});',
    'robot.init_arm_motors([oa.MotorType.DM8009] * 2, [0x01, 0x02],\n                      [0x11, 0x12])',
    'robot.init_gripper_motor(oa.MotorType.DM8009, 0x02, 0x12)',
    'Replies replies("can0", true, {0x11, 0x12});',
    'replies = Replies("can0", True, range(0x11, 0x14))',
    'send IDs:     0x01, 0x02\nreceive IDs:  0x11, 0x12',
    'J2 has the send ID `0x02` and\nreceive ID `0x12`.',
    '| J2 | 0x02 | 0x12 | the same |',
    'It finds three motors, 0x01 to 0x03.',
  ];

  it.each(texts)('may be those of the table: %s', (text) => expect(problems(text)).toEqual([]));

  it.each(texts)('are compared with the table: %s', (text) => {
    const [found, ...others] = problems(`Text.\n\n${text}`, '0x22', '0x32');
    expect(found).toMatch(/^content\/docs\/page\.mdx:7: `.*(0x02|0x12).*motor-ids\.csv/);
    expect(others).toEqual([]);
    expect(problems(text, '0x22', '0x32', 'unchecked')).toEqual([]);
  });

  it('name the motor that is meant, where one of both is right', () =>
    expect(problems('init_gripper_motor(MotorType::DM8009, 0x02, 0x12)', '0x02', '0x32')).toEqual([
      'content/docs/page.mdx:5: `init_gripper_motor(MotorType::DM8009, 0x02, 0x12)` gives a motor the send ID 0x02 and the receive ID 0x12, but motor-ids.csv has 0x02 and 0x32 for J2. Correct whichever is wrong.',
    ]));

  it('leave other numbers alone', () =>
    expect(problems('`init_arm_motors(types, send_ids, recv_ids)` sends 0x7F, bytes 0x00 to 0xFF.\n\n| CAN ID | 0x09 |')).toEqual([]));
});

it.each([
  'init_arm_motors({MotorType::DM8009, MotorType::DM4310}, {0x01, 0x02}, {0x11, 0x12});',
  'TYPES = [oa.MotorType.DM8009] + [oa.MotorType.DM4310] * 2',
])('types of motors are compared: %s', (text) =>
  expect(problems(text)).toEqual([expect.stringContaining('takes J2 for a DM4310, but motor-ids.csv has DM8009.')]),
);

it('a program with lists of different lengths is reported', () =>
  expect(problems('init_arm_motors(TYPES, [0x01, 0x02], [0x11])')).toEqual([
    expect.stringContaining('lists 2 send IDs and 1 receive IDs.'),
  ]));

it('a site without the table has nothing to compare', () =>
  expect(checkMotorIds([{ file: 'a.mdx', body: 'init_gripper_motor(T, 0x05, 0x15)', bodyLine: 1 }], new Map())).toEqual([]));
