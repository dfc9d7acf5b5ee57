import type { HostedSettings } from '../../model/searchSettingsTypes';

/** What stands in a page itself: its scripts that run, and its styles, by what `hashSource` makes of their texts. */
export interface InlineHashes {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
}

const once = (hashes: Iterable<string>): string[] => [...new Set(hashes)].sort();

/** Hosts that the hosted search and its agent answer from. */
const searchHosts = ({ appId, agentId }: Pick<HostedSettings, 'appId' | 'agentId'>): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ...(agentId ? [`https://${appId}.algolia.net`] : []),
];

/**
 * Content-Security-Policy of pages with these scripts and styles of their own: everything else comes from the site itself. Frames are for
 * videos, which load after a press. `hosted` is the search service, where one answers.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  hosted?: Pick<HostedSettings, 'appId' | 'agentId'> | null,
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Not 'none', although what follows names every kind of file: Firefox asks this directive, and no other, whether a page may be fetched in advance.
    'default-src': ["'self'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...once(scripts)],
    'style-src': ["'self'", ...once(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(hosted ? searchHosts(hosted) : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
