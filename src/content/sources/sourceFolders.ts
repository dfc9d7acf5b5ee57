import { photoEndings } from '../../model/photo';

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
export const photoFolder: SourceFolder = {
  endings: photoEndings,
  maxBytes: maxPhotoBytes,
  longestLine: 0,
  names: pictureNames,
  advice: 'Photos end in .jpg, .png, .webp, .avif or .heic. Put drawings into content/figures.',
};

/** Name of a content folder. */
export type SourceFolderName = keyof typeof sourceFolders;
