import { formatNumber } from '../../model/format';
import { problemsIn } from '../../model/problems';
import type { Place, Problem, ReportAt } from '../../model/problems';
import type { Row, Tables } from '../../content/tables/csvTable';
import { numberIn, rowsOf, textIn } from '../../content/tables/rows';
import type { CommandText } from '../../content/check/checkMovedFiles';
import type { CheckedTexts, Room } from '../../content/room';
import { checkMotorIds } from './checkMotorIds';
import { checkStatedValues, statedTables } from './checkStatedValues';

const correct = 'Correct whichever is wrong.';

/** Reports answers that name a maker with a price that isn't the maker's. */
function checkAnswers(tables: Tables, makers: readonly Row[], report: ReportAt): void {
  for (const { row, place } of rowsOf(tables, 'faq'))
    for (const maker of makers.filter((one) => typeof one.price_min_usd === 'number')) {
      const name = textIn(maker, 'maker');
      const prices = [numberIn(maker, 'price_min_usd'), numberIn(maker, 'price_max_usd')];
      const behindName = textIn(row, 'answer').split(`${name} `).slice(1);
      const amount = behindName.map((words) => /^(?:from )?([\d,]+) USD/.exec(words)?.[1]).find((found) => found !== undefined);
      if (amount !== undefined && !prices.includes(Number(amount.replaceAll(',', ''))))
        report(
          place,
          `the answer says ${amount} USD for ${name}, but content/data/manufacturers.csv has ${formatNumber(numberIn(maker, 'price_min_usd'))}. ${correct}`,
        );
    }
}

/** Compares cables of the wiring tables with the bill of materials: count and drawing number. */
function checkCables(tables: Tables, report: ReportAt): void {
  const [connections, parts] = [tables.get('wiring-connections'), tables.get('bom-electrical')];
  for (const { row, place } of rowsOf(tables, 'wiring-cables')) {
    const [cable, id] = [textIn(row, 'cable'), textIn(row, 'part_id')];
    const part = parts?.rows.find((one) => one.part_id === id);
    if (id === '' || !part || !connections) continue;
    const runs = new Set(connections.rows.filter((one) => one.cable === cable).map((one) => one.run)).size;
    const [quantity, model] = [numberIn(part, 'quantity_one_arm'), textIn(part, 'model_number')];
    const wanted = `Cable ${textIn(row, 'drawing_no')}`;
    if (runs !== quantity)
      report(
        place,
        `${connections.file} routes the cable "${cable}" ${runs} times along an arm, but ${parts?.file} counts ${formatNumber(quantity)} of "${id}" for one arm. ${correct}`,
      );
    if (model !== wanted)
      report(
        place,
        `the cable "${cable}" has drawing ${textIn(row, 'drawing_no')}, but "${id}" in ${parts?.file} is "${model}". Expected "${wanted}".`,
      );
  }
}

/** A command that readers copy, with its place in the file. */
interface ShownCommand {
  readonly command: string;
  readonly place: Place;
}

/** A command pattern; `wrong` gets its capture groups and returns what contradicts a table. */
interface Rule {
  readonly pattern: RegExp;
  readonly wrong: (...parts: readonly string[]) => string | undefined;
}

/** Commands that a ROS 2 desktop lacks, with the end of the package's name: `ros-<distro>-…`. */
const ros2Packages: readonly (readonly [command: RegExp, name: string])[] = [[/^ros2 control\b/, 'ros2controlcli']];

/** Options that every subcommand of openarm-can-cli takes. */
const cliOptions = ['-h', '--help'];

const optionsIn = (text: string): string[] => text.match(/(?<![\w-])--?[a-z][\w-]*/g) ?? [];

const longOptions = (text: string): readonly string[] => text.match(/(?<![\w-])--[a-z][\w.-]*/g) ?? [];

/** Names of images in the arguments of `docker run` or `docker pull`: not folders, and not settings. */
const imagesIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /^[a-z\d][\w./-]*:[\w.-]+$/.test(word) && !word.includes('XX'));

/** Builds the rules. A rule whose table is missing is left out. */
function rulesOf(texts: readonly CommandText[], tables: Tables): Rule[] {
  const [channels, subcommands, ids, bytes, versions, images, recorders] = [
    'can-channels',
    'can-cli-commands',
    'motor-ids',
    'motor-commands',
    'openarm-1-versions',
    'docker-images',
    'lerobot-commands',
  ].map((name): readonly Row[] | undefined => tables.get(name)?.rows);
  const rules: Rule[] = [
    {
      pattern: /ros2 launch openarm_(?:bringup|bimanual_moveit_config) \S+\.launch\.py(.*)/,
      wrong: (options = '') =>
        /use_fake_hardware:=(true|false)|--show-args/.test(options)
          ? undefined
          : "doesn't say whether real motors move. Add use_fake_hardware:=true or false.",
    },
    ...ros2Packages.map(([pattern, name]): Rule => ({
      pattern,
      wrong: () =>
        texts.some(({ body }) => body.includes(name))
          ? undefined
          : `needs the package ros-<distro>-${name}, which no page installs. Add it to the packages of the ROS 2 installation.`,
    })),
  ];
  if (images) {
    const known = images.map((row) => textIn(row, 'image'));
    rules.push({
      pattern: /docker (?:run|pull|create)\b(.*)/,
      wrong: (options = '') => {
        const unknown = imagesIn(options).find((image) => !known.includes(image));
        return unknown === undefined
          ? undefined
          : `starts the image ${unknown}, which docker-images.csv doesn't have. See that its registry has this tag, then add it there.`;
      },
    });
  }
  if (channels) {
    const sideOf = (port: string): string => textIn(channels.find((row) => row.interface === port) ?? {}, 'side_option');
    const portOf = (role: string, side: string): string =>
      textIn(channels.find((row) => row.role === role && row.side_option === side) ?? {}, 'interface');
    const isOn = (port: string, side: string): string | undefined =>
      sideOf(port) === side ? undefined : `takes ${port} for ${side}, but can-channels.csv has ${sideOf(port) || 'nothing'} there.`;
    rules.push(
      ...(['robot', 'teleop'] as const).map((arm): Rule => ({
        pattern: new RegExp(`--${arm}\\.(?:(left|right)_arm_config\\.)?port=(\\w+)`),
        wrong: (side = '', port = '') => {
          const role = arm === 'robot' ? 'follower' : 'leader';
          const row = channels.find((channel) => channel.interface === port);
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
    );
  }
  if (ids)
    rules.push({
      pattern: /change_id -c \d+ -s (\d+)(?: -m (\d+))?/,
      wrong: (sendId = '', receiveId = '') => {
        const motor = ids.find((row) => row.send_can_id_dec === Number(sendId));
        const wanted = numberIn(motor ?? {}, 'receive_master_id_dec');
        return wanted === Number(receiveId) || Number.isNaN(wanted)
          ? undefined
          : `gives the motor ${sendId} ${receiveId ? `the receive ID ${receiveId}` : 'no receive ID'}, but motor-ids.csv has ${wanted}. Write -m ${wanted}.`;
      },
    });
  if (subcommands) {
    const known = subcommands.map((row) => textIn(row, 'command'));
    rules.push(
      {
        pattern: /openarm-can-cli (?:-i \w+ )?([a-z]\w*)/,
        wrong: (job = '') =>
          known.includes(job)
            ? undefined
            : `uses the subcommand ${job}, which can-cli-commands.csv doesn't have. Add it there, or correct the command.`,
      },
      {
        pattern: /openarm-can-cli (?:-i \w+ )?([a-z]\w*)(.*)/,
        wrong: (job = '', options = '') => {
          const row = subcommands.find(({ command }) => command === job);
          const allowed = [...cliOptions, ...optionsIn([row?.options].flat().map(String).join(' '))];
          const unknown = row && optionsIn(options).find((option) => option !== '-i' && !allowed.includes(option));
          return unknown
            ? `has the option ${unknown}, which can-cli-commands.csv doesn't have for ${job}. Add it there, or correct it.`
            : undefined;
        },
      },
      {
        pattern: /openarm-can-cli [^-].* -i \w+/,
        wrong: () => 'has -i after the subcommand. openarm-can-cli needs it before.',
      },
    );
  }
  if (recorders)
    rules.push({
      pattern: /(?:^|[\s(])(lerobot-[a-z-]+)(?= |$)(.*)/,
      wrong: (program = '', options = '') => {
        const row = recorders.find(({ command }) => command === program);
        if (!row && options.trim() === '') return undefined;
        if (!row) return `names the program ${program}, which lerobot-commands.csv doesn't have. Add it there, or correct the command.`;
        const allowed = longOptions([row.options].flat().map(String).join(' '));
        // What stands in quotes is a value.
        const unknown = longOptions(options.replace(/'[^']*'|"[^"]*"/g, '')).find((option) => !allowed.includes(option));
        return unknown
          ? `has the option ${unknown}, which lerobot-commands.csv doesn't have for ${program}. See that the program takes it, and add it there.`
          : undefined;
      },
    });
  if (bytes) {
    const known = bytes.map((row) => textIn(row, 'last_byte_hex').slice(2));
    rules.push({
      pattern: /cansend \w+ 00\d##?1?F{14}(\w\w)/,
      wrong: (byte = '') => (known.includes(byte) ? undefined : `sends the command 0x${byte}, which motor-commands.csv doesn't have.`),
    });
  }
  if (versions)
    rules.push({
      pattern: /(openarm_\w+) checkout (\S+)/,
      wrong: (repository = '', version = '') => {
        const row = versions.find(({ repo }) => repo === repository);
        const wanted = textIn(row ?? {}, 'version').replace(/^tag /, '');
        return !row || version === wanted
          ? undefined
          : `checks out ${version}, but openarm-1-versions.csv has ${wanted}. Correct one of them.`;
      },
    });
  return rules;
}

const inlineCode = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Commands of a text: lines of console blocks and inline code. Skips blocks titled "Does not …". */
function commandsOf({ file, body, bodyLine }: CommandText): ShownCommand[] {
  const found: ShownCommand[] = [];
  let block: 'none' | 'commands' | 'other' = 'none';
  let begun: ShownCommand | undefined;
  body.split('\n').forEach((line, index) => {
    const place = { file, line: bodyLine + index };
    const fence = /^\s*(?:>\s*)?```(\w*)(.*)/.exec(line);
    if (fence) {
      const isShown = /^(console|bash|sh|shell)$/.test(fence[1] ?? '') && !(fence[2] ?? '').includes('title="Does not');
      block = block === 'none' ? (isShown ? 'commands' : 'other') : 'none';
      begun = undefined;
    } else if (block === 'commands') {
      const text = `${begun?.command ?? ''}${line.replace(/^\s*(\$ )?/, '')}`;
      const shown = { command: text.replace(/\s*\\$/, ' '), place: begun?.place ?? place };
      begun = text.endsWith('\\') ? shown : undefined;
      if (!begun) found.push(shown);
    } else if (block === 'none') found.push(...inlineCode(line).map((command) => ({ command, place })));
  });
  return found;
}

/** Columns of `symptoms` with commands to type. The other columns quote output. */
const columnsWithCommands = ['check', 'fix', 'fixed_when'] as const;

/** Reports commands on pages and in symptoms whose ports, sides, IDs, options, versions or images contradict the tables, or whose package no page installs. */
function checkShownCommands(texts: readonly CommandText[], tables: Tables, report: ReportAt): void {
  const rules = rulesOf(texts, tables);
  const inTable = rowsOf(tables, 'symptoms').flatMap(({ row, place }) =>
    columnsWithCommands.flatMap((column) => inlineCode(textIn(row, column))).map((command) => ({ command, place })),
  );
  for (const { command, place } of [
    ...texts.filter(({ frontmatter }) => frontmatter?.commands !== 'unchecked').flatMap(commandsOf),
    ...inTable,
  ])
    for (const { pattern, wrong } of rules) {
      const match = pattern.exec(command);
      const reason = match ? wrong(...match.slice(1).map((part) => part ?? '')) : undefined;
      if (reason !== undefined) report(place, `\`${command}\` ${reason}`);
    }
}

/** Reports facts that several tables or pages state differently. Skips tables that a site doesn't have. */
export const checkAgreement = (texts: readonly CommandText[], tables: Tables): Problem[] => {
  const makers = tables.get('manufacturers')?.rows;
  return problemsIn((report) => {
    if (makers) checkAnswers(tables, makers, report);
    checkCables(tables, report);
    checkShownCommands(texts, tables, report);
  });
};

/** Reports a load of the payload table for which nobody has computed the poses. */
const checkLoads = (tables: Tables): Problem[] =>
  problemsIn((report) => {
    const computed = tables.get('payload-poses')?.rows.map((row) => numberIn(row, 'payload_kg'));
    for (const { row, place } of computed ? rowsOf(tables, 'payload') : [])
      if (!computed?.includes(numberIn(row, 'limit_kg')))
        report(
          place,
          `payload-poses.csv has no row for ${formatNumber(numberIn(row, 'limit_kg'))} kg. Compute the poses for this load, and write them there.`,
        );
  });

/** Facts that several tables or pages state. */
export const agreement = {
  tables: statedTables,
  checks: [checkAgreement, checkMotorIds, checkStatedValues, (_texts: readonly CommandText[], tables: Tables) => checkLoads(tables)].map(
    (compare) =>
      ({ texts, data }: CheckedTexts) =>
        compare(texts, data.tables),
  ),
} as const satisfies Room;
