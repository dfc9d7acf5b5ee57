import { createHash } from 'node:crypto';

/** Short name of some texts by their content. */
export function digest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update('\0').update(text);
  return hash.digest('base64url').slice(0, 22);
}
