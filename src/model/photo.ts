/** File extensions of photos. */
export const photoEndings: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif'];

/** Whether a file name is a photo's, not a drawing's. */
export const isPhoto = (name: string): boolean => photoEndings.some((ending) => name.toLowerCase().endsWith(ending));

/** A photo, as pages show it: upright size, and the prefix of its file names. */
export interface Photo {
  readonly name: string;
  /** Size in px. */
  readonly width: number;
  readonly height: number;
  /** Prefix of its file names; a hash of its content. */
  readonly key: string;
}

/** File formats. Browsers choose the first that they support. */
export const photoFormats = ['avif', 'jpg'] as const;

export type PhotoFormat = (typeof photoFormats)[number];

/** Widths in px, for a phone, a column, a column on a high-density screen, and a window. */
const widths = [480, 960, 1440];

const largest = 1920;

/** Published folder of photos. File names are hashes, not the names that authors chose. */
export const photoFolderAddress = '/static/photos/';

/** Widths of a photo's files; none is enlarged. */
export const photoWidths = ({ width }: Pick<Photo, 'width'>): number[] => [
  ...widths.filter((each) => each < width),
  Math.min(width, largest),
];

/** Width for readers that can't choose: Markdown, feeds, offline use, old browsers. */
export const plainWidth = (photo: Pick<Photo, 'width'>): number => Math.min(photo.width, 960);

export const photoAddress = ({ key }: Pick<Photo, 'key'>, width: number, format: PhotoFormat): string =>
  `${photoFolderAddress}${key}-${width}.${format}`;

export const scaledHeight = ({ width, height }: Pick<Photo, 'width' | 'height'>, to: number): number => Math.round((height * to) / width);
