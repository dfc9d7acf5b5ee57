import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** What the bundle of the pages needs beyond Gatsby's own configuration: all of it keeps search small. */
export function configureWebpack(root: string, { actions, loaders }: CreateWebpackConfigArgs): void {
  // Gatsby types it as `Function`.
  const rawLoader = loaders.raw as () => { readonly loader: string };
  actions.setWebpackConfig({
    resolve: { alias: { '@base-ui/react/menu$': path.join(root, 'src/components/search/unusedMenu.ts') } },
    // `import text from '!!text!file'`: Gatsby would put a style sheet that is imported as such into every page.
    resolveLoader: { alias: { text: rawLoader().loader } },
  });
}
