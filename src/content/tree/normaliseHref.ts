import { normalisePath } from '../../model/normalisePath';

/** Normalises the path of an address and keeps its query and anchor. */
export function normaliseHref(href: string): string {
  const [, path = href, rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return `${normalisePath(path)}${rest}`;
}
