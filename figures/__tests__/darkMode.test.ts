import { darkStyle } from '../darkMode';
import { ink } from '../svg';
import { trueColour, wireColour } from '../trueColours';
import { wirePath } from '../wirePath';
import { drawingText, modelDrawings, programDrawings } from './drawnFiles';

/** Relative luminance of a colour as WCAG 2 defines it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => {
    const value = Number.parseInt(digit, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
const styleOf = (colour: string): string => darkStyle(`<path fill="${colour}"/>`);
const partnerOf = (colour: string): string => /\{fill:(#\w+)\}/.exec(styleOf(colour))?.[1] ?? '';
const ground = /background:(#\w+)/.exec(styleOf('none'))?.[1] ?? '';

describe('the dark mode of a drawing', () => {
  it('is in every drawing of a program, for just the colours that it has', () => {
    const files = [...modelDrawings, ...programDrawings].filter((file) => file !== 'part-icons.svg');
    const wrong = files.filter((file) => {
      const svg = drawingText(file);
      const style = /<style>.*<\/style>/.exec(svg)?.[0] ?? '';
      return style !== darkStyle(svg.replace(style, ''));
    });
    expect(files.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('turns what words are written in so that they can be read, and leaves true colours as they are', () => {
    for (const colour of [ink.line, ink.soft, ink.accent, ink.danger, '#55606b', '#0d5661'])
      expect({ colour, readable: contrast(partnerOf(colour), ground) >= 4.5 }).toEqual({ colour, readable: true });
    expect(contrast(partnerOf('#fff'), partnerOf(ink.accent))).toBeGreaterThan(4.5);
    for (const colour of Object.values(trueColour)) expect(styleOf(colour)).not.toContain('{fill:');
  });

  it('shows red on both grounds, and black on the dark one by its edge', () => {
    for (const behind of ['#fff', ground]) expect(contrast(trueColour.red, behind)).toBeGreaterThan(3);
    const wire = wirePath('M0 0H9', wireColour('black'), 4);
    const edge = /\.edge\{stroke:(#\w+)\}/.exec(darkStyle(wire))?.[1] ?? '';
    expect(contrast(edge, ground)).toBeGreaterThan(4.5);
    expect(contrast(edge, trueColour.black)).toBeGreaterThan(4.5);
    expect(styleOf('none')).not.toContain('.edge');
  });

  it('refuses a colour that it does not know, and a wire of no colour', () => {
    expect(() => styleOf('#123456')).toThrow('#123456');
    expect(() => wireColour('pink')).toThrow('no wire that is "pink"');
  });
});
