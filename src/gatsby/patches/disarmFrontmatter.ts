/*
 * Replaces engines of gray-matter, which Gatsby's plugins share.
 *
 * Without it: a document that begins with `---js` runs as a program on the machine of whoever develops the site, because Gatsby's plugins read a
 * changed file before the check has seen it; and the page of a document whose frontmatter can't be read crashes.
 * Still needed? Until gray-matter runs no program by default, or gatsby-plugin-mdx takes the options of gray-matter.
 */
import matter from 'gray-matter';

/** The part of gray-matter's engines that is replaced; its types leave it out. */
interface Engines {
  javascript: { parse: (source: string) => object };
  yaml: { parse: (source: string, options?: { readonly listener?: unknown }) => object };
}

/**
 * Makes gray-matter refuse frontmatter in JavaScript, whoever calls it.
 *
 * For them, YAML that can't be read has no fields: otherwise a document would be no node until it is mended, and its page would crash. Our own
 * reading, which tells of the mistake, listens to the parser.
 */
export function disarmFrontmatter(): void {
  const { engines } = matter as unknown as { readonly engines: Engines };
  engines.javascript.parse = () => {
    throw new Error('Frontmatter is always YAML: write --- alone on the first line.');
  };
  const { parse } = engines.yaml;
  engines.yaml.parse = (source, options) => {
    try {
      return parse(source, options);
    } catch (error) {
      if (options?.listener !== undefined) throw error;
      return {};
    }
  };
}
