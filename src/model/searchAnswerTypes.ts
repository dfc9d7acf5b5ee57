/** A kind of short question that a table answers, with one line for each row: `J5 · send 0x05, receive 0x15`. */
export interface AnswerDefinition {
  /** Table of content/data. Rows with the same subject make one line; values in which they differ are listed. */
  readonly table: string;
  /** Another table that says more of each row: `by` is the column that holds the key of its row. */
  readonly joined?: { readonly table: string; readonly by: string };
  /** Column that says what the line is about. It is printed first. */
  readonly subject: string;
  /** Columns whose values a reader may write for the subject; the subject's own unless told. */
  readonly names?: readonly string[];
  /** The line after the subject, with columns in braces: "send {send_can_id_hex}". Units are added. */
  readonly text: string;
  /** Words that ask for this line, in the singular. */
  readonly topics: readonly string[];
  /** Words that may stand beside them and change nothing, such as "left" where both arms are the same. */
  readonly indifferent?: readonly string[];
  /** The subject by itself asks for this line, too. */
  readonly alone?: true;
  /** Where the table stands: a page with an anchor. */
  readonly path: string;
}
