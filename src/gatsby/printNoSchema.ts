const variable = 'GATSBY_SKIP_WRITING_SCHEMA_TO_FILE';

let before: string | undefined;

/**
 * Keeps Gatsby from printing the schema into a file of its cache, from which the worker that renders pages would declare all types again, and a server that
 * answers queries, of which there is none.
 */
export function printNoSchema(): void {
  before = process.env[variable];
  process.env[variable] = 'true';
}

/** Undoes it when the schema is there: Gatsby compiles its variables into the code of the pages. */
export function printAgain(): void {
  if (before === undefined) delete process.env[variable];
  else process.env[variable] = before;
}
