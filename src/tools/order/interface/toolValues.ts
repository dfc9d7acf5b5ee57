import type { SortColumn } from './sortHeadings';

/** Names of the controls of a table of parts. */
export const toolNames = ['text', 'material', 'process', 'supplier', 'sort', 'set', 'count', 'spares', 'percent'] as const;

/** What the controls of a table of parts hold, as they hold it: text, which may make no sense. */
export type ToolValues = Record<(typeof toolNames)[number], string>;

/** What the controls hold at first: they ask for the whole table, for one robot. */
export const firstValues: Readonly<ToolValues> = {
  text: '',
  material: '',
  process: '',
  supplier: '',
  sort: '',
  set: 'robot',
  count: '1',
  spares: '',
  percent: '10',
};

/** Whether the controls hold what they held at first. */
export const areFirst = (values: Readonly<ToolValues>): boolean => toolNames.every((name) => values[name] === firstValues[name]);

/** What the controls hold that leave no part out. */
export const noFilter = { text: '', material: '', process: '', supplier: '' } as const;

/** Whether the parts are counted for what the list is about: one robot. */
export const areForRobot = ({ set, count }: Readonly<ToolValues>): boolean => set === firstValues.set && count === firstValues.count;

/** Reads the controls of a form. A choice that a table doesn't offer has its first value. */
export function readForm(form: HTMLFormElement): ToolValues {
  const given = new FormData(form);
  const values = { ...firstValues };
  for (const name of toolNames) {
    const value = given.get(name);
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Next order when a column's heading is pressed: ascending, descending, then the order of the list. */
export function nextSort(sort: string, column: SortColumn): string {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? '' : column;
}

/** The number that one typed is taken for: a whole one from 1 to the most that one can ask for. */
export function numberOf(text: string, most: number, otherwise: number): number {
  const whole = Math.trunc(Number(text));
  return whole >= 1 && whole <= most ? whole : otherwise;
}

/** Says which number is taken for one that cannot be asked for; empty where it can, and where the field was emptied for another one. */
export function takenWords(name: string, text: string, most: number, otherwise: number): string {
  const taken = numberOf(text, most, otherwise);
  return text === '' || Number(text) === taken ? '' : `${name} is a whole number from 1 to ${most}; ${taken} is used. `;
}
