import { createHash } from 'node:crypto';
import type { HostedSettings } from '../../model/searchSettingsTypes';

/** What stands in a page itself: the texts of its scripts that run, and of its styles. */
export interface InlineTexts {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
}

/** Source expression that allows a script or style of exactly this text, as https://www.w3.org/TR/CSP3/#grammardef-hash-source says. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashSources = (texts: Iterable<string>): string[] => [...new Set(texts)].map(hashSource).sort();

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
export function contentSecurityPolicy({ scripts, styles }: InlineTexts, hosted?: Pick<HostedSettings, 'appId' | 'agentId'> | null): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(scripts)],
    'style-src': ["'self'", ...hashSources(styles)],
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
