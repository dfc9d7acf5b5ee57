/** Writes what a reader has chosen into the address of the page. Makes no step of the history: back leads to the page before. */
export function keepSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
}
