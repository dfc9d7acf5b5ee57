/**
 * Characters that no text of the site may contain: invisible ones, which break copying, searching and XML. Allows tab, line feed and
 * carriage return. Bidirectional controls (U+202A …) would show reviewers something other than what the build reads. Soft hyphens and
 * zero-width characters get in by copying from other pages; a joiner is allowed between two emoji. The last groups are tag characters and
 * noncharacters.
 */
export const oddCharacter =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200c\u202a-\u202e\u2060\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]|(?<!^)\ufeff|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|[\u{e0000}-\u{e007f}]|[\u{1fffe}\u{1ffff}]/u;

/** Code of a character, such as U+200B. */
export const nameOfCharacter = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
