/*
 * Compiles the project's sources with swc instead of Babel, which is ten times slower and runs twice for TypeScript. Babel keeps Gatsby's
 * own files and the templates, because its plugins extract queries and `Head`.
 *
 * Without it readers see no difference, but a build with an empty `.cache` takes 108 s of processor time instead of 78.
 * Still needed? Remove the call in onCreateWebpackConfig.ts and compare the time of `npm run build` with an empty `.cache`.
 */
import path from 'node:path';
import type { Options } from '@swc/core';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { browserslist } from '../../../package.json';

/** Argument of a rule's `use` function; empty when Gatsby looks for its Babel loader. */
interface AskedFile {
  readonly resource?: string;
}

/** The parts of a webpack rule that are used here. */
interface Rule {
  readonly test?: unknown;
  readonly resourceQuery?: unknown;
  use?: unknown;
}

type Use = (file: AskedFile) => readonly object[];

/** Whether a rule compiles all sources, TypeScript included. */
const isOfSources = (rule: Rule): rule is Rule & { use: Use } =>
  rule.test instanceof RegExp && rule.test.test('a.tsx') && rule.resourceQuery === undefined && typeof rule.use === 'function';

/** Options with which swc compiles a file like Gatsby's Babel configuration. */
function swcOptions(file: string, stage: string): Options {
  const isDeveloped = stage === 'develop';
  return {
    configFile: false,
    swcrc: false,
    env: { targets: stage.endsWith('html') ? { node: process.versions.node } : browserslist },
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: {
        react: { runtime: 'automatic', importSource: '@emotion/react', development: isDeveloped, refresh: isDeveloped },
      },
    },
  };
}

/** Makes Gatsby's rule for sources use swc for the project's sources. */
export function compileSources(root: string, { actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => { module: { rules: Rule[] } })(); // typed as `Function` by Gatsby
  const { rules } = config.module;
  const first = rules.find(isOfSources);
  if (!first)
    throw new Error(
      'src/gatsby/patches/compileSources.ts: Gatsby no longer has a rule for sources. See gatsby/dist/utils/webpack.config.js for how it compiles them.',
    );
  const babel = first.use;
  const [sources = '', templates = ''] = ['src', 'src/templates'].map((folder) => path.join(root, folder, path.sep));
  first.use = (file: AskedFile) => {
    const { resource = '' } = file;
    const isOwn = resource.startsWith(sources) && !resource.startsWith(templates);
    return isOwn ? [{ loader: 'swc-loader', options: swcOptions(resource, stage) }] : babel(file);
  };
  config.module.rules = rules.filter((rule) => rule === first || !isOfSources(rule));
  actions.replaceWebpackConfig(config);
}
