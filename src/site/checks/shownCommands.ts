import type { CheckedText, TextCheck } from '../../model/checkedTexts';
import { problemsIn } from '../../model/problems';
import type { Place } from '../../model/problems';
import { rowsOf, textIn } from '../../model/tableRow';
import { commandRules } from './commandRules';

/** A command that readers copy, with its place in the file. */
interface ShownCommand {
  readonly command: string;
  readonly place: Place;
}

const inlineCode = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Commands of a text: lines of console blocks and inline code. Skips blocks titled "Does not …". */
function commandsOf({ file, body, bodyLine }: CheckedText): ShownCommand[] {
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

/**
 * Reports commands on pages and in symptoms whose ports, sides, IDs, options, versions or images contradict the tables, or whose package no
 * page installs.
 */
export const checkShownCommands: TextCheck = (texts, tables) =>
  problemsIn((report) => {
    const rules = commandRules(texts, tables);
    const inTable = rowsOf(tables, 'symptoms').flatMap(({ row, place }) =>
      columnsWithCommands.flatMap((column) => inlineCode(textIn(row, column))).map((command) => ({ command, place })),
    );
    const onPages = texts.filter(({ frontmatter }) => frontmatter?.commands !== 'unchecked').flatMap(commandsOf);
    for (const { command, place } of [...onPages, ...inTable])
      for (const { pattern, wrong } of rules) {
        const match = pattern.exec(command);
        const reason = match ? wrong(...match.slice(1).map((part) => part ?? '')) : undefined;
        if (reason !== undefined) report(place, `\`${command}\` ${reason}`);
      }
  });
