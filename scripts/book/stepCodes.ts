import { parseFragment } from 'parse5';
import { append, attribute, elementsOf } from './htmlTree';
import type { HtmlElement } from './htmlTree';
import { qrImage } from './qrSvg';

/** Width of the code of a step, in mm: fits below its number, and a phone reads it. */
const width = 14;

/** Puts into each numbered step of a guide a code that leads to it on the site; `address` is that of the guide. */
export function addStepCodes(article: HtmlElement, address: string): void {
  for (const element of elementsOf([article])) {
    const id = attribute(element, 'id') ?? '';
    const [, step] = element.tagName === 'li' ? (/^step-(\d+)$/.exec(id) ?? []) : [];
    if (step === undefined) continue;
    const alt = `Code of the address of step ${step}`;
    append(element, parseFragment(`<img class="book-code" src="${qrImage(`${address}#${id}`, width)}" alt="${alt}">`).childNodes);
  }
}
