import type { Root } from 'mdast';
import type { Heading } from './parse/headings';
import type { References } from './parse/references';
import type { Frontmatter } from './sources/documentFile';
import type { PostFrontmatter } from './sources/postFile';

/** Body of a document or post as written, with ids for headings and steps, and its references with line numbers of the file. */
export interface ParsedText extends References {
  readonly tree: Root;
  readonly headings: readonly Heading[];
}

/** Fields that documents and posts share. */
export interface TextFile extends ParsedText {
  readonly id: string;
  readonly route: string;
  /** Path of the file from the project root. */
  readonly file: string;
  readonly body: string;
  readonly bodyLine: number;
  readonly tablesLine: number;
  /** Tree with everything from tables and drawings filled in. */
  readonly filled: Root;
  /** Content hash of `filled`. */
  readonly digest: string;
}

/** A document of `content/docs`. */
export interface Document extends TextFile {
  readonly frontmatter: Frontmatter;
}

/** A post of `content/blog`. */
export interface Post extends TextFile {
  readonly slug: string;
  readonly frontmatter: PostFrontmatter;
}
