/*
 * Has swc compile the project's sources in place of Babel, which takes ten times as long and has its turn twice with TypeScript. Babel is left
 * with Gatsby's own files and with the templates, because its plugins take the queries, and what is only for the head of a page, out of them.
 *
 * Without it a reader sees nothing; a build with an empty `.cache` takes 108 s of processor time in place of 78.
 * Still needed? Remove the call in onCreateWebpackConfig.ts and compare the time of `npm run build` with an empty `.cache`.
 */
import path from 'node:path';
import type { Options } from '@swc/core';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { browserslist } from '../../../package.json';

/** What a rule is told of the file that it is asked for; nothing, where Gatsby only asks which loaders there are (it looks for Babel's). */
interface AskedFile {
  readonly resource?: string;
}

/** The parts of a rule of webpack that are read and changed here. */
interface Rule {
  readonly test?: unknown;
  readonly resourceQuery?: unknown;
  use?: unknown;
}

type Use = (file: AskedFile) => readonly object[];

/** A rule with which Gatsby compiles all sources, TypeScript among them. */
const isOfSources = (rule: Rule): rule is Rule & { use: Use } =>
  rule.test instanceof RegExp && rule.test.test('a.tsx') && rule.resourceQuery === undefined && typeof rule.use === 'function';

/** How swc compiles a file, as Gatsby would have Babel do it. */
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

/** Gives the project's sources to swc, in the one rule that Gatsby has for all sources. */
export function compileSources(root: string, { actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => { module: { rules: Rule[] } })(); // typed as `Function` by Gatsby
  const { rules } = config.module;
  const first = rules.find(isOfSources);
  if (!first)
    throw new Error(
      'src/gatsby/patches/compileSources.ts: Gatsby has no rule for sources any more. Look in gatsby/dist/utils/webpack.config.js how it compiles them.',
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
