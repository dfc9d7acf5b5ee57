import { siteAddress } from '../site/siteAddress';

/**
 * Title and address for the margins of printed sheets. `print.css` reads them from attributes of the root element, because page margin
 * boxes can't read any other element.
 */
const attributes = (title: string, address: string): Readonly<Record<string, string>> => ({
  'data-printed-title': title,
  'data-printed-address': address,
});

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Attributes for the root element, derived from the page's HTML. */
export function printedAttributes(html: string, path: string): Readonly<Record<string, string>> {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  const title = heading.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return attributes(title, siteAddress(path));
}

/** Sets the attributes on the root element for the page that is shown now. */
export function updatePrintedAttributes(): void {
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const { origin, pathname } = window.location;
  for (const [name, value] of Object.entries(attributes(title, origin + pathname))) document.documentElement.setAttribute(name, value);
}

/**
 * Loads all lazy drawings before printing. Browsers should do so themselves and wait; some don't, and then at least a second print has the
 * drawings.
 */
export function startPrintedDrawings(): void {
  window.addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
  });
}
