import type { Problem } from '../../model/problems';
import { svgSize } from './figureSize';
import { lineAt } from './lineAt';

interface Refusal {
  readonly pattern: RegExp;
  readonly what: string;
  readonly advice?: string;
}

/** What a drawing has no use for, and what would run, load something or read a file when a reader opens it by itself. */
const refusals: readonly Refusal[] = [
  { pattern: /<!(?:DOCTYPE|ENTITY)|<!\[/i, what: 'a document type, an entity or a section that hides its signs' },
  { pattern: /<\?(?!xml\s)/i, what: 'an instruction for programs' },
  {
    pattern: /<\/?(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|audio|video|animate\w*|set|discard)\b/i,
    what: 'an element that runs or loads something',
  },
  { pattern: /[\s"'/]on[a-z]+\s*=/i, what: 'an attribute that runs a program' },
  { pattern: /\b(?:href|src)\s*=\s*(?!["']#)/i, what: 'an address outside of itself' },
  { pattern: /url\(\s*(?!["']?#)/i, what: 'an address outside of itself' },
  { pattern: /@import|image-set\(|expression\(|javascript:/i, what: 'a style that loads or runs something' },
  { pattern: /xml:base|xmlns:ev|<[\w.-]+:/i, what: 'names of another vocabulary' },
  {
    pattern: /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i,
    what: 'an entity that SVG does not know',
    advice: 'Write &amp; for the sign, or take it out.',
  },
  { pattern: /\b(?:href|style|class|id)\s*=\s*["'][^"']*&#/i, what: 'an address or style written in numbers' },
];

/** Line of the first tag that is not closed, is closed by another one, or cannot be read; undefined where all are in order. */
function unbalancedLine(svg: string): number | undefined {
  // Text between tags holds no sign of one; an attribute may hold ">".
  const tag = /<(?:!--[\s\S]*?-->|\?[\s\S]*?\?>|(\/?)([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>)|[<>]/g;
  const open: string[] = [];
  for (const match of svg.matchAll(tag)) {
    const [whole, closing, name, , empty] = match;
    if (name === undefined && whole.length > 1) continue;
    if (name === undefined && whole === '>') continue;
    if (name === undefined || (closing && open.pop() !== name)) return lineAt(svg, match.index);
    if (!closing && !empty) open.push(name);
  }
  return open.length > 0 ? svg.split('\n').length : undefined;
}

/** What makes XML of a drawing that no browser shows: names of no vocabulary, and an attribute that stands twice in a tag. */
function namesMistake(svg: string): { index: number; message: string } | undefined {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  if (!/\sxmlns\s*=\s*(["'])http:\/\/www\.w3\.org\/2000\/svg\1/.test(root))
    return {
      index: svg.indexOf('<svg'),
      message: 'the drawing is shown by no browser: write xmlns="http://www.w3.org/2000/svg" into <svg>.',
    };
  for (const { 0: tag, index } of svg.matchAll(/<[\w.-]+(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))+/g)) {
    const names = Array.from(tag.matchAll(/\s([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g), ([, name = '']) => name);
    const twice = names.find((name, place) => names.indexOf(name) !== place);
    if (twice) return { index, message: `the drawing has the attribute "${twice}" twice in a tag. Take one out.` };
    const prefix = names
      .map((name) => /^(?!xml(?:ns)?:)([\w.-]+):/.exec(name)?.[1])
      .find((name) => name && !root.includes(`xmlns:${name}=`));
    if (prefix) return { index, message: `the drawing does not say what "${prefix}:" in an attribute means. Take it out.` };
  }
  return undefined;
}

/** Everything that is wrong with a drawing: it must be whole, and a picture and nothing else. */
export function checkDrawing(file: string, svg: string): Problem[] {
  if (svg.trim() === '') return [{ file, message: 'the drawing is empty. Draw it again, or delete the file.' }];
  if (!/^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(svg) || !/<\/svg>\s*$|<svg[^>]*\/>\s*$/.test(svg))
    return [{ file, line: 1, message: 'is no SVG drawing: it must begin with <svg …> and end with </svg>.' }];
  const problems = refusals.flatMap(({ pattern, what, advice = 'Take it out.' }): Problem[] => {
    const match = pattern.exec(svg);
    return match ? [{ file, line: lineAt(svg, match.index), message: `the drawing has ${what}: "${match[0].trim()}". ${advice}` }] : [];
  });
  if (problems.length > 0) return problems;
  const line = unbalancedLine(svg);
  if (line !== undefined) return [{ file, line, message: 'the drawing has a tag that is not closed or cannot be read. Draw it again.' }];
  const names = namesMistake(svg);
  if (names) return [{ file, line: lineAt(svg, names.index), message: names.message }];
  const { width, height } = svgSize(svg);
  if (width > 0 && height > 0) return [];
  return [{ file, line: 1, message: 'the drawing has no size: give <svg> a width and a height, or a viewBox.' }];
}
