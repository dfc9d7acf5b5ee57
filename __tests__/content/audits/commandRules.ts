import type { Row } from '../../../src/content/tables/csvTable';
import { siteRows } from '../../unit/fixtures/siteRows';

/** What is wrong with the first part of a command that the pattern finds; nothing where it is right. */
interface Rule {
  readonly pattern: RegExp;
  readonly wrong: (...parts: readonly string[]) => string | undefined;
}

const channels = siteRows('can-channels');
const channelOf = (port: string): Row | undefined => channels.find((row) => row.interface === port);
const portOf = (role: string, side: string): string =>
  String(channels.find((row) => row.role === role && row.side_option === side)?.interface);
const isPortOf = (port: string, side: string): boolean => channelOf(port)?.side_option === side;

const subcommands = siteRows('can-cli-commands').map(({ command }) => String(command));
const receiveIdOf = (sendId: string): Row[string] | undefined =>
  siteRows('motor-ids').find((row) => row.send_can_id_dec === Number(sendId))?.receive_master_id_dec;
const lastBytes = siteRows('motor-commands').map(({ last_byte_hex: byte }) => String(byte).slice(2));
const versionOf = (repo: string): string =>
  String(siteRows('openarm-1-versions').find((row) => row.repo === repo)?.version).replace(/^tag /, '');

const rules: readonly Rule[] = [
  {
    pattern: /ros2 launch openarm_(?:bringup|bimanual_moveit_config) \S+\.launch\.py(.*)/,
    wrong: (options = '') =>
      /use_fake_hardware:=(true|false)|--show-args/.test(options) ? undefined : 'does not say whether real motors move (use_fake_hardware)',
  },
  {
    pattern: /right_can_interface:=(\w+)/,
    wrong: (port = '') => (isPortOf(port, 'right_arm') ? undefined : `gives the right arm ${port}`),
  },
  {
    pattern: /left_can_interface:=(\w+)/,
    wrong: (port = '') => (isPortOf(port, 'left_arm') ? undefined : `gives the left arm ${port}`),
  },
  {
    pattern: /launch_(?:unilateral|bilateral)\.sh (left_arm|right_arm) (\w+) (\w+)/,
    wrong: (side = '', leader = '', follower = '') =>
      leader === portOf('leader', side) && follower === portOf('follower', side)
        ? undefined
        : `pairs ${leader} with ${follower} for ${side}`,
  },
  {
    // A single arm is on can0, whichever side it is.
    pattern: /--canport (\w+) --arm.side (\w+)/,
    wrong: (port = '', side = '') => (port === 'can0' || isPortOf(port, side) ? undefined : `calls the arm of ${port} ${side}`),
  },
  { pattern: /--arm_side \w/, wrong: () => 'has --arm_side, which the script refuses' },
  {
    pattern: /change_id -c \d+ -s (\d+)(?: -m (\d+))?/,
    wrong: (sendId = '', receiveId = '') =>
      receiveIdOf(sendId) === Number(receiveId) ? undefined : `gives motor ${sendId} the receive ID ${receiveId}`,
  },
  {
    pattern: /link set \w+ type can (.+)/,
    wrong: (settings = '') =>
      ['bitrate 1000000 dbitrate 5000000 fd on', 'bitrate 1000000 fd off', '...'].includes(settings)
        ? undefined
        : 'sets neither CAN FD with both rates nor classic CAN with fd off',
  },
  {
    pattern: /openarm-can-cli (?:-i \w+ )?([^-[<]\S*)/,
    wrong: (command = '') => (subcommands.includes(command) ? undefined : `has ${command}, which openarm-can-cli 1.2.9 has not`),
  },
  {
    pattern: /openarm-can-cli [^-].* -i \w+/,
    wrong: () => 'has -i behind the command of openarm-can-cli',
  },
  {
    pattern: /cansend \w+ 00\d##?1?F{14}(\w\w)/,
    wrong: (byte = '') => (lastBytes.includes(byte) ? undefined : `sends the unknown command ${byte}`),
  },
  {
    pattern: /(openarm_\w+) checkout (\S+)/,
    wrong: (repo = '', version = '') => (version === versionOf(repo) ? undefined : `checks out ${version} of ${repo}`),
  },
];

/** What contradicts the tables of this site in a command that it shows: ports, sides, IDs, rates, versions. */
export function wrongIn(command: string): string[] {
  return rules.flatMap(({ pattern, wrong }) => {
    const found = pattern.exec(command);
    const reason = found ? wrong(...found.slice(1).map((part) => part ?? '')) : undefined;
    return reason === undefined ? [] : [reason];
  });
}
