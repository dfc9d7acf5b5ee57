import type { CreateWebpackConfigArgs } from 'gatsby';
import webpack from 'gatsby/webpack';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { readBooks } from '../content/sources/readBooks';
import { digest, digestOfFiles } from '../files/digest';
import { publicVariables } from '../search/push/environment';
import { settings } from '../site/settings';
import { site } from '../site/site';
import type { SiteBuild } from '../site/siteBuild';
import { hasPosts } from './blogPlugins';
import { publishNotices } from './packageNotices';
import { compileSources } from './patches/compileSources';

/** Hash of the names of a build's files, which contain content hashes. */
const nameOf = (assets: readonly string[]): string =>
  createHash('sha256')
    .update([...assets].sort().join())
    .digest('hex')
    .slice(0, 20);

/**
 * Gives webpack's compilation a hash of its scripts and styles. Gatsby writes it into every page to detect new builds, but webpack's own
 * hash changes in a fully cached build, which would change all pages.
 */
const nameBuild = {
  apply: ({ hooks }: Pick<Compiler, 'hooks'>): void =>
    hooks.afterEmit.tap('NameBuild', (compilation) => {
      compilation.hash = nameOf(Object.keys(compilation.assets));
    }),
};

/** Hash of the styles in every page, without which Gatsby wouldn't notice that they changed. */
const stylesDigest = (root: string): string =>
  digest(
    ['site/colours', ...['fonts', 'tokens', 'global', 'print'].map((name) => `theme/styles/${name}`)]
      .map((name) => readFileSync(path.join(root, `src/${name}.css`), 'utf8'))
      .join(''),
  ).slice(0, 8);

/** Build-time constants for the code of pages. */
function definedForPages(root: string): Record<string, string> {
  const { copyrightFrom } = site;
  const year = Math.max(copyrightFrom, new Date().getUTCFullYear());
  return {
    // Empty removes the announcement bar from the bundle.
    'process.env.HAS_ANNOUNCEMENT': JSON.stringify(settings.announcement ? 'yes' : ''),
    __SITE_BUILD__: JSON.stringify({
      year,
      hasPosts: hasPosts(root),
      hasBooks: readBooks(root) !== undefined,
      styles: stylesDigest(root),
    } satisfies SiteBuild),
    // Defines empty variables, too, so that code they disable is removed. Gatsby defines only variables that are set.
    ...Object.fromEntries(publicVariables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')])),
  };
}

/** Extends Gatsby's webpack configuration for the pages, mainly to keep the first load small. */
export function onCreateWebpackConfig(root: string, args: CreateWebpackConfigArgs): void {
  const { actions, loaders, plugins, stage } = args;
  const rawLoader = loaders.raw as () => { readonly loader: string };
  compileSources(root, args);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        '@base-ui/react/menu$': path.join(root, 'src/search/interface/dialog/unusedMenu.ts'),
        // Gatsby doesn't export these modules. src/gatsby/patches/pageLoader.ts corrects the first.
        'gatsby-page-loader$': path.join(root, '.cache/loader.js'),
        'gatsby-find-path$': path.join(root, '.cache/find-path.js'),
      },
    },
    // For `import text from '!!text!file'`. Gatsby would add a stylesheet that is imported normally to every page.
    resolveLoader: { alias: { text: rawLoader().loader } },
  });
  const define = plugins.define as (definitions: Record<string, string>) => object;
  actions.setWebpackConfig({ plugins: [define(definedForPages(root))] });
  // Addresses of files in stylesheets contain the base path.
  const version = `${process.env.BASE_PATH} ${digestOfFiles(root, ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/gatsby'])}`;
  actions.setWebpackConfig({ cache: { type: 'filesystem', version } });
  if (stage === 'build-javascript') actions.setWebpackConfig(firstLoad(root));
  // The bundle that renders pages runs only during the build, so its size doesn't matter.
  if (stage === 'build-html') actions.setWebpackConfig({ optimization: { concatenateModules: false } });
  // Source maps take an eighth of the build time, and would be published for every script.
  if (stage.startsWith('build')) actions.setWebpackConfig({ devtool: false });
}

/**
 * Name of a script with modules that several chunks share. Gatsby joins the names of the chunks. Chunks that load on demand have no names, so
 * it would put the modules of all pairs of them into one script, and a reader of one tool would load those of all.
 */
const sharedName = (_module: unknown, chunks: readonly { readonly name?: string | null }[]): string | undefined =>
  chunks.every(({ name }) => name)
    ? createHash('sha1')
        .update(chunks.map(({ name }) => name).join(''))
        .digest('hex')
    : undefined;

/** Files of Gatsby that do nothing on this site: scripts in workers, and the worker of a plugin that the site doesn't have. */
const unusedFiles = (root: string): Record<string, false> => ({
  [createRequire(path.join(root, 'package.json')).resolve('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [path.join(root, '.cache/register-service-worker.js')]: false,
});

/** Makes the scripts of every page smaller and start sooner. */
const firstLoad = (root: string) => ({
  optimization: { splitChunks: { cacheGroups: { shared: { name: sharedName } } } },
  // The project's modules have no side effects, so unused ones can be removed.
  module: {
    rules: [
      { test: /\.tsx?$/, include: path.join(root, 'src'), sideEffects: false },
      // Only needed for Emotion's `withTheme`, which the site doesn't use.
      { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
      // What the site doesn't use of "gatsby": Script, Slice and useScrollRestoration.
      {
        test: /[\\/](\.cache[\\/](gatsby-browser-entry|slice)\.js|node_modules[\\/]gatsby-(script|react-router-scroll)[\\/].*)$/,
        sideEffects: false,
      },
    ],
  },
  resolve: {
    alias: {
      [path.join(root, '.cache/ensure-resources.js')]: path.join(root, 'src/gatsby/patches/ensureResources.tsx'),
      ...unusedFiles(root),
    },
  },
  plugins: [
    nameBuild,
    publishNotices(root),
    // Asks the browser to compile these files eagerly, in the background while they load. Otherwise it compiles each function on its first
    // call, which blocks the page.
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      include: /^(app|framework|component---src-templates-document|[0-9a-f]{40})/,
      // After the minifier, which removes comments, and before source maps, which depend on lines.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }),
  ],
});
