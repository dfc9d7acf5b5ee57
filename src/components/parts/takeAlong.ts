/** Time in ms for which a button says how its work went. */
const shownFor = 1500;

/** Hands a text to the reader as a file. */
export function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Lets a button say for a moment that its copy is made, or that the browser did not allow it. */
export async function confirmOn(button: HTMLElement, work: Promise<void>): Promise<void> {
  const label = button.textContent;
  // The button keeps its width, so that nothing moves.
  button.style.minWidth = `${button.offsetWidth}px`;
  button.textContent = await work.then(
    () => 'Copied',
    () => 'Copying is blocked',
  );
  setTimeout(() => {
    button.textContent = label;
    button.style.minWidth = '';
  }, shownFor);
}
