import { toString } from 'mdast-util-to-string';
import { attributeOf } from '../../content/tree/attributes';
import type { View } from '../../content/sources/readViews';
import type { Tables } from '../../content/tables/csvTable';
import { textIn } from '../../content/tables/rows';
import type { Problem } from '../../model/problems';
import { screwKinds } from '../../site/fasteners';
import { readSteps, stepsOf } from './buildSteps';
import type { StepRow } from './buildSteps';
import { usesOn } from './checkPages';
import { drawingNames, screwsOf, showsScrews, strangeParts } from './fillSteps';
import type { GuidePage } from './checkPages';
import { pieceName } from './items';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** What a step takes of a kind, as sentences name it: `screw`, `bearing`. */
interface Taken {
  readonly counts: readonly number[];
  readonly words: readonly string[];
}

/** Nouns for a fastener in sentences. */
function nounsOf(id: string, tables: Tables): string[] {
  const row = tables.get('build-fasteners')?.rows.find((each) => each.fastener === id);
  const kind = textIn(row ?? {}, 'kind');
  return screwKinds.includes(kind) ? ['screw', 'bolt'] : kind === '' ? [] : [kind];
}

/** The noun of a part in sentences: that of `bearing FL6700ZZ` and of `angle bracket` is a word, that of `J1_A` is none. */
function nounOf(id: string, tables: Tables): string[] {
  const noun = pieceName(id, tables)
    .split(' ')
    .findLast((word) => /^[a-z]{3,}$/.test(word));
  return noun === undefined ? [] : [noun];
}

/** Counts of what a step takes, by noun. */
function takenBy({ adds, fasteners }: StepRow, tables: Tables): ReadonlyMap<string, Taken> {
  const taken = new Map<string, Taken>();
  const add = (noun: string, count: number, id: string): void => {
    const before = taken.get(noun) ?? { counts: [], words: [] };
    taken.set(noun, { counts: [...before.counts, count], words: [...before.words, `${count} × ${pieceName(id, tables)}`] });
  };
  for (const { id, count } of fasteners) for (const noun of nounsOf(id, tables)) add(noun, count, id);
  for (const { id, count } of adds) for (const noun of nounOf(id, tables)) add(noun, count, id);
  return taken;
}

const valueOf = (word: string): number => numbers.indexOf(word.toLowerCase()) + 1 || Number(word);

const spelled = `${numbers.join('|')}|\\d{1,2}`;

/** Words between an article and a noun that mean some of the pieces only. */
const some = /\b(?:upper|lower|left|right|inner|outer|front|rear|other|remaining|last|first)\b/i;

/** Whether some of the numbers add up to a sum. */
const addsUp = ([first, ...rest]: readonly number[], sum: number): boolean =>
  sum === 0 || (first !== undefined && sum > 0 && (addsUp(rest, sum - first) || addsUp(rest, sum)));

/**
 * Numbers in a sentence that are not those of its step: `all five screws` where it takes six. A part of them, such as `two on each side`, is left alone: at
 * most half, or what makes up the whole with other numbers of the sentence.
 */
export function wrongCounts(sentence: string, noun: string, { counts }: Pick<Taken, 'counts'>): string[] {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  const pattern = new RegExp(`(?<![×x.\\d-])\\b(?:(all|the|these|both) )?(${spelled}) ((?:[\\w×-]+ ){0,2}?)(${noun}s?)\\b`, 'gi');
  return [...sentence.matchAll(pattern)].flatMap(([words, article, number = '', between = '', named = '']) => {
    const value = valueOf(number);
    if (value > 1 !== named.toLowerCase().endsWith('s') || value < 2) return [];
    if (value === whole || counts.includes(value)) return [];
    const isWhole = article !== undefined && !some.test(between);
    const others = [...sentence.matchAll(new RegExp(`\\b(${spelled})\\b`, 'gi'))].map(([other]) => valueOf(other));
    others.splice(others.indexOf(value), 1);
    return !isWhole && value < whole && (value <= whole / 2 || addsUp(others, whole - value)) ? [] : [words];
  });
}

/** Warns of numbers in the words of steps that the table of steps doesn't have. */
export function checkCounts(page: GuidePage, tables: Tables): Problem[] {
  const rows = readSteps(tables);
  return usesOn(page).flatMap(({ name, guide, element, place }): Problem[] => {
    const row =
      name === 'BuildStep' ? rows.find((each) => each.guide === guide && String(each.step) === attributeOf(element, 'step')) : undefined;
    if (!row) return [];
    const texts = [
      attributeOf(element, 'title') ?? '',
      attributeOf(element, 'alt') ?? '',
      ...element.children.map((child) => toString(child)),
    ];
    const sentences = texts.flatMap((text) => text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s/));
    return [...takenBy(row, tables)].flatMap(([noun, taken]) =>
      sentences
        .flatMap((sentence) => wrongCounts(sentence, noun, taken))
        .map((words) => ({
          ...place,
          message: `step ${row.step} says "${words}", but content/data/build-steps.csv takes ${taken.words.join(' and ')}. Leave the number out, which the step's line "Take" has, or correct it.`,
          warning: true as const,
        })),
    );
  });
}

/** Warns of 3D views that put on other parts or drive in other screws than their step takes, which readers don't get. */
export function checkViews(views: ReadonlyMap<string, View>, tables: Tables): Problem[] {
  const words = (pieces: Iterable<readonly [string, number]>): string =>
    [...pieces].map(([id, count]) => `${count} × ${pieceName(id, tables)}`).join(', ') || 'none';
  const rows = readSteps(tables);
  return [...new Set(rows.map(({ guide }) => guide))].flatMap((guide) =>
    stepsOf(guide, rows).flatMap(({ step, rows: ofStep }) =>
      drawingNames(guide, String(step), ofStep.length > 1).flatMap(({ arm, name }): Problem[] => {
        const view = views.get(name.replace(/\.svg$/, ''));
        const row = ofStep.find((each) => arm === undefined || each.arm === arm);
        if (!view || !row) return [];
        const strange = strangeParts(view, row).map((id) => pieceName(id, tables));
        if (strange.length > 0) {
          const message = `the 3D view of "${row.id}" puts on ${strange.join(', ')}, which the step doesn't take, so the page leaves it out. Are steps renumbered? Renumber them in figures/cad, too, and draw again: npm run figures assembly, npm run figures solids.`;
          return [{ ...row.place, message, warning: true }];
        }
        if (showsScrews(view, row, tables)) return [];
        const [shown, taken] = [words(screwsOf(view, tables)), words(row.fasteners.map(({ id, count }) => [id, count] as const))];
        const message = `"${row.id}" takes ${taken}, but its 3D view drives in ${shown}, so the page leaves it out. Correct its model in figures/cad, and draw it again: npm run figures assembly, npm run figures solids.`;
        return [{ ...row.place, message, warning: true }];
      }),
    ),
  );
}
