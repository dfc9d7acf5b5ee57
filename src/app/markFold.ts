/** Height in px after which nothing is in sight at first: of a large window, with some to spare. */
const foldAt = 1450;

/** What takes how many px. Each is on the low side: the fold is rather too far down than in sight. */
const heights = { lettersPerLine: 105, line: 25, gap: 6, row: 34 } as const;

/** Width in px of the text, to which drawings shrink, and of a drawing that may stand beside others. */
const widths = { text: 752, beside: 200 } as const;

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that stand below what comes before them. */
const blocks = set(
  'p ul ol li div section article aside header figure figcaption h2 h3 h4 h5 h6 details summary dl pre table blockquote nav form fieldset',
);

/** Elements that are laid out as a whole: no part of them can wait. */
const undivided = set('table pre p dl figure fieldset form header nav summary');

/** Elements without room of their own, or whose room is not known here. */
const roomless = set('script style noscript template svg dialog math');

/** Elements whose words are not set in lines of the text's width: cells of a row stand side by side, lines of code are as they are. */
const [rows, code] = [set('tr'), set('pre')];

const withoutEnd = set('area base br col embed hr img input link meta source track wbr');

/** An element whose end has not come yet. Places are those behind the names of start tags. */
interface OpenElement {
  readonly name: string;
  readonly place: number;
  /** Whether it is seen at first. */
  readonly seen: boolean;
  /** Place of the last element in it that has ended. */
  lastChild?: number;
}

/** A tag as React's server renderer writes it, or a comment. */
const tags = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s"<>/=]+(?:="[^"]*")?)*)\s*(\/?)>|<!--[\s\S]*?-->/g;

const numberOf = (attributes: string, name: string): number => Number(new RegExp(`\\s${name}="(\\d+)`).exec(attributes)?.[1] ?? 0);

const isHidden = (attributes: string): boolean => /\s(?:hidden|data-later)(?:[\s=]|$)|visually-hidden/.test(attributes);

const heightOfLines = (letters: number): number => Math.ceil(letters / heights.lettersPerLine) * heights.line;

/** Writes the marks, the last one first, so that places before it stay right. */
function withMarks(html: string, around: readonly number[], here: number): string {
  const mark = (marked: string, place: number, value: string): string =>
    `${marked.slice(0, place)} data-fold="${value}"${marked.slice(place)}`;
  return around.reduceRight((marked, place) => mark(marked, place, ''), mark(html, here, 'here'));
}

/**
 * Marks the fold of a page, below which nothing is seen before the reader scrolls. The last element above it gets `data-fold="here"`, each
 * element around that one below the article `data-fold=""`: what follows any of them may wait (belowFold.ts). The HTML of a page whose
 * article ends above the fold stays as it is. Reads what React's server renderer writes: attributes in double quotes, no end tag left out.
 */
export function markFold(html: string): string {
  const start = html.indexOf('<article');
  if (start < 0) return html;
  const open: OpenElement[] = [];
  let [height, letters, behind] = [0, 0, start];
  const isIn = (names: ReadonlySet<string>): boolean => open.some(({ name }) => names.has(name));
  const endLines = (least = 0): void => {
    const lines = heightOfLines(letters);
    height += Math.max(least, lines > 0 ? lines + heights.gap : 0);
    letters = 0;
  };
  tags.lastIndex = start;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [whole, ends, name, attributes = '', endsItself] = tag;
    const parent = open.at(-1);
    if (parent?.seen) {
      const text = html.slice(behind, tag.index);
      // A line of code is one, however short.
      letters += isIn(code) ? (text.split('\n').length - 1) * heights.lettersPerLine : text.trim().length;
    }
    behind = tag.index + whole.length;
    if (name === undefined) continue;
    const place = tag.index + 1 + name.length;
    const isBlock = blocks.has(name) && !isIn(rows);
    if (ends) {
      const ended = open.pop();
      const around = open.at(-1);
      if (ended?.name !== name || !around) return html;
      if (ended.seen && name === 'tr') endLines(heights.row);
      else if (ended.seen && isBlock) endLines();
      around.lastChild = ended.place;
      continue;
    }
    if (isBlock && parent?.seen) {
      endLines();
      if (height >= foldAt && parent.lastChild !== undefined && !isIn(undivided))
        return withMarks(
          html,
          open.slice(1).map((element) => element.place),
          parent.lastChild,
        );
    }
    const inClosed = parent?.name === 'details' && name !== 'summary' && !/^[^>]*\sopen[\s=>]/.test(html.slice(parent.place));
    const seen = (parent?.seen ?? true) && !roomless.has(name) && !isHidden(attributes) && !inClosed;
    if (seen && name === 'img' && numberOf(attributes, 'width') >= widths.beside)
      height += numberOf(attributes, 'height') * Math.min(1, widths.text / numberOf(attributes, 'width'));
    if (withoutEnd.has(name) || endsItself) {
      if (parent) parent.lastChild = place;
    } else open.push({ name, place, seen });
  }
  return html;
}
