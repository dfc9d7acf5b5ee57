import { lstatSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import path from 'node:path';
import { photoEndings } from '../../model/photo';
import type { Problem } from '../../model/problems';

/** Rules for files of a content folder; `advice` is for files with another extension. */
export interface SourceFolder {
  readonly endings: readonly string[];
  /** Extensions of pictures allowed beside its files. */
  readonly pictures?: readonly string[];
  /** Largest file in bytes. */
  readonly maxBytes: number;
  /** Most characters of a line. Drawings have long lines. */
  readonly longestLine: number;
  /** Forbids no-break spaces, because readers copy its texts into terminals. */
  readonly plainSpaces?: true;
  /** Pattern for names without extension, and its description for messages. */
  readonly names?: { readonly pattern: RegExp; readonly words: string };
  readonly advice: string;
}

const addresses = { pattern: /^[a-z0-9]+([-_][a-z0-9]+)*$/, words: 'lower-case letters, digits and hyphens' };

const pictureNames = { pattern: /^[A-Za-z0-9]+([-_.]+[A-Za-z0-9]+)*$/, words: 'letters, digits, hyphens and underscores' };

const text = { endings: ['.mdx', '.md'], pictures: ['.svg', ...photoEndings], maxBytes: 1_000_000, longestLine: 20_000 };

/** Largest photo in bytes. Cameras produce 5 to 30 million. */
export const maxPhotoBytes = 50_000_000;

/** Content folders by name. */
export const sourceFolders = {
  docs: {
    ...text,
    names: addresses,
    advice: 'Documents end in .mdx or .md, pictures in .svg, .jpg, .png, .webp or .avif. Put downloads into static.',
  },
  // `readPostFile` checks the names of posts.
  blog: { ...text, advice: 'Posts end in .mdx or .md, pictures in .svg, .jpg, .png, .webp or .avif. Put downloads into static.' },
  data: {
    endings: ['.csv'],
    plainSpaces: true,
    maxBytes: 5_000_000,
    longestLine: 20_000,
    names: addresses,
    advice: 'Tables end in .csv.',
  },
  figures: {
    endings: ['.svg'],
    maxBytes: 5_000_000,
    longestLine: 5_000_000,
    names: pictureNames,
    advice: 'Drawings end in .svg. Put photos into content/photos.',
  },
} as const satisfies Readonly<Record<string, SourceFolder>>;

/** The folder of photos, which are binary. */
const photoFolder: SourceFolder = {
  endings: photoEndings,
  maxBytes: maxPhotoBytes,
  longestLine: 0,
  names: pictureNames,
  advice: 'Photos end in .jpg, .png, .webp, .avif or .heic. Put drawings into content/figures.',
};

export type SourceFolderName = keyof typeof sourceFolders;

/** Paths below a content folder, sorted, and problems with everything else in it. */
interface FolderList {
  readonly files: readonly string[];
  /** Pictures beside the sources. */
  readonly pictures: readonly string[];
  readonly problems: readonly Problem[];
}

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
  const walk = (below: string): void => {
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
      else if (!entry.isDirectory() && !ending && !isPicture) report(file, `is ignored. ${folder.advice}`);
      else if (wrongName !== undefined) report(file, wrongName);
      else if (entry.isDirectory()) walk(`${file}/`);
      else (isPicture ? pictures : files).push(file);
    }
  };
  // The folder is optional.
  if (lstatSync(path.join(root, 'content', name), { throwIfNoEntry: false })) walk('');
  return { files: files.sort(), pictures: pictures.sort(), problems };
}
