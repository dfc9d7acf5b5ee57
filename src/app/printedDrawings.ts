/**
 * Asks for the drawings that nobody has scrolled to when the page is printed. Browsers should do so by themselves and wait for them; some ask
 * for none, and a second print has them at least.
 */
export function startPrintedDrawings(): void {
  window.addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
  });
}
