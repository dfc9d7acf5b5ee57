/** What DocSearch claims about the box around everything; on a box of controls it is wrong, and the dialog has a role. */
const claims = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/**
 * Keeps a false role, name and tab stop off DocSearch's container, also when DocSearch sets them again, and takes the
 * part of a page's banner and footer from its bars. Returns the way to stop.
 */
export function keepPlain(element: Element): () => void {
  element.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer').forEach((bar) => bar.setAttribute('role', 'presentation'));
  const remove = (): void => claims.forEach((claim) => element.removeAttribute(claim));
  remove();
  const observer = new MutationObserver(remove);
  observer.observe(element, { attributeFilter: claims });
  return () => observer.disconnect();
}
