import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** An unexported file of a package that a patch replaces or depends on. */
interface ReliedUpon {
  /** Project path of the patch. */
  readonly patch: string;
  /** Path of the file in `node_modules`. */
  readonly file: string;
  /** First 16 hex digits of its SHA-256. */
  readonly hash: string;
  /** What the patch depends on. */
  readonly look: string;
}

const patches = 'src/gatsby/patches';

/** Every unexported file that a patch replaces or depends on. */
const reliedUpon: readonly ReliedUpon[] = [
  {
    patch: `${patches}/gatsbyRuntime.ts`,
    file: 'node_modules/gatsby/cache-dir/navigation.js',
    hash: 'b487c453fc64cf5a',
    look: 'init() sets window.___push, ___replace and ___navigate before onClientEntry, and onRouteUpdate runs after each change',
  },
  {
    patch: `${patches}/pageLoader.ts`,
    file: 'node_modules/gatsby/cache-dir/loader.js',
    hash: '7daae1734965bb77',
    look: 'the methods of BaseLoader and ProdLoader that are replaced, and enqueue, hovering, loadPage and loadPageSync of publicLoader',
  },
  {
    patch: `${patches}/ensureResources.tsx`,
    file: 'node_modules/gatsby/cache-dir/ensure-resources.js',
    hash: '5032462ea4bed8bd',
    look: 'the component takes location and calls its children with location and pageResources',
  },
  {
    patch: 'src/app/oddAddress.ts',
    file: 'node_modules/gatsby/cache-dir/production-app.js',
    hash: '68f7ff91dcaac340',
    look: 'the path of the not-found route is that of the address, replaceHydrateFunction gets the element and its container',
  },
  {
    patch: 'src/app/oddAddress.ts',
    file: 'node_modules/gatsby/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs',
    hash: '6901b82b0b9ef708',
    look: 'addresses are decoded with decodeURIComponent, and segments of a path with ":" or "*" are parameters',
  },
  {
    patch: `${patches}/pageMarkup.tsx`,
    file: 'node_modules/gatsby/cache-dir/static-entry.js',
    hash: '805d3da7bda23b23',
    look: 'the script "gatsby-script-loader" sets window.pagePath and nothing else',
  },
  {
    patch: `${patches}/compileSources.ts`,
    file: 'node_modules/gatsby/dist/utils/webpack.config.js',
    hash: 'db7139521333ceb3',
    look: 'one rule compiles all sources, with a function as `use`',
  },
  {
    patch: `${patches}/disarmFrontmatter.ts`,
    file: 'node_modules/gray-matter/lib/engines.js',
    hash: 'cf0504448a3122b9',
    look: 'engines.javascript.parse is what runs frontmatter in JavaScript',
  },
  {
    patch: `${patches}/gatsbyModules.d.ts`,
    file: 'node_modules/gatsby-plugin-nprogress/gatsby-browser.js',
    hash: '49eb410c4c3e30d4',
    look: 'onRouteUpdateDelayed shows the bar, onRouteUpdate hides it',
  },
  {
    patch: 'src/search/interface/dialog/unusedMenu.ts',
    file: 'node_modules/@docsearch/react/dist/esm/modal.js',
    hash: '06924945016e066d',
    look: 'only the filter bar uses the menu of @base-ui/react; follow the imports of this file to the modal, whose classes the dialog styles',
  },
  {
    patch: `${patches}/brokenTables.ts`,
    file: 'node_modules/gatsby-transformer-csv/gatsby-node.js',
    hash: '49699ce0db52fefd',
    look: 'onCreateNode asks loadNodeContent for the text of a table, and hands an error to then() where a function belongs',
  },
  {
    patch: 'src/gatsby/onCreateWebpackConfig.ts',
    file: 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    hash: '8070d603377f788d',
    look: 'it does nothing outside gatsby develop, so that a build can leave it out',
  },
  {
    patch: 'src/gatsby/publishedSite.ts',
    file: 'node_modules/gatsby/dist/services/initialize.js',
    hash: '7998bd3f59bd7485',
    look: 'onPreInit runs before public is looked for, and a .cache without public is emptied but for what webpack has compiled',
  },
];

/** What to check for each patch whose file has changed, one line each. */
const changedFiles = (): string[] =>
  reliedUpon.flatMap(({ patch, file, hash, look }) => {
    const found = createHash('sha256')
      .update(readFileSync(path.join(root, file)))
      .digest('hex')
      .slice(0, 16);
    return found === hash
      ? []
      : [
          `${patch}: ${file} has changed. Check that this still holds: ${look}. Then run the tests named in the patch's head comment, and write the new hash, ${found}, into this file.`,
        ];
  });

it('the packages have the files that patches were written for', () => expect(changedFiles()).toEqual([]));

it('each patch names what it relies on', () => {
  const named = new Set(reliedUpon.map(({ patch }) => patch));
  const files = readdirSync(path.join(root, patches)).filter((name) => !['README.md', 'gatsbyModules.d.ts'].includes(name));
  expect(files.map((name) => `${patches}/${name}`).filter((file) => !named.has(file))).toEqual([]);
  expect([...named].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
