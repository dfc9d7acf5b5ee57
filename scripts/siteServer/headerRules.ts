import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Rule {
  /** Path, or the beginning of paths where it ends in `*`. */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads a `_headers` file: lines with a path, and below each its headers, indented. */
export function parseHeaderRules(text: string): Rule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([^:\s]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1]?.toLowerCase() ?? '', header[2] ?? '']);
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
  }
  return rules;
}

const matches = (pattern: string, asked: string): boolean =>
  pattern.endsWith('*') ? asked.startsWith(pattern.slice(0, -1)) : asked === pattern;

/** Headers that rules give to a path, base path included; later rules win. */
export const headersOf = (rules: readonly Rule[], asked: string): Record<string, string> =>
  Object.fromEntries(rules.filter(({ pattern }) => matches(pattern, asked)).flatMap(({ headers }) => headers));

/**
 * Looks up the headers of a path in the `_headers` of a built site, as static hosts do. It is read again when a build has written another.
 */
export function headerRules(root: string): (asked: string) => Record<string, string> {
  const file = path.join(root, '_headers');
  let known: { readonly modified: number; readonly rules: Rule[] } | undefined;
  return (asked) => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) return {};
    if (known?.modified !== modified) known = { modified, rules: parseHeaderRules(readFileSync(file, 'utf8')) };
    return headersOf(known.rules, asked);
  };
}
