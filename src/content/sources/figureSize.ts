/** Width and height in px of an SVG, from its root element or its view box; the page reserves the room before it loads. */
export function svgSize(svg: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const attribute = (name: string): number => Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1] ?? '');
  const [, , boxWidth, boxHeight] = (/\sviewBox="([^"]+)"/.exec(root)?.[1] ?? '').split(/[\s,]+/).map(Number);
  return { width: attribute('width') || boxWidth || 0, height: attribute('height') || boxHeight || 0 };
}
