import type { Problem } from '../model/problems';

/** Reports a base path that isn't written like the paths of the site. */
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
      message: `BASE_PATH is "${value}", which is not a valid path. Write the folder of the site with a leading slash: "/${folder || 'docs'}". Leave it unset at the root of a host.`,
    },
  ];
}
