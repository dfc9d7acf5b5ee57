import { site } from '../../site/site';

/** A word of a text with its place, and the terms under which it is found. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The whole word. */
  readonly term: string;
  /** Letter runs and digit runs of a mixed word, such as `4340` of `J4340P`. */
  readonly pieces: readonly string[];
  /** The name that the word is a part of, written as one: `dmj4340p` of `DM-J4340P`. */
  readonly joined?: string;
}

/** The name of a language is no letter: `C++` is not the `C` of `Ctrl+C`. */
const wordPattern = /\bc\+\+|[\p{L}\p{N}\p{M}]+/giu;

/** `M4×10` is what pages write, and `M4x10` what people type: one word. */
const timesPattern = /(?<=[\p{L}\p{N}])×(?=\p{N})/gu;

/** Words linked by these characters without a space are parts of one name, or of one unit: `N·m`. */
const linkPattern = /^[-_·]$/;

/** The next generation is another product: `OpenArm 2` is one name, and not any `2` beside any `OpenArm`. */
const isGeneration = (before: Token, between: string, word: string): boolean =>
  word === '2' && /^[ \u00a0]$/.test(between) && before.term === productTerm;

/** Longer chains are paths and options, which nobody types as one word. */
const longestName = 48;

/** Plural and singular are one term. Not in short words: `ROS`, `bus` and `axis` are no plurals. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d/.test(word)) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A word as it is indexed: without marks above letters, lower case, singular. */
export const toTerm = (word: string): string => singular(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

const productTerm = toTerm(site.title);

/** The verb in `mounting`, `buying`, `setting`; not in `ring` and `string`. */
function verbOf(term: string): string[] {
  const [, base = ''] = /^(.*[aeiouy].*)ing$/.exec(term) ?? [];
  return base.length < 3 ? [] : [base.replace(/([bdgmnprt])\1$/, '$1')];
}

/** Words that a capital inside a word begins: `balena` and `etcher`. The product's own name is one word. */
function wordsInside(word: string): string[] {
  const words = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? [];
  return words.length > 1 && word !== site.title ? words.filter((inner) => inner.length > 2).map(toTerm) : [];
}

const piecesOf = (word: string, term: string): string[] => {
  if (/\p{L}/u.test(term) && /\p{N}/u.test(term)) return term.match(/\p{L}{2,}|\p{N}{2,}/gu) ?? [];
  return [...wordsInside(word), ...verbOf(term)];
};

/** Gives the parts of a linked name the name as one word. */
function joinName(parts: readonly Token[]): Token[] {
  const joined = parts.map(({ term }) => term).join('');
  return parts.length > 1 && joined.length <= longestName ? parts.map((part) => ({ ...part, joined })) : [...parts];
}

/** Splits a text at everything but letters and digits. */
export function tokenise(text: string): Token[] {
  const names: Token[][] = [];
  for (const { 0: word, index } of text.replace(timesPattern, 'x').matchAll(wordPattern)) {
    const term = toTerm(word);
    const token: Token = { start: index, end: index + word.length, term, pieces: piecesOf(word, term) };
    const before = names.at(-1)?.at(-1);
    const between = before ? text.slice(before.end, index) : '';
    if (before && (linkPattern.test(between) || isGeneration(before, between, word))) names.at(-1)?.push(token);
    else names.push([token]);
  }
  return names.flatMap(joinName);
}

/** All terms under which a text is found. */
export function termsOf(text: string): string[] {
  const tokens = tokenise(text);
  return tokens.flatMap(({ term, pieces, joined }, index) => [
    term,
    ...pieces,
    ...(joined !== undefined && tokens[index - 1]?.joined !== joined ? [joined] : []),
  ]);
}

/** Whether one of the terms stands for the word or for the name that it is a part of. */
export const isAmong = ({ term, pieces, joined }: Token, terms: ReadonlySet<string>): boolean =>
  terms.has(term) || pieces.some((piece) => terms.has(piece)) || (joined !== undefined && terms.has(joined));
