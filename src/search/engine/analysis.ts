/** A word of a text with its position and its terms. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** Term of the whole word. */
  readonly term: string;
  /** Terms of its parts: letter and digit runs, such as `4340` of `J4340P`. */
  readonly pieces: readonly string[];
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

/** Longer words are chains of letters, not words. */
const longestWord = 48;

/** Words that only look inflected, or whose ending distinguishes them from another word. */
const unstemmed: ReadonlySet<string> = new Set(['rated', 'windows', 'used', 'speed', 'exceed']);

/** Removes the ending: `moves`, `moving` and `moved` get one term. Keeps short words, words with digits and foreign words. */
function stem(word: string): string {
  if (word === 'ids') return 'id';
  if (word.length < 4 || word.length > longestWord || !/^[a-z]+$/.test(word) || unstemmed.has(word)) return word;
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

/** A word in lower case, without diacritics. */
export const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** Term of a word: lower case, without diacritics and ending. */
export const toTerm = (word: string): string => stem(fold(word));

/** Words without meaning for the subject. Only headings are indexed by them. */
export const stopWords: ReadonlySet<string> = new Set(stopWordList.split(' ').map(toTerm));

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

/** A fault code as `oneSpelling` writes it. Its parts are no words. */
const faultCode = /^[\da-f]faultcode?$/;

/** Runs of letters and digits in a name that mixes them. */
const piecesOf = (term: string): string[] =>
  /\p{L}/u.test(term) && /\p{N}/u.test(term) && !faultCode.test(term) ? (term.match(/\p{L}{2,}|\p{N}{4,}/gu) ?? []) : [];

/** Splits a text at all characters except letters and digits. */
export const tokenise = (text: string): Token[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => {
    const term = toTerm(word);
    return { start: index, end: index + word.length, text: word, term, pieces: piecesOf(term) };
  });

/** Words of a text in normalised spelling, for documents and queries alike. Their positions are not those in the text. */
export const readWords = (text: string): Token[] => tokenise(oneSpelling(text));

const termsOfWord = ({ term, pieces }: Token): string[] => [term, ...pieces];

export const termsOf = (text: string): string[] => readWords(text).flatMap(termsOfWord);

const negations: ReadonlySet<string> = new Set(
  'cannot cant dont doesnt didnt isnt arent wasnt wont wouldnt couldnt hasnt havent'.split(' ').map(toTerm),
);

/** Words that a description of a failure has for its grammar alone. Most other stop words tell failures apart: "off", "not", "only after". */
const grammarWords: ReadonlySet<string> = new Set(
  'a an the is are was were be been am i my me we our us you your it its this that these those of to in on at for by with and or as do does did have has had'
    .split(' ')
    .map(toTerm),
);

/** Words of a failure in one spelling of negations, so that "doesn't answer" and "not answer" are the same pair. */
export const failureWords = (text: string): Token[] =>
  readWords(text)
    .map((word) => (negations.has(word.term) ? { ...word, term: 'not' } : word))
    .filter(({ term }) => !grammarWords.has(term));

/** A pair of neighbouring words as a term. */
export const pairOf = (first: string, second: string): string => `${first} ${second}`;

export const isPair = (term: string): boolean => term.includes(' ');

/** Terms of failures: words and pairs of neighbouring words. */
export const failureTerms = (text: string): string[] =>
  failureWords(text).flatMap((word, at, words) => {
    const before = words[at - 1];
    return [...termsOfWord(word), ...(before ? [pairOf(before.term, word.term)] : [])];
  });

/** Whether the terms include the word or one of its parts. */
export const isAmong = ({ term, pieces }: Token, terms: ReadonlySet<string>): boolean =>
  terms.has(term) || pieces.some((piece) => terms.has(piece));
