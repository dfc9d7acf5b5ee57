import type { ReactNode } from 'react';
import { decodeEntities } from './decodeEntities';

/** A field with `<mark>` around its matches as elements: nothing of it is set as HTML. */
export function markedText(html: string): ReactNode[] {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = decodeEntities(part);
    // The parts have no identity but their place.
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : text;
  });
}
