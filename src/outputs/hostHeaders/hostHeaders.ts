import { offlineFiles } from '../../model/offlineManifest';
import type { PublishedFiles } from '../../content/components/definition';
import type { HostedSettings } from '../../model/siteTypes';
import { hashSource } from '../links/readHtml';
import type { PageLinks } from '../links/readHtml';
import { securityHeaders } from './securityHeaders';

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

/**
 * Headers of the service worker: browsers ask for it anew each time, and it asks nobody but the site itself. Its policy is not that of pages,
 * which stand in the answers that it gives.
 */
const offlineHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** What the headers are made of. */
interface HeadersInput {
  /** Pages by route, as they were built. */
  readonly pages: ReadonlyMap<string, Pick<PageLinks, 'inline'>>;
  /** "" at the root of a host, "/docs" below a folder. */
  readonly basePath: string;
  /** Texts of the styles that scripts put into pages later. */
  readonly runtimeStyles: readonly string[];
  readonly hosted?: Pick<HostedSettings, 'appId' | 'agentId'> | null;
  /** Folders of what components load. */
  readonly published?: readonly Pick<PublishedFiles, 'folder' | 'policy'>[];
}

/** First folder of a route, or the route itself: pages that share it share a policy, so that the lines stay short and the rules few. */
const sectionOf = (route: string): string => `/${route.split('/')[1] ?? ''}`;

/**
 * Patterns of addresses of a section, with those at which hosts without redirects answer. Some take `/a/*` for `/a` as well, others do not: the same
 * policy twice is the same policy.
 */
const patterns = (section: string): string[] =>
  section === '/' || section.endsWith('.html') ? [section] : [section, `${section}.html`, `${section}/*`];

const rule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Text of `_headers`, the file in which Netlify, Cloudflare Pages and others look for the headers of a site: those that protect readers, a
 * Content-Security-Policy for the pages of each section, and how long files may be kept.
 */
export function hostHeaders({ pages, basePath, runtimeStyles, hosted, published = [] }: HeadersInput): string {
  const sections = new Map<string, string[]>();
  for (const route of pages.keys()) sections.set(sectionOf(route), [...(sections.get(sectionOf(route)) ?? []), route]);
  const policies = [...sections].flatMap(([section, routes]) => {
    const inline = routes.flatMap((route) => pages.get(route)?.inline ?? []);
    const policy = contentSecurityPolicy(
      {
        scripts: inline.flatMap(({ scripts }) => scripts),
        styles: [...runtimeStyles.map(hashSource), ...inline.flatMap(({ styles }) => styles)],
      },
      hosted,
    );
    return patterns(section).map((pattern) => rule(`${basePath}${pattern}`, { 'content-security-policy': policy }));
  });
  return [
    rule(`${basePath}/*`, securityHeaders),
    rule(`${basePath}/static/*`, { 'cache-control': 'public, max-age=31536000, immutable' }),
    // Pieces of pages from which Gatsby makes the next build's. Nobody shows them, and opened alone they would have no policy.
    rule(`${basePath}/_gatsby/*`, { 'content-security-policy': "default-src 'none'" }),
    ...published.flatMap(({ folder, policy }) =>
      policy === undefined ? [] : rule(`${basePath}${folder}/*`, { 'content-security-policy': policy }),
    ),
    rule(`${basePath}${offlineFiles.worker}`, offlineHeaders),
    ...policies,
  ].join('\n');
}
