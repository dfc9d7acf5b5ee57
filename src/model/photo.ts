/** Endings of the files that are photos. */
export const photoEndings: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif'];

/** Whether a name is that of a photo, and not of a drawing. */
export const isPhoto = (name: string): boolean => photoEndings.some((ending) => name.toLowerCase().endsWith(ending));

/** A photo as pages show it: its size after it was turned upright, and the name that its files begin with. */
export interface Photo {
  readonly name: string;
  /** Size in px. */
  readonly width: number;
  readonly height: number;
  /** Begins the names of its files, and changes with its content. */
  readonly key: string;
}

/** Formats of its files; browsers take the first that they know. */
export const photoFormats = ['avif', 'jpg'] as const;

/** Format of a file of a photo. */
export type PhotoFormat = (typeof photoFormats)[number];

/** Widths in px: a phone, a column, a column on a fine screen, a window. */
const widths = [480, 960, 1440];

const largest = 1920;

/** Folder of the files, in which nothing is made of names that authors choose. */
export const photoFolderAddress = '/static/photos/';

/** Widths that a photo comes in; none is larger than itself. */
export const photoWidths = ({ width }: Pick<Photo, 'width'>): number[] => [
  ...widths.filter((each) => each < width),
  Math.min(width, largest),
];

/** Width of the file that everybody gets who doesn't choose: Markdown, feeds, offline, old browsers. */
export const plainWidth = (photo: Pick<Photo, 'width'>): number => Math.min(photo.width, 960);

/** Address of a file of a photo. */
export const photoAddress = ({ key }: Pick<Photo, 'key'>, width: number, format: PhotoFormat): string =>
  `${photoFolderAddress}${key}-${width}.${format}`;

/** Height of a file of a photo. */
export const scaledHeight = ({ width, height }: Pick<Photo, 'width' | 'height'>, to: number): number => Math.round((height * to) / width);
