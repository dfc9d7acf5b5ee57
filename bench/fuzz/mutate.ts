import type { Random } from '../random';
import { cellSnippets, drawingSnippets, frontmatterSnippets, textSnippets } from './hostileSnippets';

/** What a source is. */
export type SourceKind = 'text' | 'table' | 'drawing';

/** A changed source, and what was done to it. */
interface Mutation {
  readonly bytes: Buffer;
  readonly how: string;
}

type Change = (text: string, random: Random, kind: SourceKind) => string;

const insertAt = (text: string, place: number, inserted: string): string => text.slice(0, place) + inserted + text.slice(place);

function changeLines(text: string, change: (lines: string[]) => void): string {
  const lines = text.split('\n');
  change(lines);
  return lines.join('\n');
}

function snippet(kind: SourceKind, random: Random): string {
  if (kind === 'table') return random.pick(cellSnippets);
  return random.pick(kind === 'drawing' ? drawingSnippets : textSnippets);
}

/** Place of a line's beginning. */
const lineStart = (text: string, random: Random): number => text.lastIndexOf('\n', random.below(text.length + 1)) + 1;

const changes: Readonly<Record<string, Change>> = {
  'deletes a line': (text, random) => changeLines(text, (lines) => void lines.splice(random.below(lines.length), 1)),
  'doubles a line': (text, random) =>
    changeLines(text, (lines) => {
      const index = random.below(lines.length);
      lines.splice(index, 0, lines[index] ?? '');
    }),
  'swaps two lines': (text, random) =>
    changeLines(text, (lines) => {
      const [a, b] = [random.below(lines.length), random.below(lines.length)];
      [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    }),
  'cuts the end off': (text, random) => text.slice(0, random.below(text.length)),
  'deletes a piece': (text, random) => {
    const from = random.below(text.length);
    return text.slice(0, from) + text.slice(from + 1 + random.below(40));
  },
  'inserts a snippet': (text, random, kind) => insertAt(text, random.below(text.length + 1), snippet(kind, random)),
  'inserts a snippet as a line': (text, random, kind) => insertAt(text, lineStart(text, random), `${snippet(kind, random)}\n`),
  'inserts a field': (text, random, kind) => (kind === 'text' ? insertAt(text, 4, random.pick(frontmatterSnippets)) : text),
  'puts a snippet for a word': (text, random, kind) => {
    const words = [...text.matchAll(kind === 'table' ? /[^,\n]+/g : /[\w./-]+/g)];
    const word = words[random.below(words.length)];
    return word ? text.slice(0, word.index) + snippet(kind, random) + text.slice(word.index + word[0].length) : text;
  },
  'names another language of frontmatter': (text, random) =>
    text.replace(/^---/, `---${random.pick(['js', 'json', ' JavaScript', 'coffee', '\rjs'])}`),
  'nests a sign': (text, random) =>
    insertAt(
      text,
      lineStart(text, random),
      `${random
        .pick(['>', '- ', '[', '*', '**_', '<sub>', '(', '{', '`', '$$', '|', '1. ', '<g>', '![', '&', '\\'])
        .repeat(1 + random.below(3000))}a\n`,
    ),
};

const changeNames = Object.keys(changes) as [string, ...string[]];

function flipBytes(bytes: Buffer, random: Random): void {
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const place = random.below(bytes.length);
    bytes[place] = (bytes[place] ?? 0) ^ (1 << random.below(8));
  }
}

/** Changes a source in one to three of many ways. The same random numbers make the same change. */
export function mutate(source: string, kind: SourceKind, random: Random): Mutation {
  let text = source;
  const done: string[] = [];
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const name = random.pick(changeNames);
    done.push(name);
    text = changes[name]?.(text, random, kind) ?? text;
  }
  const bytes = Buffer.from(text);
  if (random.below(8) === 0 && bytes.length > 0) {
    flipBytes(bytes, random);
    done.push('flips bits');
  }
  return { bytes, how: done.join(', ') };
}
