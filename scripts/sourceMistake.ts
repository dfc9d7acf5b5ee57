import path from 'node:path';
import type { Problem } from '../src/model/problems';

/** Error of esbuild, as tsx reports it: a headline, and lines such as "/folder/file.ts:14:4: ERROR: Expected …". */
const syntaxError = /^(.+?):(\d+):\d+: (?:ERROR|error): (.+)$/m;

/** Problem for an undefined name in the settings, such as a text without quotes. */
function unknownWord(error: unknown, root: string): Problem | undefined {
  if (!(error instanceof ReferenceError)) return undefined;
  const [, file, line] = /\(?([^\s()]+):(\d+):\d+\)?$/m.exec(error.stack?.slice(error.stack.indexOf('\n    at ')) ?? '') ?? [];
  if (!file?.startsWith(path.join(root, 'src/site/'))) return undefined;
  return {
    file: path.relative(root, file),
    line: Number(line),
    message: `${error.message}. Put quotes around a text, or correct the name.`,
  };
}

/** Converts an error while loading a source of the project to a problem; undefined for other errors. */
export function sourceMistake(error: unknown, root: string): Problem | undefined {
  const [, file, line, reason] = syntaxError.exec(error instanceof Error ? error.message : '') ?? [];
  if (file === undefined) return unknownWord(error, root);
  return {
    file: path.relative(root, path.resolve(root, file)),
    line: Number(line),
    message: `can't be read: ${reason}. Look there and in the line above for a missing or extra comma, quotation mark or bracket.`,
  };
}
