import type { Problem } from '../../model/problems';
import { listFolder } from './listFolder';
import { readSource } from './readSource';
import { sourceFolders } from './sourceFolders';
import type { SourceFolderName } from './sourceFolders';

/** A file of a folder of content. */
export interface SourceFile {
  /** Path below the folder, with forward slashes. */
  readonly relativePath: string;
  readonly text: string;
}

/** A file of documents or posts. */
export interface SourceText extends SourceFile {
  readonly collection: 'docs' | 'blog';
}

/** Files of a folder that can be read, and everything that is wrong with the others. */
export interface FilesRead<File> {
  readonly files: readonly File[];
  readonly problems: readonly Problem[];
}

/** All files of a folder of content. */
export function readFiles(root: string, folder: SourceFolderName): FilesRead<SourceFile> {
  const { files, problems } = listFolder(root, folder);
  const results = files.map((relativePath) => ({
    relativePath,
    result: readSource(root, `content/${folder}/${relativePath}`, sourceFolders[folder]),
  }));
  return {
    files: results.flatMap(({ relativePath, result }) => ('text' in result ? { relativePath, text: result.text } : [])),
    problems: [...problems, ...results.flatMap(({ result }) => ('problem' in result ? result.problem : []))],
  };
}

/** All documents or posts. */
export function readCollection(root: string, collection: SourceText['collection']): FilesRead<SourceText> {
  const { files, problems } = readFiles(root, collection);
  return { files: files.map((file) => ({ collection, ...file })), problems };
}
