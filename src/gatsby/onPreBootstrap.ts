import type { ParentSpanPluginArgs } from 'gatsby';
import { formatProblems } from '../model/problems';
import { loadSite } from '../routes/loadSite';
import { checkSearchEnvironment } from '../search/environment';
import { checkBasePath } from '../site/checkBasePath';
import { definitions } from '../site/definitions';
import { setSite } from './currentSite';
import { memoriesOf } from './memories';

/** Reads the sources, and stops a build, with every mistake in them at once, before it has begun. */
export function onPreBootstrap(root: string, { reporter }: ParentSpanPluginArgs): void {
  const { site, problems } = loadSite(root, definitions, memoriesOf(root).checks);
  setSite(site);
  const mistakes = [...problems, ...checkSearchEnvironment(process.env), ...checkBasePath(process.env.BASE_PATH)];
  if (mistakes.length > 0) reporter.panicOnBuild(formatProblems(mistakes));
}
