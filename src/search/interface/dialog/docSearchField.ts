const field = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('#docsearch-input');

/** The prototype's setter, because React replaces the element's own to tell its changes from the reader's. */
function enter(input: HTMLInputElement, query: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a query into DocSearch's field as if it were typed: its state cannot be reached from outside. */
export function typeQuery(query: string): void {
  const input = field();
  if (!input) return;
  enter(input, query);
  input.focus();
}

/** Asks the query in DocSearch's field once more, because its results now show more. A reader who has moved on to another one keeps the place. */
export function askAgain(): void {
  const input = field();
  const movedOn = document.querySelector('.DocSearch-Hit[aria-selected="true"]') !== document.querySelector('.DocSearch-Hit');
  if (!input || input.value === '' || movedOn) return;
  const { value, selectionStart, selectionEnd } = input;
  // A field that has not changed is not asked again; a space at the end changes no results, nor is it seen.
  enter(input, `${value} `);
  enter(input, value);
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** Asks again where there were no results. */
export function retry(): void {
  askAgain();
  field()?.focus();
}

/** What DocSearch's container says of itself: untrue of a box around controls, and the dialog around it has a role. */
const falseAttributes = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/**
 * Keeps DocSearch's container presentational: without role, name and tab stop, also when DocSearch sets them again; and
 * its bars without the part of a page's banner and footer. Returns the way to stop.
 */
export function keepPresentational(element: Element): () => void {
  element.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer').forEach((bar) => bar.setAttribute('role', 'presentation'));
  const remove = (): void => falseAttributes.forEach((name) => element.removeAttribute(name));
  remove();
  const observer = new MutationObserver(remove);
  observer.observe(element, { attributeFilter: falseAttributes });
  return () => observer.disconnect();
}
