import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../..');

/** Rooms whose words are all in src/site/words. */
const rooms = ['src/theme', 'src/search/interface', 'src/guides', 'src/templates'];

/** Attributes that a reader sees or hears. */
const spoken = new Set(['aria-label', 'aria-description', 'title', 'alt', 'label', 'placeholder', 'failed', 'note', 'words']);

/** Names that every language writes alike. */
const names = new Set(['RSS', 'Atom']);

const isWords = (text: string): boolean => /[A-Za-z]{2}/.test(text) && !names.has(text.trim());

const { AmpersandAmpersandToken, BarBarToken, PlusToken, QuestionQuestionToken } = ts.SyntaxKind;

/** Operators whose result can be one of their values. */
const joining = new Set([AmpersandAmpersandToken, BarBarToken, PlusToken, QuestionQuestionToken]);

/** Values that a condition or a template chooses from. */
function valuesOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isParenthesizedExpression(node)) return valuesOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return joining.has(node.operatorToken.kind) ? [node.left, node.right].flatMap(valuesOf) : [];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.flatMap(({ expression, literal }) => [...valuesOf(expression), literal])];
  return [node];
}

/** Literals among the values of a node that a reader would read. */
const literalsIn = (node: ts.Node): string[] =>
  valuesOf(node).flatMap((value) =>
    (ts.isStringLiteralLike(value) || ts.isTemplateHead(value) || ts.isTemplateMiddleOrTemplateTail(value)) && isWords(value.text)
      ? [value.text.trim()]
      : [],
  );

/** Words of the interface that a component, or what the build writes with `text(…)`, has in itself. */
function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer && ts.isStringLiteral(node.initializer))
      if (isWords(node.initializer.text)) found.push(node.initializer.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) found.push(...literalsIn(node.expression));
    if (ts.isCallExpression(node) && node.expression.getText() === 'text') found.push(...node.arguments.flatMap(literalsIn));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((words) => `${file}: ${words}`);
}

it('words of header, navigation, search, guides and pages without a document are in src/site/words', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
      .map((file) => `${room}/${file}`),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(wordsIn)).toEqual([]);
});
