import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problems';
import { listFolder, sourceFolders } from './sourceFolders';
import type { SourceFolder, SourceFolderName } from './sourceFolders';
import { textOfBytes } from './textOfBytes';
import type { SourceResult } from './textOfBytes';

/** Reads a source as UTF-8. `file` is its path from the project root. Reports files that don't suit their folder. */
function readSource(root: string, file: string, folder: SourceFolder): SourceResult {
  const failed = (message: string): SourceResult => ({ problem: { file, message } });
  const place = path.join(root, file);
  try {
    const { size } = lstatSync(place);
    // Checks the size before reading the file into memory.
    if (size > folder.maxBytes) return failed(`has ${size} bytes. Files here may have ${folder.maxBytes}. Split it.`);
    return textOfBytes(readFileSync(place), file, folder);
  } catch (error) {
    return failed(`can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** A file of a content folder. */
interface SourceFile {
  /** Path below the folder, with forward slashes. */
  readonly relativePath: string;
  readonly text: string;
}

/** A file of documents or posts. */
export interface SourceText extends SourceFile {
  readonly collection: 'docs' | 'blog';
}

/** A picture beside documents: its name below content, and the text of a drawing. */
interface PictureFile {
  readonly name: string;
  readonly text?: string;
}

/** Readable files of a content folder, and problems with the others. */
interface FilesRead<File> {
  readonly files: readonly File[];
  readonly pictures: readonly PictureFile[];
  readonly problems: readonly Problem[];
}

/** Photos are read later. */
const noText = {} as { readonly text?: string };

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

/** Reads all documents or posts. */
export function readCollection(root: string, collection: SourceText['collection']): FilesRead<SourceText> {
  const { files, ...rest } = readFiles(root, collection);
  return { files: files.map((file) => ({ collection, ...file })), ...rest };
}
