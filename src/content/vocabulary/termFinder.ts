export interface WrittenTerm {
  /** The term and its other spellings. */
  readonly names: readonly string[];
  /** Hint for its first use on a page; null for a term that pages don't explain. */
  readonly hint: string | null;
}

/** An occurrence of a term in a text. */
export interface FoundTerm {
  readonly term: WrittenTerm;
  /** Offset and matched words. */
  readonly index: number;
  readonly words: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern for a name in singular and plural. A lower-case name may be capitalised. */
function nameForms(name: string): string {
  const [first = '', ...others] = name;
  const rest = others.join('');
  const start = /\p{Ll}/u.test(first) ? `[${first}${first.toUpperCase()}]` : escaped(first);
  if (rest.endsWith('y')) return `${start}${escaped(rest.slice(0, -1))}(?:y|ies)`;
  return `${start}${escaped(rest)}${/[\p{L}\d]$/u.test(name) ? '(?:s|es)?' : ''}`;
}

/** Text after which a sentence begins. */
const sentenceStart = /(?:^|[.?!:]["”)]?\s+)["“(]?$/;

/** Whether the first letter matches the name, or is a capital at the beginning of a sentence. */
const isSpelled = (words: string, { names }: WrittenTerm, before: string): boolean =>
  names.some((name) => name.charAt(0) === words.charAt(0)) || sentenceStart.test(before);

/**
 * Finds terms in a text as whole words, with a plural or possessive ending. Prefers the longest of several that begin at one place.
 * `before` is the text before it in its paragraph.
 */
export function termFinder(terms: readonly WrittenTerm[]): (text: string, before: string) => FoundTerm[] {
  const forms = terms.flatMap((term) => term.names.map((name) => ({ term, name }))).sort((a, b) => b.name.length - a.name.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_/-])(?:${forms.map(({ name }) => `(${nameForms(name)})`).join('|')})(?:['’]s)?(?![\\p{L}\\p{N}_-])`,
    'gu',
  );
  return (text, before) =>
    [...text.matchAll(pattern)].flatMap((match): FoundTerm[] => {
      const [words, ...groups] = match;
      const form = forms[groups.findIndex((group) => group !== undefined)];
      if (!form || !isSpelled(words, form.term, before + text.slice(0, match.index))) return [];
      return [{ term: form.term, index: match.index, words }];
    });
}
