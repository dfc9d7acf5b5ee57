/** What was measured, by reading and arm: `R10.right`. */
export type Measured = Readonly<Record<string, string>>;

/** Longest value that is kept; a meter shows fewer characters. */
export const longestValue = 40;

const nothing: Measured = {};

/** Parses stored values. Skips what isn't a short text, since other code can write to storage. */
export function readMeasured(stored: string | null): Measured {
  try {
    const values: unknown = JSON.parse(stored ?? '{}');
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return nothing;
    return Object.fromEntries(
      Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '' && value.length <= longestValue),
    );
  } catch {
    return nothing;
  }
}

/** Stored form of the values with one of them changed; null if none is left. */
export function withValue(measured: Measured, key: string, value: string): string | null {
  const kept = Object.entries({ ...measured, [key]: value.slice(0, longestValue) }).filter(([, each]) => each.trim() !== '');
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null;
}
