/** Headers for a path, or for a path prefix if the pattern ends in `*`. */
interface Rule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Parses a `_headers` file: each path is followed by its indented headers. */
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

/** Headers for a path, base path included. Later rules win. */
export const headersOf = (rules: readonly Rule[], asked: string): Record<string, string> =>
  Object.fromEntries(rules.filter(({ pattern }) => matches(pattern, asked)).flatMap(({ headers }) => headers));
