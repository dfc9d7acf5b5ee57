import { inflateSync } from 'node:zlib';

/** Decoded stream of an object. */
function streamOf(object: string): string {
  const start = /stream\r?\n/.exec(object);
  const length = /\/Length (\d+)/.exec(object)?.[1];
  if (!start || !length) return '';
  const from = start.index + start[0].length;
  const bytes = Buffer.from(object.slice(from, from + Number(length)), 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const fromUtf16 = (hex: string): string => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** A font: its characters by code, and the number of hexadecimal digits of a code. */
interface Font {
  readonly digits: number;
  readonly glyphs: ReadonlyMap<number, string>;
}

/** A font by its ToUnicode map. One with variable weights is drawn glyph by glyph, and has codes of one byte. */
function fontOf(map: string): Font {
  const digits = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  const glyphs = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) glyphs.set(Number.parseInt(glyph, 16), fromUtf16(text));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      for (let glyph = first; glyph <= last; glyph++)
        glyphs.set(glyph, String.fromCharCode(Number.parseInt(text.slice(-4), 16) + glyph - first));
    }
  return { digits, glyphs };
}

/** Text of each sheet of Chromium's PDF in paint order, without spaces: margins first, labels of drawings included. */
export function sheetTexts(pdf: Buffer): string[] {
  const objects = new Map<string, string>();
  for (const [, number = '', object = ''] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\r?\n?([\s\S]*?)\r?\nendobj/g))
    objects.set(number, object);
  const target = (object: string, pattern: RegExp): string => objects.get(pattern.exec(object)?.[1] ?? '') ?? '';
  return [...objects.values()]
    .filter((object) => /\/Type\s*\/Page\b(?!s)/.test(object))
    .map((page) => {
      const fonts = new Map(
        [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [
          name,
          fontOf(streamOf(target(objects.get(number) ?? '', /\/ToUnicode (\d+) 0 R/))),
        ]),
      );
      let font: Font = { digits: 4, glyphs: new Map() };
      let text = '';
      for (const [, name, shown = ''] of streamOf(target(page, /\/Contents (\d+) 0 R/)).matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
        if (name) font = fonts.get(name) ?? font;
        else
          for (let at = 0; at < shown.length; at += font.digits)
            text += font.glyphs.get(Number.parseInt(shown.slice(at, at + font.digits), 16)) ?? '';
      }
      return text.normalize('NFKC').replace(/\s/g, '');
    });
}
