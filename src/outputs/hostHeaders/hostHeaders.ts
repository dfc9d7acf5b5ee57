import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { PublishedFiles } from '../../content/components/definition';
import { offlineFiles } from '../../model/offlineManifest';
import type { HostedSettings } from '../../model/siteTypes';
import { progressBar } from '../../site/progressBar';
import { hashSource } from '../links/readHtml';
import type { PageLinks } from '../links/readHtml';
import { securityHeaders } from './securityHeaders';

/** The style that gatsby-plugin-nprogress inserts, taken from its code. */
function progressBarStyle(require: NodeJS.Require): string {
  const file = require.resolve('gatsby-plugin-nprogress/gatsby-browser.js');
  const style = { id: '', innerHTML: '' };
  const exports: { onClientEntry?: (api: object, options: object) => void } = {};
  const fromPlugin = createRequire(file);
  runInNewContext(readFileSync(file, 'utf8'), {
    exports,
    require: (name: string): unknown => (name === 'accessible-nprogress' ? { configure: () => undefined } : fromPlugin(name)),
    document: { createElement: () => style, head: { appendChild: () => undefined } },
  });
  exports.onClientEntry?.({}, { ...progressBar });
  if (style.innerHTML === '')
    throw new Error('gatsby-plugin-nprogress no longer inserts its style as expected. See src/outputs/hostHeaders/hostHeaders.ts.');
  return style.innerHTML;
}

/** Texts of styles that scripts insert at runtime. Packages are resolved from `root`. */
export function runtimeStyles(root: string): string[] {
  const require = createRequire(path.join(root, 'package.json'));
  const text = (file: string): string => readFileSync(require.resolve(file), 'utf8');
  const dialog = text('@docsearch/css/dist/modal.css');
  return [
    // Emotion inserts an empty element and adds rules through the CSSOM, which policies don't restrict.
    '',
    progressBarStyle(require),
    dialog,
    dialog + text('@docsearch/css/dist/_askai.css'),
    // From the logo of the hosted search.
    '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
  ];
}

/** Hashes of a page's inline scripts and styles, from `hashSource`. */
interface InlineHashes {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
}

const once = (hashes: Iterable<string>): string[] => [...new Set(hashes)].sort();

/** Hosts of the hosted search and its agent. */
const searchHosts = ({ appId, agentId }: Pick<HostedSettings, 'appId' | 'agentId'>): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ...(agentId ? [`https://${appId}.algolia.net`] : []),
];

/**
 * Content-Security-Policy for pages with given inline scripts and styles. Everything else must come from the site. Allows frames for
 * videos, and the hosted search service if there is one.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  hosted?: Pick<HostedSettings, 'appId' | 'agentId'> | null,
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Not 'none', although other directives cover all resource types: Firefox applies this one to prefetching pages.
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
 * Headers of the service worker: browsers must revalidate it, and it may fetch only from the site. Pages keep their own policy, which is
 * part of the responses that the worker serves.
 */
const offlineHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** What programs in pages of other sites may read: text and tables. */
const openToAll = ['/*.md', '/data/*', '/llms*'];

/** Input of `hostHeaders`. */
interface HeadersInput {
  /** Built pages by route. */
  readonly pages: ReadonlyMap<string, Pick<PageLinks, 'inline'>>;
  /** "" at the root of a host, or "/docs" in a folder. */
  readonly basePath: string;
  /** Styles that scripts insert at runtime. */
  readonly runtimeStyles: readonly string[];
  readonly hosted?: Pick<HostedSettings, 'appId' | 'agentId'> | null;
  /** Folders of what components load. */
  readonly published?: readonly Pick<PublishedFiles, 'folder' | 'policy'>[];
}

/** First segment of a route. Pages with the same one share a policy, which keeps the file short. */
const sectionOf = (route: string): string => `/${route.split('/')[1] ?? ''}`;

/**
 * Address patterns of a section, including those for hosts without redirects. Some hosts match `/a` with `/a/*`, others don't, so the
 * policy is repeated.
 */
const patterns = (section: string): string[] =>
  section === '/' || section.endsWith('.html') ? [section] : [section, `${section}.html`, `${section}/*`];

const rule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Content of `_headers`, which Netlify, Cloudflare Pages and others read: security headers, a Content-Security-Policy per section, and
 * cache lifetimes.
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
    // Gatsby's page fragments aren't pages, and opened directly they would have no policy.
    ...openToAll.map((pattern) => rule(`${basePath}${pattern}`, { 'access-control-allow-origin': '*' })),
    rule(`${basePath}/_gatsby/*`, { 'content-security-policy': "default-src 'none'" }),
    ...published.flatMap(({ folder, policy }) =>
      policy === undefined ? [] : rule(`${basePath}${folder}/*`, { 'content-security-policy': policy }),
    ),
    rule(`${basePath}${offlineFiles.worker}`, offlineHeaders),
    ...policies,
  ].join('\n');
}
