/**
 * Characters that no text of the site may hold, wherever it comes from: they are not seen, and break what is copied, searched or read by an XML
 * parser. Tab, line feed and carriage return are the only control characters of a text. U+202A and its like turn the direction of what follows,
 * so that a reader of the source sees something else than the build. Soft hyphens, joiners and spaces without a width come along from other pages.
 * A joiner between two signs makes one of them. The last groups are tags, which nobody sees, and what is no character at all.
 */
export const oddCharacter =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200c\u202a-\u202e\u2060\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]|(?<!^)\ufeff|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|[\u{e0000}-\u{e007f}]|[\u{1fffe}\u{1ffff}]/u;

/** Name of a character, such as U+200B. */
export const nameOfCharacter = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
