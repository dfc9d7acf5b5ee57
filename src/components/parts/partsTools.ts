import { choiceNames, rowsFor } from '../../model/parts';
import type { Part, PartSet } from '../../model/parts';
import { orderList, partsCsv } from './partsFiles';
import { partsRowsHtml } from './partsHtml';
import { partsRows, readQuery, wholeTable, writeQuery } from './partsView';
import type { PartsQuery, SortColumn } from './partsView';
import { partsWords } from './partsWords';
import { confirmOn, download } from './takeAlong';

/** A table of parts in the page, and what it shows. */
export interface PartsToolsOptions {
  readonly root: HTMLElement;
  readonly parts: readonly Part[];
  /** Name before the table's values in the address. */
  readonly prefix: string;
  readonly icons: string;
  readonly downloads: readonly unknown[];
}

type Control = HTMLInputElement | HTMLSelectElement;

const find = <T extends Element>(root: ParentNode, selector: string): T => {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`A table of parts has no ${selector}.`);
  return element;
};

/** Puts a query into the controls, so that they and the table say the same. */
function fillControls(form: HTMLFormElement, query: PartsQuery): void {
  const values = { ...query, count: String(query.count), sort: `${query.descending ? '-' : ''}${query.sort}` };
  for (const name of ['text', 'sort', 'set', 'count', ...choiceNames] as const) {
    const control = form.elements.namedItem(name) as Control | null;
    if (control) control.value = values[name];
  }
}

/** Reads the query from the controls, through the same checks as one from an address. */
function readControls(form: HTMLFormElement, parts: readonly Part[]): PartsQuery {
  const value = (name: string): string => (form.elements.namedItem(name) as Control | null)?.value ?? '';
  const sort = value('sort');
  const written = writeQuery('', 'form', {
    text: value('text'),
    material: value('material'),
    process: value('process'),
    supplier: value('supplier'),
    sort: sort.replace('-', '') as SortColumn | '',
    descending: sort.startsWith('-'),
    set: value('set') as PartSet,
    count: Number(value('count')) || 1,
  });
  return readQuery(written, 'form', parts);
}

/** Next state of a column whose heading is pressed: ascending, descending, then the order of the list. */
function nextSort({ sort, descending }: PartsQuery, column: SortColumn): Pick<PartsQuery, 'sort' | 'descending'> {
  if (sort !== column) return { sort: column, descending: false };
  return descending ? { sort: '', descending: false } : { sort: column, descending: true };
}

/** Makes buttons of the headings' labels. Only attributes change, so that nothing is laid out again. */
function makeSortable(root: HTMLElement, press: (column: SortColumn) => void, signal: AbortSignal): HTMLElement[] {
  const headings = [...root.querySelectorAll<HTMLElement>('th[data-sort]')];
  for (const heading of headings) {
    const label = find<HTMLElement>(heading, 'span');
    label.role = 'button';
    label.tabIndex = 0;
    const pressed = (event: Event): void => {
      event.preventDefault();
      press(heading.dataset.sort as SortColumn);
    };
    label.addEventListener('click', pressed, { signal });
    label.addEventListener('keydown', (event) => (event.key === 'Enter' || event.key === ' ') && pressed(event), { signal });
  }
  return headings;
}

/**
 * Brings a table of parts to life: sorting, filters, quantities, totals that follow, the address that keeps it all, and
 * what readers take along. Works on the page's HTML, so that the rows are never components. Returns the way to stop.
 */
export function startPartsTools({ root, parts, prefix, icons, downloads }: PartsToolsOptions): () => void {
  const form = find<HTMLFormElement>(root, '[data-parts-tools]');
  const body = find(root, 'tbody');
  const status = find(root, '[role=status]');
  const [label, , pieces, , total] = find(root, 'tfoot tr').children;
  let query = wholeTable;
  let rows = rowsFor(parts, 'robot', 1);

  const show = (): void => {
    rows = partsRows(parts, query);
    const open = new Set([...body.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset.row));
    body.innerHTML = partsRowsHtml(rows, icons, downloads.length === 1);
    for (const details of body.querySelectorAll('details')) details.open = open.has(details.dataset.row);
    const words = partsWords(rows, rowsFor(parts, query.set, query.count).length);
    if (label && pieces && total) [label.textContent, pieces.textContent, total.textContent] = [words.label, words.pieces, words.total];
    status.textContent = words.status;
    for (const heading of headings) {
      heading.ariaSort = heading.dataset.sort === query.sort ? (query.descending ? 'descending' : 'ascending') : 'none';
    }
  };

  const change = (next: PartsQuery): void => {
    query = next;
    show();
    // No new entry in the history: the back button leads to the page before, not to the letter before.
    const address = `${location.pathname}${writeQuery(location.search, prefix, query)}${location.hash}`;
    history.replaceState(history.state, '', address);
  };

  const listeners = new AbortController();
  const press = (column: SortColumn): void => {
    const next = { ...query, ...nextSort(query, column) };
    fillControls(form, next);
    change(next);
  };
  const headings = makeSortable(root, press, listeners.signal);
  const on = (target: EventTarget, type: string, listener: (event: Event) => void): void =>
    target.addEventListener(type, listener, { signal: listeners.signal });
  on(form, 'input', () => change(readControls(form, parts)));
  on(form, 'submit', (event) => event.preventDefault());
  // The controls have their first values only after the event.
  on(form, 'reset', () => setTimeout(() => change(readControls(form, parts))));
  on(find(form, '[name=csv]'), 'click', () => download(`openarm-${prefix}.csv`, 'text/csv', partsCsv(rows)));
  on(find(form, '[name=order]'), 'click', (event) => {
    const done = navigator.clipboard.writeText(orderList(rows));
    void confirmOn(event.currentTarget as HTMLElement, done);
  });

  query = readQuery(location.search, prefix, parts);
  // What a reader has typed before the tools were there counts, too.
  if (writeQuery('', prefix, query) === '') query = readControls(form, parts);
  // The page shows the whole table already.
  if (writeQuery('', prefix, query) !== '') {
    fillControls(form, query);
    show();
  }
  root.dataset.ready = '';
  return () => listeners.abort();
}
