import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScratchSite } from './scratchSite';

/** An edit of a contributor, and what `npm run check` must report if more has to follow it. */
export interface Edit {
  readonly name: string;
  readonly apply: (site: ScratchSite) => void;
  /** Script of the project that the guide for contributors tells them to run after this edit. */
  readonly runs?: string;
  /** A mistake or warning that the check must report. Without it, the check must report no mistake. */
  readonly finds?: RegExp;
  /** What the author does then, beyond the advice that a program can read from the messages. */
  readonly mend?: (site: ScratchSite) => void;
  /** Files of `public` with words that they must contain after the build. */
  readonly shows?: (site: ScratchSite) => Readonly<Record<string, string>>;
}

/** A sentence that no page has. */
export const sentence = 'Keep the bench dry and well lit while you work.';

/** A document with a title and a text. */
export const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: A page that somebody has added to try how that is done.\n---\n\n${body}\n`;

/** Where the text of a document begins. */
export const frontmatterEnd = (text: string): number => text.indexOf('\n---', 3) + 5;

/** Files of all documents. */
export const documents = (site: ScratchSite): string[] => site.files('content/docs', '.mdx');

/** The first document with a text that fits. */
export function documentWith(site: ScratchSite, fits: (text: string) => boolean): string {
  const file = documents(site).find((name) => fits(site.read(name)));
  if (!file) throw new Error('No document has what an edit needs. Change bench/edits.');
  return file;
}

/** A text with words put before the last place of a mark. */
export function beforeLast(text: string, mark: string, words: string): string {
  const at = text.lastIndexOf(mark);
  return `${text.slice(0, at)}${words}${text.slice(at)}`;
}

/** Writes a photo as a phone does: lying on its side, with a note that says so. */
export const addPhoto = (site: ScratchSite, name: string): void =>
  site.write(`content/photos/${name}`, readFileSync(path.resolve(__dirname, '../../__tests__/fixtures/photos/on-its-side.jpg')));

/** Names a new document first in a sidebar. */
export const nameInSidebar = (site: ScratchSite, sidebar: string, id: string): void =>
  site.change('src/site/sidebars.ts', (text) => text.replace(new RegExp(`(\\b${sidebar}: \\[\\n)`), `$1    '${id}',\n`));
