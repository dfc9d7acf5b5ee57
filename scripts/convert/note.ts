/** Something that a page loses when it is converted, with its line in the page as it was. */
export interface Note {
  readonly line: number;
  readonly message: string;
}

/** Tells what is lost on a line. */
export type Tell = (line: number, message: string) => void;
