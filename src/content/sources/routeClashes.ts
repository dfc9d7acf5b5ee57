import { pageRouteMistake } from '../../model/pageRouteMistake';
import type { Problem } from '../../model/problems';

/** A file with the address of its page. */
interface RoutedFile {
  readonly route: string;
  readonly file: string;
}

/** An address as file systems and hosts see it: with and without a final slash it is the same place, in capitals or not. */
const placeOf = (route: string): string => route.replace(/\/(index)?$/, '').toLowerCase();

/**
 * Files whose pages would be written to one place, such as `can.mdx` and `can/index.mdx`, and documents at a place that is reserved. Posts have a
 * folder of their own.
 */
export function routeClashes(files: readonly RoutedFile[]): Problem[] {
  const first = new Map<string, RoutedFile>();
  return files.flatMap(({ route, file }): Problem[] => {
    const mistake = file.startsWith('content/blog/') ? undefined : pageRouteMistake(route);
    if (mistake !== undefined) return [{ file, message: `its address "${route}" ${mistake}` }];
    const place = placeOf(route);
    const other = first.get(place);
    if (!other) {
      first.set(place, { route, file });
      return [];
    }
    return [{ file, message: `its page "${route}" is at the place of "${other.route}" of ${other.file}. Keep one of the two files.` }];
  });
}
