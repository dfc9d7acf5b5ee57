/** A picture of pixels; its file is named from the root of the project. */
export interface Picture {
  readonly file: string;
  readonly bytes: Buffer;
}
