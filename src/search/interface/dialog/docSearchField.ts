const field = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('#docsearch-input');

/** Sets the value with the prototype's setter: React overrides the element's own to detect changes by the reader. */
function enter(input: HTMLInputElement, query: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types a query into DocSearch's field, because DocSearch's state can't be set from outside. */
export function typeQuery(query: string): void {
  const input = field();
  if (!input) return;
  enter(input, query);
  input.focus();
}

/** Repeats the query in DocSearch's field. */
function askAgain(): void {
  const input = field();
  if (!input || input.value === '') return;
  const { value, selectionStart, selectionEnd } = input;
  // DocSearch searches only if the value changes. A trailing space doesn't change the results.
  enter(input, `${value} `);
  enter(input, value);
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** Repeats the query, unless the reader has selected another result than the first: that would select the first one again. */
export function refreshResults(): void {
  if (document.querySelector('.DocSearch-Hit[aria-selected="true"]') === document.querySelector('.DocSearch-Hit')) askAgain();
}

/** Repeats a query that failed. */
export function retry(): void {
  askAgain();
  field()?.focus();
}

/** Attributes of DocSearch's container that are wrong for an element inside a dialog. */
const falseAttributes = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/**
 * Keeps DocSearch's container presentational, without role, name and tab stop, even if DocSearch sets them again, and keeps its header and
 * footer from being landmarks. Returns a function that stops this.
 */
export function keepPresentational(element: Element): () => void {
  element.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer').forEach((bar) => bar.setAttribute('role', 'presentation'));
  const remove = (): void => falseAttributes.forEach((name) => element.removeAttribute(name));
  remove();
  const observer = new MutationObserver(remove);
  observer.observe(element, { attributeFilter: falseAttributes });
  return () => observer.disconnect();
}
