import { site } from '../../site/site';

/** A word of a text with its position and its terms. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** Term of the whole word. */
  readonly term: string;
  /** Terms of its parts: letter and digit runs, such as `4340` of `J4340P`, and words of a camel-case name. */
  readonly pieces: readonly string[];
  /** A negation precedes it, as in "does not answer". */
  readonly negated?: true;
  /** The linked name that contains the word, without the links: `dmj4340p` for `DM-J4340P`. */
  readonly joined?: string;
}

const stopWordList =
  'a about after again all already also am an and another any anymore are as at be because been before between both but by could did didnt do does ' +
  'doesnt doing dont each enough even every for from get gets getting got had has hasnt have having he her here him his how i if im in into is isnt it its ive ' +
  'just later many me more much my need no not now of on only onto or our out per please should shouldnt so some such than that the their them then ' +
  'there these they thing this those through to too tried try trying until us use versus very vs want was wasnt we were what when where which while who whose why will ' +
  'with wont would yet you your s t m re ve ll d above along alone anything apart ask away become below beside come else everything far first four give go half ' +
  'instead itself keep know last leave let like long longer look main make may most must near never new next nothing once one other over own pair put real say ' +
  'second see seen show sit something still take tell three together toward two up way whole within without';

/** Matches `C++` as one word, but the `C` of `Ctrl+C` as a letter. */
const wordPattern = /\bc\+\+|[\p{L}\p{N}\p{M}]+/giu;

/** Whether the text between two words makes them parts of one name, one unit (`N·m`) or one number (`24.04`). */
const isLink = (between: string, before: string, after: string): boolean =>
  /^[-_·]$/.test(between) || (between === '.' && /\d$/.test(before) && /^\d/.test(after));

/** Longer chains are paths and options, not names. */
const longestName = 48;

/** Words that only look inflected, or whose ending distinguishes them from another word. */
const unstemmed: ReadonlySet<string> = new Set(['rated', 'windows', 'used', 'speed', 'exceed']);

/** Removes the ending: `moves`, `moving` and `moved` get one term. Keeps short words, words with digits and foreign words. */
function stem(word: string): string {
  if (word === 'ids') return 'id';
  if (word.length < 4 || word.length > longestName || !/^[a-z]+$/.test(word) || unstemmed.has(word)) return word;
  const [, verb = ''] = /^(.{3,})(?:ing|ed)$/.exec(word) ?? [];
  const base = /[aeiouy]/.test(verb)
    ? verb
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=x|ch|sh|ss)es$/, '')
        .replace(/^(.{2,}[^sui])s$/, '$1');
  const [, undoubled] = /^(.*([bdgmnprt]))\2$/.exec(base) ?? [];
  return (undoubled ?? base).replace(/^(.{3,})e$/, '$1');
}

/** Term of a word: lower case, without diacritics and ending. */
export const toTerm = (word: string): string => stem(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** Words without meaning for the subject. Only headings are indexed by them. */
export const stopWords: ReadonlySet<string> = new Set(stopWordList.split(' ').map(toTerm));

const productTerm = toTerm(site.title);

/**
 * Normalises spellings: `M4×10`, `baud rate`, `joint 5`, `0x05`. A fault code becomes a word of its own, because a single letter, such as the d
 * of "I'd", is ignored.
 */
const oneSpelling = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}])×(?=\p{N})/gu, 'x')
    .replace(/[’']/g, '')
    .replace(/\b(baud|bit)[ -]?rates?\b/gi, 'bitrate')
    .replace(/\b(?:joint|axis)[ -]?0*([1-9])\b/gi, 'j$1')
    .replace(/\bstep[ -]?(\d+(?:\.\d+)?)\b/gi, 'step$1')
    .replace(/(?<=\d) ?mbps\b/gi, ' Mbit')
    .replace(/\b0x0+(?=[\da-f])/gi, '0x')
    .replace(
      /\b(fault|error|err|status|code):? (?:code )?(?:0x)?([\db-f]|a(?=\W*$))\b(?![.+])/gi,
      (_, name: string, code: string) => `${name} ${code.toLowerCase()}faultcode`,
    )
    .replace(
      /(?<![\w.-])(\d+(?:\.\d+)?)[ \u00a0](?=(?:V|A|W|N·m|Nm|mm|cm|kg|g|Hz|kHz|MHz|ms|Mbit|kbit|rpm|rad|Ω|ohm|USD|Kp|Kd)(?![\p{L}\p{N}]))/gu,
      '$1',
    )
    .replace(/\be-stop\b/gi, 'estop');

/** Terms of the words in a camel-case name, such as `balena` and `etcher`. The product's own name is one word. */
function wordsInside(word: string): string[] {
  const words = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? [];
  return words.length > 1 && word !== site.title ? words.filter((inner) => inner.length > 2).map(toTerm) : [];
}

/** A fault code as `oneSpelling` writes it. Its parts are no words. */
const faultCode = /^[\da-f]faultcode?$/;

const piecesOf = (word: string, term: string): string[] =>
  /\p{L}/u.test(term) && /\p{N}/u.test(term)
    ? faultCode.test(term)
      ? []
      : (term.match(/\p{L}{2,}|\p{N}{4,}/gu) ?? [])
    : wordsInside(word);

/** Sets `joined` on the parts of a linked name. */
function joinName(parts: readonly Token[]): Token[] {
  const joined = parts.map(({ term }) => term).join('');
  return parts.length > 1 && joined.length <= longestName ? parts.map((part) => ({ ...part, joined })) : [...parts];
}

/** Whether a word is the generation in `OpenArm 2`, which is the name of another product. */
const isGeneration = (before: Token, between: string, word: string): boolean =>
  word === '2' && /^[ \u00a0]$/.test(between) && before.term === productTerm;

/** Splits a text at all characters except letters and digits. */
export function tokenise(text: string): Token[] {
  const names: Token[][] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const term = toTerm(word);
    const token: Token = { start: index, end: index + word.length, text: word, term, pieces: piecesOf(word, term) };
    const before = names.at(-1)?.at(-1);
    const between = before ? text.slice(before.end, index) : '';
    if (before && (isLink(between, before.term, word) || isGeneration(before, between, word))) names.at(-1)?.push(token);
    else names.push([token]);
  }
  return names.flatMap(joinName);
}

const negations: ReadonlySet<string> = new Set(
  'no not never nothing none without cannot cant dont doesnt didnt isnt arent wasnt wont wouldnt couldnt'.split(' ').map(toTerm),
);

/** Sets `negated` on words after a negation, with at most one stop word between: "no reply", "does not get power". */
const markNegated = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const [before = '', last = ''] = [tokens[at - 2]?.term, tokens[at - 1]?.term];
    const isNegated = !stopWords.has(token.term) && (negations.has(last) || (stopWords.has(last) && negations.has(before)));
    return isNegated ? { ...token, negated: true } : token;
  });

/** Term of a negated word, by which failures are found. */
export const negatedTerm = (term: string): string => `not${term}`;

/** Words of a text in normalised spelling, for documents and queries alike. Their positions are not those in the text. */
export const readWords = (text: string): Token[] => markNegated(tokenise(oneSpelling(text)));

/** All terms of a text. */
export function termsOf(text: string): string[] {
  const tokens = readWords(text);
  return tokens.flatMap(({ term, pieces, joined }, index) => [
    term,
    ...pieces,
    ...(joined !== undefined && tokens[index - 1]?.joined !== joined ? [joined] : []),
  ]);
}

/** Whether the terms include the word, one of its parts or the name that contains it. */
export const isAmong = ({ term, pieces, joined }: Token, terms: ReadonlySet<string>): boolean =>
  terms.has(term) || pieces.some((piece) => terms.has(piece)) || (joined !== undefined && terms.has(joined));
