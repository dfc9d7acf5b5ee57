/** A folder of content: what its files end in, how large they may be, and what to do with any other file. */
export interface SourceFolder {
  readonly ending: string;
  /** Most bytes of a file. */
  readonly mostBytes: number;
  /** Most characters of a line; drawings have long ones. */
  readonly longestLine: number;
  /** Names of files and folders, without the ending, and what they are made of. */
  readonly names?: { readonly pattern: RegExp; readonly words: string };
  readonly advice: string;
}

const addresses = { pattern: /^[a-z0-9]+([-_][a-z0-9]+)*$/, words: 'small letters, digits and hyphens' };

const text = { ending: '.mdx', mostBytes: 1_000_000, longestLine: 20_000 };

/** The folders of content, by name. */
export const sourceFolders = {
  docs: { ...text, names: addresses, advice: 'Documents end in .mdx; drawings are in content/figures, and files to download in static.' },
  // The name of a post is checked with the post.
  blog: { ...text, advice: 'Posts end in .mdx; drawings are in content/figures, and files to download in static.' },
  data: { ending: '.csv', mostBytes: 5_000_000, longestLine: 20_000, names: addresses, advice: 'Tables end in .csv.' },
  figures: {
    ending: '.svg',
    mostBytes: 5_000_000,
    longestLine: 5_000_000,
    names: { pattern: /^[A-Za-z0-9]+([-_.]+[A-Za-z0-9]+)*$/, words: 'letters, digits, hyphens and underscores' },
    advice: 'Drawings end in .svg.',
  },
} as const satisfies Readonly<Record<string, SourceFolder>>;

/** Name of a folder of content. */
export type SourceFolderName = keyof typeof sourceFolders;
