import { lstatSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problems';
import { photoEndings } from '../../model/photo';
import { photoFolder, sourceFolders } from './sourceFolders';
import type { SourceFolder, SourceFolderName } from './sourceFolders';

/** Paths below a folder of content, sorted, and everything there that is no source. */
export interface FolderList {
  readonly files: readonly string[];
  /** Pictures beside them. */
  readonly pictures: readonly string[];
  readonly problems: readonly Problem[];
}

/** Folders in each other at most. */
const deepest = 20;

/** What a directory entry is, where it is neither file nor folder. Reading a pipe would wait for ever, and a link may lead anywhere. */
function oddKind(entry: Dirent): string | undefined {
  if (entry.isFile() || entry.isDirectory()) return undefined;
  if (entry.isSymbolicLink()) return 'is a symbolic link. Put the file itself here.';
  return 'is no file but a pipe, a socket or a device. Remove it.';
}

function nameMistake(name: string, folder: SourceFolder): string | undefined {
  const { names } = folder;
  if (!names || names.pattern.test(name)) return undefined;
  return `its name "${name}" becomes a part of an address. Use ${names.words}.`;
}

/** Which ending a name has; photos come from cameras with capitals, too. */
const endingOf = (name: string, endings: readonly string[]): string | undefined =>
  endings.find((ending) => (photoEndings.includes(ending) ? name.toLowerCase() : name).endsWith(ending));

const pictureMistake = (name: string): string | undefined =>
  /^[\w.-]+$/.test(name) ? undefined : `its name "${name}" is part of an address. Use letters, digits, hyphens and underscores.`;

/**
 * Files of a folder of content. Names that begin with a dot are left out, as Gatsby does. Whatever is neither a source nor a folder
 * is a problem: it would be left out in silence, or stop the build when it is read.
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
      return report(below, `the folder cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const file = below + entry.name;
      const odd = oddKind(entry);
      const ending = endingOf(entry.name, folder.endings);
      const isPicture = ending === undefined && endingOf(entry.name, folder.pictures ?? []) !== undefined;
      // The address of a picture is made of what it shows, and not of its name.
      const wrongName = isPicture
        ? pictureMistake(entry.name)
        : nameMistake(ending ? entry.name.slice(0, -ending.length) : entry.name, folder);
      if (odd !== undefined) report(file, odd);
      else if (entry.isDirectory() && ending) report(file, `is a folder, and ends like a file. Give it a name without ${ending}.`);
      else if (entry.isDirectory() && depth === deepest) report(file, `stands in more than ${deepest} folders. Move it up.`);
      else if (!entry.isDirectory() && !ending && !isPicture) report(file, `is left out. ${folder.advice}`);
      else if (wrongName !== undefined) report(file, wrongName);
      else if (entry.isDirectory()) walk(`${file}/`, depth + 1);
      else (isPicture ? pictures : files).push(file);
    }
  };
  // A project may do without the folder.
  if (lstatSync(path.join(root, 'content', name), { throwIfNoEntry: false })) walk('', 0);
  return { files: files.sort(), pictures: pictures.sort(), problems };
}
