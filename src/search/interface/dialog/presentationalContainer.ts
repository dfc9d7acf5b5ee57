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
