import type { ReactNode } from 'react';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'", amp: '&' };

/** Text of a field of a record, which is HTML-escaped. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(lt|gt|quot|#0?39|amp);/g, (whole, name: string) => entities[name] ?? whole);

/** A field with `<mark>` around its matches as elements: nothing of it is set as HTML. */
export function markedText(html: string): ReactNode[] {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = decodeEntities(part);
    // The parts have no identity but their place.
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : text;
  });
}
