import { darkStyle } from './darkMode';

/** Colours of line drawings. The dark mode has a partner for each (darkMode.ts); what names a wire or a plug is a trueColour. */
export const ink = {
  line: '#1f2933',
  soft: '#7b8794',
  faint: '#cbd2d9',
  accent: '#1b7f8c',
  accentSoft: '#cdeaee',
  danger: '#c62828',
} as const;

/** Line weights in px of a drawing shown at its own size: outline, edge and thin as in technical drawing. */
export const weight = { outline: 2.25, edge: 1.25, thin: 0.75 } as const;

/** One drawing: its file name in content/figures and its SVG text. */
export interface Drawing {
  readonly file: string;
  readonly svg: string;
}

/** Text made safe for an SVG text node or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/**
 * Wraps the body of a drawing: sets size, title and description for screen readers, and rounded joins.
 * The ground stays transparent but in the dark mode, so that the drawing works on paper and on any light surface.
 */
export function drawing(options: {
  file: string;
  width: number;
  height: number;
  title: string;
  description: string;
  body: string;
}): Drawing {
  const { file, width, height, title, description, body } = options;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" fill="none" stroke="${ink.line}" stroke-width="${weight.edge}" stroke-linecap="round" stroke-linejoin="round" font-size="14">`;
  return {
    file,
    svg: `${open}
<title>${escapeXml(title)}</title>
<desc>${escapeXml(description)}</desc>
${body.trim()}
${darkStyle(open + body)}
</svg>
`,
  };
}

/**
 * A label: where its words stand, how large they are, and what they say. The site's build writes them in its typeface, and references in braces, such as
 * `{part J4_A}`, from the tables. `code` is written in the typeface of code.
 */
export function label(
  x: number,
  y: number,
  text: string,
  options: { size?: number; anchor?: 'start' | 'middle' | 'end'; colour?: string; code?: boolean } = {},
): string {
  const { size = 14, anchor = 'middle', colour = ink.line, code = false } = options;
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${colour}" stroke="none"${code ? ' font-family="monospace"' : ''}>${escapeXml(text)}</text>`;
}
