import type { Levels } from '../contract/searchTypes';
import { fieldBoosts } from './ranking';
import type { Field } from './ranking';
import type { SectionRecord } from './sectionRecords';
import { termsOf } from './terms';

/** All fields, in the order in which matches are added up. */
export const fields = Object.keys(fieldBoosts) as readonly Field[]; // the keys of an object literal

/** Fields that come from the texts, in the order of the index file. */
export const textFields = ['names', 'text', 'code'] as const;

/** Fields that all records of a page share. */
export const pageFields = ['page', 'path'] as const;

/** Fields that come from the headings of a record. */
export const headingFields = ['title', 'parents'] as const;

type Terms<Name extends Field> = Readonly<Record<Name, readonly string[]>>;

/** Terms of a record's texts. */
export function textTerms({ names, blocks }: SectionRecord): Terms<(typeof textFields)[number]> {
  const body = (code: boolean): string[] => blocks.flatMap((block) => (block.code === code ? block.terms : []));
  return { names: termsOf(names.join(' · ')), text: body(false), code: body(true) };
}

/** Terms of a record's own heading and of those between it and the title of the page. */
export function headingTerms({ title, level, hierarchy }: SectionRecord): Terms<(typeof headingFields)[number]> {
  const parents = Object.entries(hierarchy satisfies Levels<string>).filter(([other]) => other > 'lvl1' && other < level);
  return { title: termsOf(title), parents: termsOf(parents.map(([, text]) => text).join(' ')) };
}

/** Terms of a page's name and path. */
export const pageTerms = ({ page, route }: Pick<SectionRecord, 'page' | 'route'>): Terms<(typeof pageFields)[number]> => ({
  page: termsOf(page),
  path: termsOf(route.replaceAll('-', ' ')),
});

/** Texts of an index that are one field of the records, or of the pages where all records of a page share it. */
export interface TextRange {
  readonly field: Field;
  readonly of: 'records' | 'pages';
}

/** The texts of an index that holds all fields, in their order. */
export const allRanges: readonly TextRange[] = fields.map((field) => ({
  field,
  of: (pageFields as readonly Field[]).includes(field) ? 'pages' : 'records',
}));

/** The texts of an index that leaves headings to its pages. */
export const textRanges: readonly TextRange[] = textFields.map((field) => ({ field, of: 'records' }));
