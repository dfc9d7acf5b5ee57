import { didYouMean } from '../../model/problems';
import type { ReportAt } from '../../model/problems';
import { choices } from '../../site/choices';
import type { Table, Tables } from '../tables/csvTable';
import { listIn, placedRows, textIn } from '../tables/rows';

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
function readTools(tools: Table, commands: Table | undefined): Map<string, Set<string>> {
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

/** Reports commands in symptoms that the version of the row doesn't have, and unknown versions. */
export function checkCommands(symptoms: Table, tables: Tables, report: ReportAt): void {
  const tools = tables.get('can-tools');
  const known = tools ? readTools(tools, tables.get('can-cli-commands')) : undefined;
  const generations = choices['can-tool'].options.map(({ value }): string => value);
  for (const { row, place } of placedRows(symptoms)) {
    const versions = listIn(row, 'tools');
    for (const name of versions)
      if (!generations.includes(name))
        report(place, `"${name}" is not a tool version of src/site/choices.ts. ${didYouMean(name, generations)}`);
    if (!known) continue;
    const holds = versions.length > 0 ? versions : [newest];
    for (const column of columnsWithCommands)
      for (const command of new Set(commandsIn(textIn(row, column), known))) {
        const having = known.get(command);
        const at = `the symptom "${textIn(row, 'id')}" names \`${command}\` in "${column}"`;
        if (!having) report(place, `${at}, which no version of the tools has by can-tools.csv. ${didYouMean(command, known.keys())}`);
        else if (!holds.some((version) => having.has(version)))
          report(
            place,
            `${at}, but the row is for ${holds.join(', ')}, and only ${[...having].join(', ')} has it. Name another command, or correct "tools".`,
          );
      }
  }
}
