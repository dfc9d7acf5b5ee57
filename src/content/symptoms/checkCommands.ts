import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { choices } from '../../site/choices';
import type { Table } from '../tables/csvTable';
import { listIn, placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';

/** Columns of a symptom with commands to type. */
const columnsWithCommands = ['check', 'fix', 'fixed_when'] as const;

/** Default version of the tools: the first option of the choice. */
const newest: string = choices['can-tool'].options.map(({ value }) => value)[0] ?? '';

/** What identifies a command: the program, and for openarm-can-cli its subcommand. */
function commandOf(text: string): string {
  const [program = '', ...rest] = text.split(/\s+/).filter((word) => word !== 'sudo');
  const name = program.replace(/^.*\//, '');
  if (name !== 'openarm-can-cli') return name;
  const job = rest.filter((word, index) => !word.startsWith('-') && rest[index - 1] !== '-i')[0];
  return job === undefined ? name : `${name} ${job}`;
}

/** Commands of all tool versions, with the versions that have them. */
function readTools({ tools, commands }: { readonly tools: Table; readonly commands: Table | undefined }): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const add = (command: string, generation: string): void => {
    known.set(command, (known.get(command) ?? new Set()).add(generation));
  };
  for (const row of tools.rows)
    for (const { value } of choices['can-tool'].options)
      for (const command of [textIn(row, value), ...listIn(row, value)].filter(Boolean)) {
        add(commandOf(command), value);
        // The program alone, as in `which openarm-can-cli`.
        add(commandOf(command).split(' ')[0] ?? '', value);
      }
  for (const row of commands?.rows ?? []) add(`openarm-can-cli ${textIn(row, 'command')}`, newest);
  return known;
}

/** Commands in a cell: inline code that begins with a known program. */
const commandsIn = (text: string, known: ReadonlyMap<string, unknown>): string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => commandOf(code))
    .filter((command) => known.has(command) || /^openarm-can-(?!\S*\*)/.test(command));

function checkRow({ row, place }: PlacedRow, known: ReadonlyMap<string, ReadonlySet<string>>): Problem[] {
  const tools = listIn(row, 'tools');
  const holds = tools.length > 0 ? tools : [newest];
  return columnsWithCommands.flatMap((column) =>
    [...new Set(commandsIn(textIn(row, column), known))].flatMap((command): Problem[] => {
      const generations = known.get(command);
      const at = `the symptom "${textIn(row, 'id')}" names \`${command}\` in "${column}"`;
      if (!generations)
        return [{ ...place, message: `${at}, which no version of the tools has by can-tools.csv. ${didYouMean(command, known.keys())}` }];
      if (holds.some((generation) => generations.has(generation))) return [];
      return [
        {
          ...place,
          message: `${at}, but the row is for ${holds.join(', ')}, and only ${[...generations].join(', ')} has it. Name another command, or correct "tools".`,
        },
      ];
    }),
  );
}

/** Reports commands in symptoms that the version of the row doesn't have, and unknown versions. */
export function checkCommands(symptoms: Table, tables: ReadonlyMap<string, Table>): Problem[] {
  const tools = tables.get('can-tools');
  const known = tools ? readTools({ tools, commands: tables.get('can-cli-commands') }) : undefined;
  const generations = choices['can-tool'].options.map(({ value }): string => value);
  return placedRows(symptoms).flatMap((placed): Problem[] => [
    ...listIn(placed.row, 'tools')
      .filter((name) => !generations.includes(name))
      .map((name) => ({
        ...placed.place,
        message: `"${name}" is not a tool version of src/site/choices.ts. ${didYouMean(name, generations)}`,
      })),
    ...(known ? checkRow(placed, known) : []),
  ]);
}
