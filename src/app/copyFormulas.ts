/** What is on the page, but no part of its text. */
const noText = 'script, style, .anchor, .external > .visually-hidden';

/** Copies formulas as TeX: browsers would put each of their signs on a line of its own. What is copied of a part of one is a line. */
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
  // Only what is on the page has lines, and the styles of an article.
  (document.querySelector('article') ?? document.body).append(copied);
  const text = copied.innerText;
  copied.remove();
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
  event.clipboardData.setData('text/html', copied.innerHTML);
}

/** Called once, when the first page has loaded. The document hears of a whole page that is copied, too: no part of it has the focus. */
export const startCopyingFormulas = (): void => document.addEventListener('copy', copyFormulas);
