/*
 * Replaces parsers of gray-matter, which Gatsby's plugins share.
 *
 * Without it, opening a document that begins with `---js` in `develop` executes its code, because Gatsby's plugins read a changed file
 * before our check does, and a page with unreadable frontmatter crashes.
 * Still needed? Until gray-matter doesn't execute code by default, or gatsby-plugin-mdx accepts options for gray-matter.
 */
import matter from 'gray-matter';

/** gray-matter's parsers that are replaced; its types omit them. */
interface Engines {
  javascript: { parse: (source: string) => object };
  yaml: { parse: (source: string, options?: { readonly listener?: unknown }) => object };
}

/**
 * Makes gray-matter reject JavaScript frontmatter for all callers, and return no fields for invalid YAML. Otherwise a document would lose
 * its node until it is corrected, and its page would crash. Our own check reports the mistake.
 */
export function disarmFrontmatter(): void {
  const { engines } = matter as unknown as { readonly engines: Engines };
  engines.javascript.parse = () => {
    throw new Error('Frontmatter must be YAML. Write --- alone on the first line.');
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
