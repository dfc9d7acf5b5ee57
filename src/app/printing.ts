import { siteAddress } from '../site/siteAddress';

/**
 * What every printed sheet of a page says of it. `print.css` takes it from these attributes of the root element, because the
 * margins of a sheet know of no other element.
 */
const attributes = (title: string, address: string): Readonly<Record<string, string>> => ({
  'data-printed-title': title,
  'data-printed-address': address,
});

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Attributes for the root element of a page with this HTML. */
export function printedAttributes(html: string, path: string): Readonly<Record<string, string>> {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  const title = heading.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return attributes(title, siteAddress(path));
}

/** Tells the root element which page it shows now. */
export function updatePrintedAttributes(): void {
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const { origin, pathname } = window.location;
  for (const [name, value] of Object.entries(attributes(title, origin + pathname))) document.documentElement.setAttribute(name, value);
}

/**
 * Asks for the drawings that nobody has scrolled to when the page is printed. Browsers should do so by themselves and wait for them; some ask
 * for none, and a second print has them at least.
 */
export function startPrintedDrawings(): void {
  window.addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
  });
}
