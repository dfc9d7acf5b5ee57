import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Fields of a package.json that a notice needs. */
interface PackageFields {
  readonly name: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: Person;
  readonly authors?: readonly Person[];
}

type Person = string | { readonly name: string };

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Text of a licence for a package that ships without it. This project's own licence is the Apache License. */
function standardText(root: string, { license, author, authors = [] }: PackageFields): string | undefined {
  const [person] = author === undefined ? authors : [author];
  const holder = typeof person === 'string' ? person.replace(/\s*[<(].*$/, '') : person?.name;
  if (license === 'MIT' && holder) return `MIT License\n\nCopyright (c) ${holder}\n\n${mit}`;
  return license === 'Apache-2.0' ? readFileSync(path.join(root, 'LICENSE'), 'utf8').trim() : undefined;
}

/** Folders of the packages that files belong to, without repeats. */
export const packageFolders = (files: Iterable<string>): string[] => [
  ...new Set([...files].flatMap((file) => /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? [])),
];

/** Name, version and licence text of the package in a folder. Throws if there is no text, because the package must not ship without it. */
export function packageNotice(root: string, folder: string): string {
  // Packages have these fields.
  const fields = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageFields;
  const entries = readdirSync(path.join(root, folder));
  const read = (pattern: RegExp): string[] =>
    entries.filter((name) => pattern.test(name)).map((name) => readFileSync(path.join(root, folder, name), 'utf8').trim());
  const [text = standardText(root, fields)] = read(/^(licen[cs]e|copying)/i);
  if (text === undefined)
    throw new Error(
      `The package ${fields.name} (${fields.license ?? 'no licence'}) is published with the site, but has no licence text. Leave it out, or add the text of its licence to src/files/notices.ts.`,
    );
  return [`${fields.name} ${fields.version ?? ''}`.trim(), text, ...read(/^notice/i)].join('\n\n');
}

/** Licence texts of the packages in folders, by name. */
export const packageNotices = (root: string, folders: readonly string[]): string =>
  `${[...new Set(folders.map((folder) => packageNotice(root, folder)))].sort().join(`\n\n${'='.repeat(59)}\n\n`)}\n`;
