import { photoEndings } from '../../model/photo';

/** A folder of content: what its files end in, how large they may be, and what to do with any other file. */
export interface SourceFolder {
  readonly endings: readonly string[];
  /** Endings of pictures that may be beside its files. */
  readonly pictures?: readonly string[];
  /** Most bytes of a file. */
  readonly mostBytes: number;
  /** Most characters of a line; drawings have long ones. */
  readonly longestLine: number;
  /** Its texts are copied into terminals, where a no-break space is no space. */
  readonly plainSpaces?: true;
  /** Names of files and folders, without the ending, and what they are made of. */
  readonly names?: { readonly pattern: RegExp; readonly words: string };
  readonly advice: string;
}

const addresses = { pattern: /^[a-z0-9]+([-_][a-z0-9]+)*$/, words: 'small letters, digits and hyphens' };

const pictureNames = { pattern: /^[A-Za-z0-9]+([-_.]+[A-Za-z0-9]+)*$/, words: 'letters, digits, hyphens and underscores' };

const text = { endings: ['.mdx', '.md'], pictures: ['.svg', ...photoEndings], mostBytes: 1_000_000, longestLine: 20_000 };

/** Most bytes of a photo: those of a camera have 5 to 30 million. */
export const mostPhotoBytes = 50_000_000;

/** The folders of content, by name. */
export const sourceFolders = {
  docs: {
    ...text,
    names: addresses,
    advice: 'Documents end in .mdx or .md, pictures in .svg, .jpg, .png, .webp or .avif; files to download are in static.',
  },
  // The name of a post is checked with the post.
  blog: { ...text, advice: 'Posts end in .mdx or .md, pictures in .svg, .jpg, .png, .webp or .avif; files to download are in static.' },
  data: {
    endings: ['.csv'],
    plainSpaces: true,
    mostBytes: 5_000_000,
    longestLine: 20_000,
    names: addresses,
    advice: 'Tables end in .csv.',
  },
  figures: {
    endings: ['.svg'],
    mostBytes: 5_000_000,
    longestLine: 5_000_000,
    names: pictureNames,
    advice: 'Drawings end in .svg, and photos are in content/photos.',
  },
} as const satisfies Readonly<Record<string, SourceFolder>>;

/** The folder of photos, which are no texts. */
export const photoFolder: SourceFolder = {
  endings: photoEndings,
  mostBytes: mostPhotoBytes,
  longestLine: 0,
  names: pictureNames,
  advice: 'Photos end in .jpg, .png, .webp, .avif or .heic, and drawings are in content/figures.',
};

/** Name of a folder of content. */
export type SourceFolderName = keyof typeof sourceFolders;
