import { SaxesParser } from 'saxes';
import type { Problem } from '../../model/problems';
import { lineAt } from './textOfBytes';

export const rootTag = /<svg\s(?:"[^"]*"|'[^']*'|[^>"'])*>/;

/** Width and height of an SVG in px, from its root element or its view box. The page reserves the space. */
export function svgSize(svg: string): { width: number; height: number } {
  const root = rootTag.exec(svg)?.[0] ?? '';
  const attribute = (name: string): number =>
    Number.parseFloat(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1] ?? '');
  const [, , boxWidth, boxHeight] = (/\sviewBox\s*=\s*["']\s*([^"']+)/.exec(root)?.[1] ?? '').split(/[\s,]+/).map(Number);
  return { width: attribute('width') || boxWidth || 0, height: attribute('height') || boxHeight || 0 };
}

interface Refusal {
  readonly pattern: RegExp;
  readonly what: string;
  readonly advice?: string;
}

/** Markup that a drawing doesn't need, or that could run scripts or load resources when the file is opened. */
const refusals: readonly Refusal[] = [
  { pattern: /<!(?:DOCTYPE|ENTITY)|<!\[/i, what: 'a document type, an entity or a CDATA section' },
  { pattern: /<\?(?!xml\s)/i, what: 'a processing instruction' },
  {
    pattern: /<\/?(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|audio|video|animate\w*|set|discard)\b/i,
    what: 'an element that runs or loads something',
  },
  { pattern: /[\s"'/]on[a-z]+\s*=/i, what: 'an event handler' },
  { pattern: /\b(?:href|src)\s*=\s*(?!["']#)/i, what: 'an address outside itself' },
  { pattern: /url\(\s*(?!["']?#)/i, what: 'an address outside itself' },
  { pattern: /@import|image-set\(|expression\(|javascript:/i, what: 'a style that loads or runs something' },
  { pattern: /xml:base|xmlns:ev|<[\w.-]+:/i, what: 'another XML namespace' },
  {
    pattern: /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i,
    what: "an entity that SVG doesn't define",
    advice: 'Write &amp; for a literal "&", or remove it.',
  },
  { pattern: /\b(?:href|style|class|id)\s*=\s*["'][^"']*&#/i, what: 'an address or style with character references' },
];

const svgSpace = 'http://www.w3.org/2000/svg';

/** The root element of a drawing. */
interface Root {
  readonly attributes: Readonly<Record<string, string>>;
  readonly uri: string;
  readonly local: string;
}

/** Why a drawing is no XML. */
class XmlError extends Error {
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** The root of a drawing; undefined if it is empty. Throws the first XML error, with its line. */
function readRoot(svg: string): Root | undefined {
  let root: Root | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    throw new XmlError(Math.min(parser.line, svg.split('\n').length), reason);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const texts = Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
    root ??= { attributes: texts, uri, local };
  });
  parser.write(svg.replace(/^\uFEFF/, '')).close();
  return root;
}

const isLength = (text: string | undefined): boolean => text === undefined || /^\s*(?:\d+\.?\d*|\.\d+)(?:px|%)?\s*$/.test(text);

/** Mistake in the root element of a drawing. */
function rootMistake(root: Root | undefined): string | undefined {
  if (root?.local !== 'svg') return 'is not an SVG drawing. It must begin with <svg …> and end with </svg>.';
  if (root.uri !== svgSpace) return 'browsers don\'t show the drawing. Add xmlns="http://www.w3.org/2000/svg" to <svg>.';
  const { viewBox, width, height } = root.attributes;
  const box = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box && (box.length !== 4 || !box.every(Number.isFinite) || (box[2] ?? 0) <= 0 || (box[3] ?? 0) <= 0))
    return `the drawing has the viewBox "${viewBox}". Write four numbers, the last two above 0: "0 0 720 540".`;
  if (!isLength(width) || !isLength(height)) return `the drawing has the size "${width ?? ''}" × "${height ?? ''}". Write numbers in px.`;
  return undefined;
}

/** Reports markup that a drawing may not have, and drawings that aren't well-formed. */
export function checkDrawing(file: string, svg: string): Problem[] {
  if (svg.trim() === '') return [{ file, message: 'the drawing is empty. Draw it again, or delete the file.' }];
  if (!/<svg[\s/>]/.test(svg))
    return [{ file, line: 1, message: 'is not an SVG drawing. It must begin with <svg …> and end with </svg>.' }];
  const problems = refusals.flatMap(({ pattern, what, advice = 'Remove it.' }): Problem[] => {
    const match = pattern.exec(svg);
    return match ? [{ file, line: lineAt(svg, match.index), message: `the drawing has ${what}: "${match[0].trim()}". ${advice}` }] : [];
  });
  if (problems.length > 0) return problems;
  try {
    const message = rootMistake(readRoot(svg));
    if (message !== undefined) return [{ file, line: 1, message }];
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return [{ file, line: error.line, message: `the drawing is not well-formed XML: ${error.message}. Draw it again.` }];
  }
  const { width, height } = svgSize(svg);
  if (width > 0 && height > 0) return [];
  return [{ file, line: 1, message: 'the drawing has no size. Give <svg> a width and a height, or a viewBox.' }];
}
