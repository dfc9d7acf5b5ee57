import type { Problem } from '../model/problems';

/** A base path that would not begin every address as it does the site's own: what is wrong with it, if anything. */
export function checkBasePath(value: string | undefined): Problem[] {
  if (!value || /^(\/[\w.~-]+)*\/?$/.test(value)) return [];
  const folder = value
    .replace(/^https?:\/\/[^/]*/, '')
    .split(/[/\s]+/)
    .filter(Boolean)
    .join('/');
  return [
    {
      file: 'environment',
      message: `BASE_PATH is "${value}", which is no path. Write the folder that the site is published in with a slash before it: "/${folder || 'docs'}". Leave it out at the root.`,
    },
  ];
}
