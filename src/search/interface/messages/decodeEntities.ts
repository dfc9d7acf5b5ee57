const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'", amp: '&' };

/** Text of a field of a record, which is HTML-escaped. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(lt|gt|quot|#0?39|amp);/g, (whole, name: string) => entities[name] ?? whole);
