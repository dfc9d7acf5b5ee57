import type { CheckedText } from '../../model/checkedTexts';
import { numberIn, textIn } from '../../model/tableRow';
import type { Row, Tables } from '../../model/tableRow';

/** A command pattern; `wrong` gets its capture groups and returns what contradicts a table. */
interface CommandRule {
  readonly pattern: RegExp;
  readonly wrong: (...parts: readonly string[]) => string | undefined;
}

/** Commands that a ROS 2 desktop lacks, with the end of the package's name: `ros-<distro>-…`. */
const ros2Packages: readonly (readonly [command: RegExp, name: string])[] = [[/^ros2 control\b/, 'ros2controlcli']];

const ros2Rules = (texts: readonly CheckedText[]): CommandRule[] => [
  {
    pattern: /ros2 launch openarm_(?:bringup|bimanual_moveit_config) \S+\.launch\.py(.*)/,
    wrong: (options = '') =>
      /use_fake_hardware:=(true|false)|--show-args/.test(options)
        ? undefined
        : "doesn't say whether real motors move. Add use_fake_hardware:=true or false.",
  },
  ...ros2Packages.map(([pattern, name]): CommandRule => ({
    pattern,
    wrong: () =>
      texts.some(({ body }) => body.includes(name))
        ? undefined
        : `needs the package ros-<distro>-${name}, which no page installs. Add it to the packages of the ROS 2 installation.`,
  })),
];

/** Names of images in the arguments of `docker run` or `docker pull`: not folders, and not settings. */
const imagesIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /^[a-z\d][\w./-]*:[\w.-]+$/.test(word) && !word.includes('XX'));

function imageRules(rows: readonly Row[]): CommandRule[] {
  const known = rows.map((row) => textIn(row, 'image'));
  return [
    {
      pattern: /docker (?:run|pull|create)\b(.*)/,
      wrong: (options = '') => {
        const unknown = imagesIn(options).find((image) => !known.includes(image));
        return unknown === undefined
          ? undefined
          : `starts the image ${unknown}, which docker-images.csv doesn't have. See that its registry has this tag, then add it there.`;
      },
    },
  ];
}

function channelRules(rows: readonly Row[]): CommandRule[] {
  const sideOf = (port: string): string => textIn(rows.find((row) => row.interface === port) ?? {}, 'side_option');
  const portOf = (role: string, side: string): string =>
    textIn(rows.find((row) => row.role === role && row.side_option === side) ?? {}, 'interface');
  const isOn = (port: string, side: string): string | undefined =>
    sideOf(port) === side ? undefined : `takes ${port} for ${side}, but can-channels.csv has ${sideOf(port) || 'nothing'} there.`;
  return [
    ...(['robot', 'teleop'] as const).map((arm): CommandRule => ({
      pattern: new RegExp(`--${arm}\\.(?:(left|right)_arm_config\\.)?port=(\\w+)`),
      wrong: (side = '', port = '') => {
        const role = arm === 'robot' ? 'follower' : 'leader';
        const row = rows.find((channel) => channel.interface === port);
        return row?.role === role && (side === '' || row.side === side)
          ? undefined
          : `takes ${port} for the ${side === '' ? '' : `${side} `}${role}, but can-channels.csv has ${row ? textIn(row, 'arm') : 'nothing'} there.`;
      },
    })),
    { pattern: /right_can_interface:=(\w+)/, wrong: (port = '') => isOn(port, 'right_arm') },
    { pattern: /left_can_interface:=(\w+)/, wrong: (port = '') => isOn(port, 'left_arm') },
    {
      // A single arm always uses can0, right or left.
      pattern: /--canport (\w+) --arm.side (\w+)/,
      wrong: (port = '', side = '') => (port === 'can0' ? undefined : isOn(port, side)),
    },
    {
      pattern: /launch_(?:unilateral|bilateral)\.sh (left_arm|right_arm) (\w+) (\w+)/,
      wrong: (side = '', leader = '', follower = '') => {
        const [first, second] = [portOf('leader', side), portOf('follower', side)];
        return leader === first && follower === second ? undefined : `needs ${first} and ${second} for ${side} by can-channels.csv.`;
      },
    },
  ];
}

const idRules = (rows: readonly Row[]): CommandRule[] => [
  {
    pattern: /change_id -c \d+ -s (\d+)(?: -m (\d+))?/,
    wrong: (sendId = '', receiveId = '') => {
      const motor = rows.find((row) => row.send_can_id_dec === Number(sendId));
      const wanted = numberIn(motor ?? {}, 'receive_master_id_dec');
      return wanted === Number(receiveId) || Number.isNaN(wanted)
        ? undefined
        : `gives the motor ${sendId} ${receiveId ? `the receive ID ${receiveId}` : 'no receive ID'}, but motor-ids.csv has ${wanted}. Write -m ${wanted}.`;
    },
  },
];

const optionsIn = (text: string): string[] => text.match(/(?<![\w-])--?[a-z][\w-]*/g) ?? [];

const cliRules = (rows: readonly Row[]): CommandRule[] => [
  {
    pattern: /openarm-can-cli (?:-i \w+ )?([a-z]\w*)(.*)/,
    wrong: (job = '', options = '') => {
      const row = rows.find(({ command }) => command === job);
      if (!row) return `uses the subcommand ${job}, which can-cli-commands.csv doesn't have. Add it there, or correct the command.`;
      const allowed = ['-h', '--help', ...optionsIn([row.options].flat().map(String).join(' '))];
      const unknown = optionsIn(options).find((option) => option !== '-i' && !allowed.includes(option));
      return unknown
        ? `has the option ${unknown}, which can-cli-commands.csv doesn't have for ${job}. Add it there, or correct it.`
        : undefined;
    },
  },
  {
    pattern: /openarm-can-cli [^-].* -i \w+/,
    wrong: () => 'has -i after the subcommand. openarm-can-cli needs it before.',
  },
];

const longOptions = (text: string): readonly string[] => text.match(/(?<![\w-])--[a-z][\w.-]*/g) ?? [];

const recorderRules = (rows: readonly Row[]): CommandRule[] => [
  {
    pattern: /(?:^|[\s(])(lerobot-[a-z-]+)(?= |$)(.*)/,
    wrong: (program = '', options = '') => {
      const row = rows.find(({ command }) => command === program);
      if (!row && options.trim() === '') return undefined;
      if (!row) return `names the program ${program}, which lerobot-commands.csv doesn't have. Add it there, or correct the command.`;
      const allowed = longOptions([row.options].flat().map(String).join(' '));
      // What stands in quotes is a value.
      const unknown = longOptions(options.replace(/'[^']*'|"[^"]*"/g, '')).find((option) => !allowed.includes(option));
      return unknown
        ? `has the option ${unknown}, which lerobot-commands.csv doesn't have for ${program}. See that the program takes it, and add it there.`
        : undefined;
    },
  },
];

function byteRules(rows: readonly Row[]): CommandRule[] {
  const known = rows.map((row) => textIn(row, 'last_byte_hex').slice(2));
  return [
    {
      pattern: /cansend \w+ 00\d##?1?F{14}(\w\w)/,
      wrong: (byte = '') => (known.includes(byte) ? undefined : `sends the command 0x${byte}, which motor-commands.csv doesn't have.`),
    },
  ];
}

const versionRules = (rows: readonly Row[]): CommandRule[] => [
  {
    pattern: /(openarm_\w+) checkout (\S+)/,
    wrong: (repository = '', version = '') => {
      const row = rows.find(({ repo }) => repo === repository);
      const wanted = textIn(row ?? {}, 'version').replace(/^tag /, '');
      return !row || version === wanted
        ? undefined
        : `checks out ${version}, but openarm-1-versions.csv has ${wanted}. Correct one of them.`;
    },
  },
];

const rulesByTable: Readonly<Record<string, (rows: readonly Row[]) => CommandRule[]>> = {
  'docker-images': imageRules,
  'can-channels': channelRules,
  'motor-ids': idRules,
  'can-cli-commands': cliRules,
  'lerobot-commands': recorderRules,
  'motor-commands': byteRules,
  'openarm-1-versions': versionRules,
};

/** Rules for the commands that readers copy. Those of a table that isn't there are left out. */
export const commandRules = (texts: readonly CheckedText[], tables: Tables): CommandRule[] => [
  ...ros2Rules(texts),
  ...Object.entries(rulesByTable).flatMap(([name, rulesOf]) => {
    const rows = tables.get(name)?.rows;
    return rows ? rulesOf(rows) : [];
  }),
];
