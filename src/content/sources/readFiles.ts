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

/** A picture beside documents: its name below content, and its text if it is a drawing. */
export interface PictureFile {
  readonly name: string;
  readonly text?: string;
}

/** Files of a folder that can be read, and everything that is wrong with the others. */
export interface FilesRead<File> {
  readonly files: readonly File[];
  readonly pictures: readonly PictureFile[];
  readonly problems: readonly Problem[];
}

/** A photo is looked at later. */
const noText = {} as { readonly text?: string };

/** All files of a folder of content. */
export function readFiles(root: string, folder: SourceFolderName): FilesRead<SourceFile> {
  const { files, pictures, problems } = listFolder(root, folder);
  const results = files.map((relativePath) => ({
    relativePath,
    result: readSource(root, `content/${folder}/${relativePath}`, sourceFolders[folder]),
  }));
  const drawings = pictures.map((relativePath) => ({
    name: `${folder}/${relativePath}`,
    result: relativePath.endsWith('.svg') ? readSource(root, `content/${folder}/${relativePath}`, sourceFolders.figures) : noText,
  }));
  return {
    pictures: drawings.map(({ name, result }) => ({
      name,
      ...('text' in result && result.text !== undefined ? { text: result.text } : {}),
    })),
    files: results.flatMap(({ relativePath, result }) => ('text' in result ? { relativePath, text: result.text } : [])),
    problems: [...problems, ...[...results, ...drawings].flatMap(({ result }) => ('problem' in result ? result.problem : []))],
  };
}

/** All documents or posts. */
export function readCollection(root: string, collection: SourceText['collection']): FilesRead<SourceText> {
  const { files, ...rest } = readFiles(root, collection);
  return { files: files.map((file) => ({ collection, ...file })), ...rest };
}
