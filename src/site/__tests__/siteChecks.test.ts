import { plainTables } from '../../../__tests__/unit/fixtures/plainTables';
import { messages } from '../../../__tests__/unit/fixtures/sources';
import type { TextCheck } from '../../model/checkedTexts';
import { siteChecks } from '../siteChecks';

const allChecks: TextCheck = (texts, tables) => siteChecks.flatMap((check) => check(texts, tables));

/** Tables that agree with each other. */
const sound = {
  'motor-ids': ['joint|motor_model|send_can_id_dec|receive_master_id_dec', 'J3|DM-A|3|19'],
  'bom-electrical': ['part_id|model_number|quantity_one_arm', 'cable-22|Cable No22|2'],
  'wiring-cables': ['cable|drawing_no|part_id', 'J1-J2|No22|cable-22', 'USB||'],
  'wiring-connections': ['connection|run|cable', 'J1 U1|J1|J1-J2', 'J1 U2|J1|J1-J2', 'J2 U1|J2|J1-J2'],
  'can-channels': [
    'interface|arm|role|side|side_option',
    'can0|right leader|leader|right|right_arm',
    'can1|left leader|leader|left|left_arm',
    'can2|right follower|follower|right|right_arm',
    'can3|left follower|follower|left|left_arm',
  ],
  'can-cli-commands': ['command|options', 'change_id|[-c <current>; -s; -m; --save]', 'can_configure|-b; --no-fd'],
  'lerobot-commands': [
    'command|options',
    'lerobot-record|[--robot.port; --teleop.port; --teleop.right_arm_config.port; --dataset.single_task]',
  ],
  payload: ['load|limit_kg', 'nominal|4.1'],
  'payload-poses': ['payload_kg', '4.1'],
  'docker-images': ['image', 'ros:humble', 'ghcr.io/one/two:latest'],
  'motor-commands': ['last_byte_hex', '0xFC'],
  'openarm-1-versions': ['repo|version', 'openarm_ros2|tag 0.9.2'],
};

/** What is wrong with a page of this text beside the tables, of which one has another text in a place. */
function problems(page = '', change?: readonly [keyof typeof sound, string, string]): string[] {
  const tables: Record<string, readonly string[]> = { ...sound };
  if (change) {
    const [name, from, to] = change;
    const before = sound[name].join('\n');
    if (!before.includes(from)) throw new Error(`${name} has no "${from}".`);
    tables[name] = before.replace(from, to).split('\n');
  }
  return messages(allChecks([{ file: 'content/docs/page.mdx', body: page, bodyLine: 5 }], plainTables(tables)));
}

it('finds nothing where all agree, and asks no table that a site lacks', () => {
  expect(problems()).toEqual([]);
  expect(allChecks([{ file: 'a.mdx', body: '`right_can_interface:=can1`', bodyLine: 1 }], new Map())).toEqual([]);
});

describe('tables that contradict each other are named', () => {
  it.each<[string, keyof typeof sound, string, string, string]>([
    [
      'a number of cables',
      'wiring-connections',
      'J2 U1|J2|',
      'J2 U1|J1|',
      'content/data/wiring-cables.csv:2: content/data/wiring-connections.csv routes the cable "J1-J2" 1 times along an arm, but content/data/bom-electrical.csv counts 2 of "cable-22" for one arm. Correct whichever is wrong.',
    ],
    [
      'the drawing of a cable',
      'wiring-cables',
      'No22',
      'No23',
      'content/data/wiring-cables.csv:2: the cable "J1-J2" has drawing No23, but "cable-22" in content/data/bom-electrical.csv is "Cable No22". Expected "Cable No23".',
    ],
    [
      'a load without poses',
      'payload',
      '4.1',
      '4.5',
      'content/data/payload.csv:2: payload-poses.csv has no row for 4.5 kg. Compute the poses for this load, and write them there.',
    ],
  ])('%s', (_what, name, from, to, message) => expect(problems('', [name, from, to])).toContain(message));
});

describe('commands on pages', () => {
  it('of another robot are left alone where the page says so', () => {
    const page = { file: 'a.mdx', body: '`ros2 launch openarm_bringup other.launch.py`', bodyLine: 1 };
    expect(messages(allChecks([page], new Map()))).toEqual([expect.stringContaining("doesn't say whether real motors move")]);
    expect(allChecks([{ ...page, frontmatter: { commands: 'unchecked' } }], new Map())).toEqual([]);
  });

  it.each([
    'demo.launch.py right_can_interface:=can2 left_can_interface:=can3',
    'ros2 launch openarm_bringup openarm.launch.py use_fake_hardware:=false',
    './script/launch_bilateral.sh right_arm can0 can2',
    'openarm-can-zero-position-calibration --canport can0 --arm-side left_arm',
    'openarm-can-cli -i can0 change_id -c 1 -s 3 -m 19 --save',
    'openarm-can-cli --help',
    'openarm-can-cli can_configure -b 1000000 --help',
    'docker run --env DISPLAY=$DISPLAY --volume /tmp/.X11-unix:/tmp/.X11-unix -v ~/my-code:/workspace -it ghcr.io/one/two:latest /bin/bash',
    'lerobot-record --robot.port=can2 --teleop.port=can0 --dataset.single_task="Put --it there"',
    'lerobot-eval',
    'docker run -it --name mine ros:humble',
    'docker run -it mine',
    'docker run -it ubuntu:XX.XX',
    'cansend can0 001#FFFFFFFFFFFFFFFC',
    'git -C openarm_ros2 checkout 0.9.2',
    'git -C openarm_other checkout main',
  ])('may be %s', (command) => expect(problems(`\`\`\`console\n$ ${command}\n\`\`\``)).toEqual([]));

  it.each([
    ['right_can_interface:=can1', 'takes can1 for right_arm, but can-channels.csv has left_arm there.'],
    ['left_can_interface:=can9', 'takes can9 for left_arm, but can-channels.csv has nothing there.'],
    ['./script/launch_bilateral.sh right_arm can0 can1', 'needs can0 and can2 for right_arm by can-channels.csv.'],
    ['calibration --canport can1 --arm-side right_arm', 'takes can1 for right_arm, but can-channels.csv has left_arm there.'],
    ['openarm-can-cli change_id -c 1 -s 3 -m 17', 'gives the motor 3 the receive ID 17, but motor-ids.csv has 19. Write -m 19.'],
    ['openarm-can-cli change_id -c 1 -s 3 --save', 'gives the motor 3 no receive ID, but motor-ids.csv has 19. Write -m 19.'],
    [
      'openarm-can-cli -i can0 motor_check',
      "uses the subcommand motor_check, which can-cli-commands.csv doesn't have. Add it there, or correct the command.",
    ],
    [
      'openarm-can-cli can_configure --sp 0.75',
      "has the option --sp, which can-cli-commands.csv doesn't have for can_configure. Add it there, or correct it.",
    ],
    [
      'docker run -it osrf/ros:humble',
      "starts the image osrf/ros:humble, which docker-images.csv doesn't have. See that its registry has this tag, then add it there.",
    ],
    [
      'ros2 control list_controllers',
      'needs the package ros-<distro>-ros2controlcli, which no page installs. Add it to the packages of the ROS 2 installation.',
    ],
    ['openarm-can-cli can_configure -i can0', 'has -i after the subcommand. openarm-can-cli needs it before.'],
    ['lerobot-record --robot.port=can0', 'takes can0 for the follower, but can-channels.csv has right leader there.'],
    ['lerobot-record --teleop.right_arm_config.port=can1', 'takes can1 for the right leader, but can-channels.csv has left leader there.'],
    [
      'lerobot-record --repo-id me/cube',
      "has the option --repo-id, which lerobot-commands.csv doesn't have for lerobot-record. See that the program takes it, and add it there.",
    ],
    [
      'lerobot-recorder --fps=30',
      "names the program lerobot-recorder, which lerobot-commands.csv doesn't have. Add it there, or correct the command.",
    ],
    ['cansend can0 001#FFFFFFFFFFFFFFFA', "sends the command 0xFA, which motor-commands.csv doesn't have."],
    ['git -C openarm_ros2 checkout main', 'checks out main, but openarm-1-versions.csv has 0.9.2. Correct one of them.'],
    [
      'ros2 launch openarm_bringup openarm.launch.py arm_type:=v10',
      "doesn't say whether real motors move. Add use_fake_hardware:=true or false.",
    ],
  ])('may not be %s', (command, reason) => {
    const message = `content/docs/page.mdx:7: \`${command}\` ${reason}`;
    expect(problems(`Text.\n\nRun \`${command}\` now.`)).toEqual([message]);
    expect(problems(`Text.\n\`\`\`console\n$ ${command}\n\`\`\``)).toEqual([message]);
  });

  it('are read over several lines, and left alone where the title says that they do not work', () => {
    const [first, second] = ['./script/launch_bilateral.sh \\', '  right_arm can0 can1'];
    expect(problems(`\`\`\`console\n$ ${first}\n${second}\n\`\`\``)).toHaveLength(1);
    expect(problems(`\`\`\`console title="Does not work"\n$ ${first}\n${second}\n\`\`\``)).toEqual([]);
  });
});
