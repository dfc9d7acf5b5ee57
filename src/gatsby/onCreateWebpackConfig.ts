import type { CreateWebpackConfigArgs } from 'gatsby';
import webpack from 'gatsby/webpack';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { readBooks } from '../content/sources/readBooks';
import { digest, digestOfFiles } from '../files/digest';
import { publicVariables } from '../search/environment';
import { settings } from '../site/settings';
import { site } from '../site/site';
import type { SiteBuild } from '../site/siteBuild';
import { hasPosts } from './blogPlugins';
import { compileSources } from './patches/compileSources';

/** Name of a build by the names of its files, which hold hashes of what is in them. */
const nameOf = (assets: readonly string[]): string =>
  createHash('sha256')
    .update([...assets].sort().join())
    .digest('hex')
    .slice(0, 20);

/**
 * Names a build after its scripts and styles. Gatsby writes that name into every page, for readers who were there before a new build came. Webpack's
 * own hash differs in a build that finds everything compiled, so that all pages of a site would differ though nothing had changed.
 */
const nameBuild = {
  apply: ({ hooks }: Pick<Compiler, 'hooks'>): void =>
    hooks.afterEmit.tap('NameBuild', (compilation) => {
      compilation.hash = nameOf(Object.keys(compilation.assets));
    }),
};

/** Gatsby puts these styles into every page, but writes the pages again only where their code has changed. */
const stylesDigest = (root: string): string =>
  digest(
    ['fonts', 'tokens', 'global', 'print'].map((name) => readFileSync(path.join(root, `src/theme/styles/${name}.css`), 'utf8')).join(''),
  ).slice(0, 8);

/** What the code of the pages knows of the build. */
function definedForPages(root: string): Record<string, string> {
  const { copyrightFrom } = site;
  const year = Math.max(copyrightFrom, new Date().getUTCFullYear());
  return {
    // Without one, its bar goes from the code.
    'process.env.HAS_ANNOUNCEMENT': JSON.stringify(settings.announcement ? 'yes' : ''),
    __SITE_BUILD__: JSON.stringify({
      year,
      hasPosts: hasPosts(root),
      hasBooks: readBooks(root) !== undefined,
      styles: stylesDigest(root),
    } satisfies SiteBuild),
    // What an empty variable makes unreachable goes from the code; Gatsby itself defines only those that are set.
    ...Object.fromEntries(publicVariables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')])),
  };
}

/** What the bundle of the pages needs beyond Gatsby's own configuration: all of it keeps the first load small. */
export function onCreateWebpackConfig(root: string, args: CreateWebpackConfigArgs): void {
  const { actions, loaders, plugins, stage } = args;
  // Gatsby types it as `Function`.
  const rawLoader = loaders.raw as () => { readonly loader: string };
  compileSources(root, args);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        '@base-ui/react/menu$': path.join(root, 'src/search/interface/dialog/unusedMenu.ts'),
        // Gatsby has no other names for them; src/gatsby/patches/pageLoader.ts corrects the first.
        'gatsby-page-loader$': path.join(root, '.cache/loader.js'),
        'gatsby-find-path$': path.join(root, '.cache/find-path.js'),
      },
    },
    // `import text from '!!text!file'`: Gatsby would put a style sheet that is imported as such into every page.
    resolveLoader: { alias: { text: rawLoader().loader } },
  });
  const define = plugins.define as (definitions: Record<string, string>) => object;
  actions.setWebpackConfig({ plugins: [define(definedForPages(root)), noBuildDependencies] });
  // Addresses of files in style sheets hold the base path.
  const version = `${process.env.BASE_PATH} ${digestOfFiles(root, ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/gatsby'])}`;
  actions.setWebpackConfig({ cache: { type: 'filesystem', version } });
  if (stage === 'build-javascript' || stage === 'develop') actions.setWebpackConfig(anyAddress(root));
  if (stage === 'build-javascript') actions.setWebpackConfig(firstLoad(root));
  // The program that renders pages runs once and is thrown away: it need not be small.
  if (stage === 'build-html') actions.setWebpackConfig({ optimization: { concatenateModules: false } });
  // Maps to the sources cost an eighth of a build, and every published file of code would have one as large as its source.
  if (stage.startsWith('build')) actions.setWebpackConfig({ devtool: false });
}

/**
 * Webpack would follow all imports of its configuration and its loaders, through hundreds of packages and for many seconds, to find out later
 * whether to forget what it has compiled. The version of its cache says that.
 */
const noBuildDependencies = {
  apply: ({ hooks }: webpack.Compiler): void =>
    hooks.afterCompile.tap('NoBuildDependencies', ({ buildDependencies }) => buildDependencies.clear()),
};

/** Gatsby and its router decode addresses in many places, and throw at a percent sign that stands for nothing: the page would go blank. */
function anyAddress(root: string) {
  const decoding = path.join(root, 'src/model/addresses.ts');
  const functions = ['decodeURI', 'decodeURIComponent'];
  return {
    resolve: { alias: { [path.join(root, '.cache/strip-prefix.js')]: path.join(root, 'src/gatsby/patches/stripPrefix.ts') } },
    plugins: [new webpack.ProvidePlugin(Object.fromEntries(functions.map((name) => [name, [decoding, name]])))],
  };
}

/** What makes the scripts that every page loads start sooner. */
const firstLoad = (root: string) => ({
  // What a page does not use of the project's own modules is left out: importing one has no effect.
  module: {
    rules: [
      { test: /\.tsx?$/, include: path.join(root, 'src'), sideEffects: false },
      // Only for Emotion's `withTheme`, and there is no theme.
      { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
    ],
  },
  resolve: {
    alias: {
      [path.join(root, '.cache/ensure-resources.js')]: path.join(root, 'src/gatsby/patches/ensureResources.tsx'),
    },
  },
  plugins: [
    nameBuild,
    // Has the browser compile these files whole, in the background, while they arrive. Without it, each function is compiled when it is first
    // called, and holds up the page.
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      include: /^(app|framework|component---src-templates-document|[0-9a-f]{40})/,
      // After the minifier, which removes comments; before source maps, whose lines it moves.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }),
  ],
});
