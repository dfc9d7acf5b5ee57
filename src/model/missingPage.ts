import { distance } from 'fastest-levenshtein';

const lastPart = (route: string): string => route.replace(/\/$/, '').split('/').at(-1) ?? '';

/** End of a message about a link without a page: the page that is meant, if only its folder or a letter differs, or what to do about a deleted one. */
export function missingPageAdvice(path: string, routes: Iterable<string>): string {
  const known = [...routes];
  const name = lastPart(path);
  const moved = known.filter((route) => name !== '' && lastPart(route) === name);
  const most = name.length < 5 ? 1 : 2;
  const misspelled = known
    .map((route) => ({ route, edits: distance(path.toLowerCase(), route.toLowerCase()) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
    .map(({ route }) => route);
  const [meant] = moved.length === 1 ? moved : misspelled;
  return meant === undefined
    ? 'Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.'
    : `Did you mean "${meant}"?`;
}
