import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../..');

/** Rooms whose words are all in src/site/words. */
const plugins = ['src/theme', 'src/search/interface', 'src/guides/bench-mode', 'src/guides/steps'];

/** Attributes that a reader sees or hears. */
const spoken = new Set(['aria-label', 'aria-description', 'title', 'alt', 'label', 'placeholder', 'failed', 'note', 'words']);

const isWords = (text: string): boolean => /[A-Za-z]{2}/.test(text);

/** Words of the interface that a component has in itself. */
function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer && ts.isStringLiteral(node.initializer))
      if (isWords(node.initializer.text)) found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((words) => `${file}: ${words}`);
}

it('words of header, navigation, search and steps are in src/site/words', () => {
  const files = plugins.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.includes('__tests__'))
      .map((file) => `${room}/${file}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(wordsIn)).toEqual([]);
});
