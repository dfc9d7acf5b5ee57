import type { HostedSettings } from '../../model/searchSettingsTypes';
import type { PageLinks } from '../links/readHtml';
import { hashSource } from '../links/hashSource';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { simulationFolder } from '../../model/publicFiles';
import { offlineFiles } from '../../model/offlineManifest';
import { offlineHeaders } from './offlineHeaders';
import { securityHeaders } from './securityHeaders';
import { simulationPolicy } from './simulationPolicy';

/** What the headers are made of. */
interface HeadersInput {
  /** Pages by route, as they were built. */
  readonly pages: ReadonlyMap<string, Pick<PageLinks, 'inline'>>;
  /** "" at the root of a host, "/docs" below a folder. */
  readonly basePath: string;
  /** Texts of the styles that scripts put into pages later. */
  readonly runtimeStyles: readonly string[];
  readonly hosted?: Pick<HostedSettings, 'appId' | 'agentId'> | null;
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
export function hostHeaders({ pages, basePath, runtimeStyles, hosted }: HeadersInput): string {
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
    rule(`${basePath}${simulationFolder}/*`, { 'content-security-policy': simulationPolicy }),
    rule(`${basePath}${offlineFiles.worker}`, offlineHeaders),
    ...policies,
  ].join('\n');
}
