/** A mistake in how frontmatter begins or ends, with its line in the file. */
export interface FenceMistake {
  readonly line: number;
  readonly message: string;
}

/** Characters that frontmatter may have: a few fields need a few hundred. */
const mostCharacters = 20_000;

/**
 * What is wrong with the dashes around frontmatter. A word behind the first ones names a language: gray-matter would run
 * what stands below `---js` as a program, so nothing is parsed before this has found nothing.
 */
export function fenceMistake(source: string): FenceMistake | undefined {
  const text = source.replace(/^\uFEFF/, '');
  // A file without frontmatter is told which fields it needs.
  if (!text.startsWith('---') || text.startsWith('----')) return undefined;
  if (!/^---[ \t]*(\r?\n|$)/.test(text)) {
    const [words = ''] = text
      .slice(3)
      .trimStart()
      .split(/[\r\n]/);
    return {
      line: 1,
      message: `frontmatter begins with "---${words.slice(0, 20).trim()}": it is always YAML. Write --- alone on the line, and each field as "name: value".`,
    };
  }
  const end = text.indexOf('\n---', 3);
  if (end < 0) return { line: 1, message: 'frontmatter is not closed: write --- alone on a line below the last field.' };
  const line = text.slice(0, end + 1).split('\n').length;
  if (!/^---[ \t]*(\r?\n|$)/.test(text.slice(end + 1)))
    return { line, message: 'frontmatter ends in a line with more than dashes: write --- alone on the line.' };
  if (end > mostCharacters)
    return { line: 1, message: `frontmatter has more than ${mostCharacters} characters. Move the text below the frontmatter.` };
  return undefined;
}
