import type { ParentSpanPluginArgs } from 'gatsby';
import { formatProblems, formatWarnings } from '../model/problems';
import { loadSite } from '../routes/loadSite';
import { checkSearchEnvironment } from '../search/push/environment';
import { checkBasePath } from '../site/checkBasePath';
import { definitions } from '../site/definitions';
import { setSite } from './currentSite';
import { tolerateBrokenTables } from './patches/brokenTables';
import { putSiteAside, restoreSite } from './publishedSite';
import { pipeline } from '../plugins';

/** Reads the sources, and stops a build with all their mistakes before it writes anything. */
export function onPreInit(root: string, { reporter }: ParentSpanPluginArgs): void {
  if (process.env.NODE_ENV === 'development') tolerateBrokenTables(root);
  const { site, problems, warnings } = loadSite(root, definitions, pipeline);
  setSite(site);
  if (warnings.length > 0) reporter.warn(formatWarnings(warnings));
  const mistakes = [...problems, ...checkSearchEnvironment(process.env), ...checkBasePath(process.env.BASE_PATH)];
  if (mistakes.length > 0) reporter.panicOnBuild(formatProblems(mistakes));
  if (process.env.gatsby_executing_command !== 'build') return;
  putSiteAside(root, 'build');
  process.once('exit', () => restoreSite(root));
}
