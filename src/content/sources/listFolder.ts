import { lstatSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problems';
import { photoEndings } from '../../model/photo';
import { photoFolder, sourceFolders } from './sourceFolders';
import type { SourceFolder, SourceFolderName } from './sourceFolders';

/** Paths below a content folder, sorted, and problems with everything else in it. */
export interface FolderList {
  readonly files: readonly string[];
  /** Pictures beside the sources. */
  readonly pictures: readonly string[];
  readonly problems: readonly Problem[];
}

/** Deepest nesting of folders. */
const deepest = 20;

/** Problem with an entry that is neither file nor folder. Reading a pipe would block, and a link may point anywhere. */
function oddKind(entry: Dirent): string | undefined {
  if (entry.isFile() || entry.isDirectory()) return undefined;
  if (entry.isSymbolicLink()) return 'is a symbolic link. Copy the file here.';
  return 'is a pipe, a socket or a device. Remove it.';
}

function nameMistake(name: string, folder: SourceFolder): string | undefined {
  const { names } = folder;
  if (!names || names.pattern.test(name)) return undefined;
  return `its name "${name}" becomes part of an address. Use ${names.words}.`;
}

/** Which of the extensions a name has. Cameras write photo extensions in capitals. */
const endingOf = (name: string, endings: readonly string[]): string | undefined =>
  endings.find((ending) => (photoEndings.includes(ending) ? name.toLowerCase() : name).endsWith(ending));

const pictureMistake = (name: string): string | undefined =>
  /^[\w.-]+$/.test(name) ? undefined : `its name "${name}" is part of an address. Use letters, digits, hyphens and underscores.`;

/**
 * Lists the files of a content folder. Skips names that begin with a dot, as Gatsby does. Reports all other entries that aren't sources or
 * folders: they would be ignored silently or stop the build.
 */
export function listFolder(root: string, name: SourceFolderName | 'photos'): FolderList {
  const folder: SourceFolder = name === 'photos' ? photoFolder : sourceFolders[name];
  const files: string[] = [];
  const pictures: string[] = [];
  const problems: Problem[] = [];
  const walk = (below: string, depth: number): void => {
    const report = (file: string, message: string): void => void problems.push({ file: `content/${name}/${file}`, message });
    let entries: Dirent[];
    try {
      entries = readdirSync(path.join(root, 'content', name, below), { withFileTypes: true });
    } catch (error) {
      return report(below, `the folder can't be read: ${error instanceof Error ? error.message : String(error)}.`);
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const file = below + entry.name;
      const odd = oddKind(entry);
      const ending = endingOf(entry.name, folder.endings);
      const isPicture = ending === undefined && endingOf(entry.name, folder.pictures ?? []) !== undefined;
      // A picture's published address comes from its content, not its name.
      const wrongName = isPicture
        ? pictureMistake(entry.name)
        : nameMistake(ending ? entry.name.slice(0, -ending.length) : entry.name, folder);
      if (odd !== undefined) report(file, odd);
      else if (entry.isDirectory() && ending) report(file, `is a folder with the extension of a file. Rename it without ${ending}.`);
      else if (entry.isDirectory() && depth === deepest) report(file, `is nested in more than ${deepest} folders. Move it up.`);
      else if (!entry.isDirectory() && !ending && !isPicture) report(file, `is ignored. ${folder.advice}`);
      else if (wrongName !== undefined) report(file, wrongName);
      else if (entry.isDirectory()) walk(`${file}/`, depth + 1);
      else (isPicture ? pictures : files).push(file);
    }
  };
  // The folder is optional.
  if (lstatSync(path.join(root, 'content', name), { throwIfNoEntry: false })) walk('', 0);
  return { files: files.sort(), pictures: pictures.sort(), problems };
}
