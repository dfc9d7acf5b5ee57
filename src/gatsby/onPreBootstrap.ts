import type { ParentSpanPluginArgs } from 'gatsby';
import { formatProblems, formatWarnings } from '../model/problems';
import { loadSite } from '../routes/loadSite';
import { checkSearchEnvironment } from '../search/environment';
import { checkBasePath } from '../site/checkBasePath';
import { definitions } from '../site/definitions';
import { setSite } from './currentSite';
import { memoriesOf } from './memories';
import { unfinishedPages } from './unfinishedPages';

/** Reads the sources, and stops a build, with every mistake in them at once, before it has begun. */
export function onPreBootstrap(root: string, { reporter }: ParentSpanPluginArgs): void {
  const unfinished = unfinishedPages(root);
  if (unfinished !== null && process.env.gatsby_executing_command === 'build') reporter.panicOnBuild(unfinished);
  const { site, problems, warnings } = loadSite(root, definitions, memoriesOf(root).checks);
  setSite(site);
  if (warnings.length > 0) reporter.warn(formatWarnings(warnings));
  const mistakes = [...problems, ...checkSearchEnvironment(process.env), ...checkBasePath(process.env.BASE_PATH)];
  if (mistakes.length > 0) reporter.panicOnBuild(formatProblems(mistakes));
}
