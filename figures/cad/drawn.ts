import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, 'data/drawn.json');

/** What each committed drawing was drawn from: digests by file name. `npm run figures` draws again only what differs, and a test compares. */
export function readDrawn(): Record<string, string> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Keeps the digests of all drawings, sorted, so that a change shows as a change of its own lines. */
export function writeDrawn(digests: Readonly<Record<string, string>>): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
}
