import matter from 'gray-matter';

/** The part of gray-matter's engines that is replaced; its types leave it out. */
interface Engines {
  javascript: { parse: (source: string) => object };
}

/**
 * Makes gray-matter refuse frontmatter in JavaScript, whoever calls it. Gatsby's plugins share the package, and while a site is
 * developed they read a changed file before our checks have seen it: by default `---js` would run as a program.
 */
export function disarmFrontmatter(): void {
  const { engines } = matter as unknown as { readonly engines: Engines };
  engines.javascript.parse = () => {
    throw new Error('Frontmatter is always YAML: write --- alone on the first line.');
  };
}
