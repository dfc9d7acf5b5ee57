import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface CodeBlock {
  readonly place: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

const root = path.resolve(__dirname, '../../..');

/** All fenced code blocks of a document, with the file and line each one starts at. */
export function codeBlocks(file: string, source: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: { language: string; title: string; line: number; indent: number; text: string[] } | undefined;
  source.split('\n').forEach((line, index) => {
    const fence = /^(\s*)```(\S*)(.*)/.exec(line);
    if (!fence) {
      open?.text.push(line.slice(open.indent));
    } else if (open) {
      blocks.push({ place: `${file}:${open.line}`, language: open.language, title: open.title, text: open.text.join('\n') });
      open = undefined;
    } else {
      const [, indent = '', language = '', rest = ''] = fence;
      open = { language, title: /title="([^"]*)"/.exec(rest)?.[1] ?? '', line: index + 1, indent: indent.length, text: [] };
    }
  });
  return blocks;
}

/** The code blocks of all documents and posts. */
export const blocksOfSite = (): CodeBlock[] =>
  ['content/docs', 'content/blog']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .flatMap((file) => codeBlocks(file, readFileSync(path.join(root, file), 'utf8')));
