import matter from 'gray-matter';

/** The part of gray-matter's engines that is replaced; its types leave it out. */
interface Engines {
  javascript: { parse: (source: string) => object };
  yaml: { parse: (source: string, options?: { readonly listener?: unknown }) => object };
}

/**
 * Makes gray-matter refuse frontmatter in JavaScript, whoever calls it. Gatsby's plugins share the package, and while a site is
 * developed they read a changed file before our checks have seen it: by default `---js` would run as a program.
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
