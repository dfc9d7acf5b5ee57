import { parseFragment } from 'parse5';
import { append, attribute, elementsOf } from './htmlTree';
import type { HtmlElement } from './htmlTree';
import { qrImage } from './qrSvg';

/** Width of a step's QR code in mm: small enough to fit below the number, large enough for phones. */
const width = 14;

/** Adds a QR code to each numbered step of a guide. `address` is the guide's URL. */
export function addStepCodes(article: HtmlElement, address: string): void {
  for (const element of elementsOf([article])) {
    const id = attribute(element, 'id') ?? '';
    const [, step] = element.tagName === 'li' ? (/^step-(\d+)$/.exec(id) ?? []) : [];
    if (step === undefined) continue;
    const alt = `Code of the address of step ${step}`;
    append(element, parseFragment(`<img class="book-code" src="${qrImage(`${address}#${id}`, width)}" alt="${alt}">`).childNodes);
  }
}
