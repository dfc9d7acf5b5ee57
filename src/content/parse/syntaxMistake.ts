/** An error of syntax, in lines of the body. */
export interface SyntaxMistake {
  /** May name a range of the body, such as "(3:1-3:17)". */
  readonly reason: string;
  readonly line?: number;
  /** What to do; without it, that of a tag or brace. */
  readonly advice?: string;
}
