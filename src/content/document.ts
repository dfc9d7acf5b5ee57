import type { Root } from 'mdast';
import type { Heading } from './parse/headings';
import type { References } from './parse/references';
import type { Frontmatter } from './sources/documentFile';
import type { PostFrontmatter } from './sources/postFile';

/**
 * Text of a document or post as its author wrote it, with ids for headings and steps; what it refers to, with lines of the file. Trees are
 * made when they are asked for: a build that knows what comes of a text does not parse it.
 */
export interface ParsedText extends References {
  readonly tree: Root;
  readonly headings: readonly Heading[];
}

/** Everything that documents and posts have alike. */
export interface TextFile extends ParsedText {
  readonly id: string;
  readonly route: string;
  /** Path of the file in the project. */
  readonly file: string;
  readonly body: string;
  readonly bodyLine: number;
  readonly tablesLine: number;
  /** The text with everything that comes from tables and drawings. */
  readonly filled: Root;
  /** Names that by its content. */
  readonly digest: string;
}

/** A document of content/docs. */
export interface Document extends TextFile {
  readonly frontmatter: Frontmatter;
}

/** A post of content/blog. */
export interface Post extends TextFile {
  readonly slug: string;
  readonly frontmatter: PostFrontmatter;
}
