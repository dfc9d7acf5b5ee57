/** Something that the output of a program shows, with the symptoms that it points to, the likeliest first. */
export interface OutputSign {
  /** What was seen, as the end of "The text shows …". */
  readonly seen: string;
  readonly symptoms: readonly string[];
}
