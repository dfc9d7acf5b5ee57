/** Which records are of which page. Both are numbered in reading order. */
export interface RecordLayout {
  /** Page of each record. */
  readonly pageOf: readonly number[];
  /** First record of each page, which is the page's top, and at the end the number of all records. */
  readonly firstOf: readonly number[];
}

/** Lays out records; `counts` says how many each page has. */
export function recordLayout(counts: readonly number[]): RecordLayout {
  const firstOf = [0];
  for (const count of counts) firstOf.push((firstOf.at(-1) ?? 0) + count);
  return { firstOf, pageOf: counts.flatMap((count, page) => Array.from({ length: count }, () => page)) };
}
