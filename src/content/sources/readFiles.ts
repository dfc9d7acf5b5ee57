import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A file of documents or posts. */
export interface SourceText {
  readonly collection: 'docs' | 'blog';
  /** Path below the folder of the collection, with forward slashes. */
  readonly relativePath: string;
  readonly text: string;
}

/** Paths of the files below a folder with an ending, sorted. */
export function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** All files of a collection. */
export const readCollection = (root: string, collection: SourceText['collection']): SourceText[] =>
  filesBelow(path.join(root, 'content', collection), '.mdx').map((relativePath) => ({
    collection,
    relativePath,
    text: readFileSync(path.join(root, 'content', collection, relativePath), 'utf8'),
  }));

/** Names of all drawings, with their folders below content/figures. */
export const readFigureNames = (root: string): string[] => filesBelow(path.join(root, 'content/figures'), '.svg');
