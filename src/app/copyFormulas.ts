/** Elements that the page shows or holds but that are not part of its text. */
const noText = 'script, style, .anchor, .external > .visually-hidden';

/** Copies whole formulas as TeX, and part of a formula as one line. Browsers would put each of its symbols on a separate line. */
function copyFormulas(event: ClipboardEvent): void {
  const selection = window.getSelection();
  if (!selection || !event.clipboardData || selection.rangeCount === 0 || selection.isCollapsed) return;
  const copied = document.createElement('div');
  copied.append(selection.getRangeAt(0).cloneContents());
  const formulas = copied.querySelectorAll('math');
  if (formulas.length === 0) return;
  for (const formula of formulas) {
    const tex = formula.querySelector('annotation')?.textContent;
    formula.replaceWith(tex ? `$${tex}$` : formula.textContent);
  }
  for (const element of copied.querySelectorAll(noText)) element.remove();
  // `innerText` only breaks lines in elements that are in the document and have the styles of an article.
  (document.querySelector('article') ?? document.body).append(copied);
  const text = copied.innerText;
  copied.remove();
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
  event.clipboardData.setData('text/html', copied.innerHTML);
}

/** Called once, when the first page has loaded. The listener is on the document, because copying a whole page fires the event there. */
export const startCopyingFormulas = (): void => document.addEventListener('copy', copyFormulas);
