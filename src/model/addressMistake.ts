/** What may stand before the colon of an address. */
const schemes = ['https', 'http', 'mailto', 'tel'];

// Browsers drop some of these characters, so that "java\nscript:" is a program to them.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const spaces = /[\u0000-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

const allowed = 'Write https://, http://, mailto:, tel:, a path of this site that starts with /, or an anchor that starts with #.';

/** What is wrong with an address wherever it stands. */
function anyMistake(address: string): string | undefined {
  if (address === '') return `is empty. ${allowed}`;
  if (spaces.test(address)) return 'holds a space or an invisible character. Write a space as %20, and take other ones out.';
  if (address.includes('\\')) return 'holds a backslash, which browsers read as a slash. Write "/", or %5C for the sign itself.';
  if (address.startsWith('//')) return 'starts with "//", which leads to another host. Write https:// before it.';
  const scheme = /^([^/?#:]*):/.exec(address)?.[1];
  if (scheme === undefined) return undefined;
  if (!schemes.includes(scheme.toLowerCase())) return `starts with "${scheme}:", which links may not. ${allowed}`;
  if (/^https?$/i.test(scheme) && (!/^https?:\/\/[^/?#]/i.test(address) || !URL.canParse(address)))
    return 'is no whole address: write it with its host, such as https://example.org/page.';
  return undefined;
}

/**
 * What is wrong with an address of a link, as the end of a message; undefined where it is allowed. Addresses come from documents,
 * tables and definitions, and end up in pages, feeds and Markdown, whose readers do not all refuse to run one.
 */
export function addressMistake(address: string): string | undefined {
  const mistake = anyMistake(address);
  if (mistake !== undefined || /^([/#?]|[^/?#]*:)/.test(address)) return mistake;
  // Where it leads depends on the page that shows it; in a feed, nowhere. A host without https:// is one, too.
  return `is relative. ${allowed}`;
}

/** What is wrong with the address of a picture: it must be a file of this site. */
export function pictureMistake(address: string): string | undefined {
  const mistake = anyMistake(address);
  if (mistake !== undefined) return mistake;
  return address.startsWith('/') ? undefined : 'is no file of this site. Put the drawing into content/figures and show it with <Figure>.';
}

/** What is wrong with the address of a page of this site. */
export function routeMistake(address: string): string | undefined {
  const mistake = anyMistake(address);
  if (mistake !== undefined) return mistake;
  return address.startsWith('/') ? undefined : 'is no page of this site: write its path, which starts with /.';
}
