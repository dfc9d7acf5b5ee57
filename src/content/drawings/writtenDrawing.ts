import path from 'node:path';
import { escapeText } from '../../model/escape';
import type { Problem } from '../../model/problems';
import { lineAt } from '../sources/textOfBytes';
import { crowdedLabels } from './crowded';
import type { WrittenLabel } from './crowded';
import { readLabels, scaleOf, sheetOf } from './labels';
import type { Label } from './labels';
import { glyphOf, unitsPerEm } from './outlines';
import type { Counted, Words, WriteWords } from './words';

/** Height of the middle of capitals above the line, in em: where a label keeps its place when its size changes. */
const middle = 0.334;

/** A balloon before a label, in em: its radius, the size of its number, and the way to the words. */
const balloon = { radius: 0.66, size: 0.89, room: 1.62 } as const;

/** Size in px of the text beside a drawing. */
const besideText = 16;

/** Widths of a drawing at which its words get a size, as shares of its own width. Between two, they are at most an eighth larger than the text. */
const widths = [1, 0.88, 0.77, 0.68] as const;

const round = (value: number): number => Number(value.toFixed(2));

/** A number without what SVG doesn't need: .04. */
const brief = (value: number): string => String(Number(value.toPrecision(4))).replace(/^(-?)0\./, '$1.');

/** Width of words in em. */
export const widthOf = ({ text, balloon: number }: Words, { typeface }: Pick<Label, 'typeface'>): number =>
  [...text].reduce((sum, character) => sum + (glyphOf(character, typeface)?.[0] ?? 0), 0) / unitsPerEm +
  (number === undefined ? 0 : balloon.room);

/** Outlines that a drawing uses, each defined once. */
class Outlines {
  private readonly ids = new Map<string, string>();

  use(path: string, x: number): string {
    let id = this.ids.get(path);
    if (id === undefined) {
      id = `_${this.ids.size.toString(36)}`;
      this.ids.set(path, id);
    }
    return `<use href="#${id}"${x === 0 ? '' : ` x="${x}"`}/>`;
  }

  /** Letters beside each other, from x in units of the outlines. */
  line(text: string, { typeface }: Pick<Label, 'typeface'>, x = 0): string {
    let at = x;
    return [...text]
      .map((character) => {
        const [advance, path] = glyphOf(character, typeface) ?? [0, ''];
        const used = path === '' ? '' : this.use(path, at);
        at += advance;
        return used;
      })
      .join('');
  }

  definitions(): string {
    if (this.ids.size === 0) return '';
    return `<defs>${[...this.ids].map(([path, id]) => `<path id="${id}" d="${path}"/>`).join('')}</defs>`;
  }
}

/** Attributes that outlines have from the label. */
const kept = ['fill', 'stroke', 'opacity', 'fill-opacity', 'visibility', 'display'];

/** Words as outlines. `size` names a class with the size for wide screens. */
function drawn(label: Label, words: Words, outlines: Outlines, size: string | undefined): string {
  const { x, y, attributes } = label;
  const width = widthOf(words, label) * unitsPerEm;
  const shift = label.anchor === 'start' ? 0 : label.anchor === 'end' ? -width : -width / 2;
  const attributesText = kept.flatMap((name) => (attributes.has(name) ? [` ${name}="${attributes.get(name) ?? ''}"`] : [])).join('');
  const own = attributes.get('transform') ?? '';
  const place = `${own}translate(${round(x)} ${round(y - middle * label.size)})`;
  const inner = `scale(${brief(label.size / unitsPerEm)})translate(${Math.round(shift)} ${middle * unitsPerEm})`;
  const indent = words.balloon === undefined ? 0 : Math.round(balloon.room * unitsPerEm);
  const letters = outlines.line(words.text, label, indent) + (words.balloon === undefined ? '' : balloonOf(words.balloon, label, outlines));
  return size === undefined
    ? `<g${attributesText} transform="${place}${inner}">${letters}</g>`
    : `<g${attributesText} transform="${place}"><g class="${size}" transform="${inner}">${letters}</g></g>`;
}

/** Colours of the numbers in balloons: those of the ground. */
const numberColours = '.number{fill:#fff}@media screen and (prefers-color-scheme:dark){.number{fill:#1a2127}}';

/** A filled circle with a number, its left edge at 0. */
function balloonOf(number: number, label: Label, outlines: Outlines): string {
  const text = String(number);
  const width = widthOf({ text }, label) * balloon.size;
  const centre = balloon.radius + 0.03;
  const [cx, cy, r] = [centre, -middle, balloon.radius].map((value) => Math.round(value * unitsPerEm));
  const left = Math.round((centre - width / 2) * unitsPerEm);
  const line = Math.round((-middle + middle * balloon.size) * unitsPerEm);
  const digits = outlines.line(text, label);
  return `<circle cx="${cx}" cy="${cy}" r="${r}"/><g class="number" transform="translate(${left} ${line})scale(${balloon.size})">${digits}</g>`;
}

/** Rules that keep words from being larger than the text beside a drawing, however wide it is shown. */
function sizeRules(sizes: ReadonlyMap<string, number>, width: number): string {
  const rules = [...widths].reverse().map((share) => {
    const smaller = [...sizes].filter(([, size]) => size * share > besideText);
    const inside = smaller.map(([name, size]) => `.${name}{scale:${brief(besideText / (size * share))}}`).join('');
    return inside === '' ? '' : `@media(min-width:${Math.floor(width * share)}px){${inside}}`;
  });
  return rules.join('');
}

/** What a drawing is called, with its references written, and described by its words if nothing else describes it. */
function described(svg: string, write: (label: string) => ReturnType<WriteWords>, words: readonly string[]): string {
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1];
  return svg.replace(/<(title|desc)>([^<]*)<\/\1>/g, (whole, name: string, text: string) => {
    if (name === 'desc' && text === title && words.length > 0) return `<desc>${escapeText(words.join(', '))}</desc>`;
    const found = text.includes('{') ? write(text) : undefined;
    return found && 'text' in found ? `<${name}>${escapeText(found.text)}</${name}>` : whole;
  });
}

/** Says where labels that count pieces in part don't add up. A detail, whose name goes on behind the step, may leave some out. */
function wrongSums(file: string, counted: readonly Counted[]): string[] {
  const isDetail = !/-\d+(-left|-right)?\.svg$/.test(file);
  return [...new Set(counted.map(({ id }) => id))].flatMap((id) => {
    const labels = counted.filter((each) => each.id === id);
    const [sum, count] = [labels.reduce((all, { some }) => all + some, 0), labels[0]?.count ?? 0];
    if (sum === count || (isDetail && sum < count)) return [];
    return `the labels count ${sum} × "${id}" in all, but the step takes ${count} by build-steps.csv. Correct the numbers behind "×".`;
  });
}

/** A drawing as it is published, and what is wrong with its labels. */
interface WrittenDrawing {
  readonly svg: string;
  readonly problems: readonly Problem[];
}

/**
 * Writes the labels of a drawing: their words from the tables, as outlines of the site's typeface. An `<img>` can't use the fonts of its page, and
 * another font has other widths. On a phone words are as large as the drawing has room for, elsewhere at most as large as the text beside it.
 */
export function writtenDrawing(file: string, source: string, writeWords: WriteWords): WrittenDrawing {
  const write = (label: string): ReturnType<WriteWords> => writeWords(label, path.posix.basename(file));
  const labels = readLabels(source);
  const problems: Problem[] = [];
  const outlines = new Outlines();
  const sizes = new Map<string, number>();
  const said: string[] = [];
  const all: WrittenLabel[] = [];
  const counted: Counted[] = [];
  let hasNumbers = false;
  const pieces: string[] = [];
  let end = 0;
  for (const label of labels) {
    const words = write(label.text);
    const report = (message: string): void => void problems.push({ file, line: lineAt(source, label.from), message });
    if ('mistake' in words) {
      report(`${words.mistake}`);
      continue;
    }
    const missing = [...words.text].filter((character) => glyphOf(character, label.typeface) === undefined);
    if (missing.length > 0)
      report(`the label "${words.text}" has "${[...new Set(missing)].join('')}", which the typeface lacks. Write it in other words.`);
    const shown = label.size * scaleOf(label.matrix);
    let size: string | undefined;
    if (shown > besideText) {
      size = `s${Math.round(shown * 10)}`;
      sizes.set(size, shown);
    }
    counted.push(...(words.counted ?? []));
    all.push({ label, text: words.text, width: widthOf(words, label) });
    hasNumbers ||= words.balloon !== undefined;
    said.push(words.balloon === undefined ? words.text : `${words.balloon}: ${words.text}`);
    pieces.push(source.slice(end, label.from), drawn(label, words, outlines, size));
    end = label.to;
  }
  pieces.push(source.slice(end));
  problems.push(...wrongSums(file, counted).map((message) => ({ file, message })));
  for (const { from, message } of crowdedLabels(source, all)) problems.push({ file, line: lineAt(source, from), message, warning: true });
  const rules = (hasNumbers ? numberColours : '') + sizeRules(sizes, sheetOf(source).width);
  const more = outlines.definitions() + (rules === '' ? '' : `<style>${rules}</style>`);
  const svg = described(pieces.join(''), write, said);
  return { svg: more === '' ? svg : svg.replace(/\s*<\/svg>\s*$/, `${more}</svg>\n`), problems };
}
