import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { progressBar } from '../../site/progressBar';

/** The style that gatsby-plugin-nprogress inserts, taken from its code. */
function progressBarStyle(require: NodeJS.Require): string {
  const file = require.resolve('gatsby-plugin-nprogress/gatsby-browser.js');
  const style = { id: '', innerHTML: '' };
  const exports: { onClientEntry?: (api: object, options: object) => void } = {};
  const fromPlugin = createRequire(file);
  runInNewContext(readFileSync(file, 'utf8'), {
    exports,
    require: (name: string): unknown => (name === 'accessible-nprogress' ? { configure: () => undefined } : fromPlugin(name)),
    document: { createElement: () => style, head: { appendChild: () => undefined } },
  });
  exports.onClientEntry?.({}, { ...progressBar });
  if (style.innerHTML === '')
    throw new Error('gatsby-plugin-nprogress no longer inserts its style as expected. See src/outputs/hostHeaders/runtimeStyles.ts.');
  return style.innerHTML;
}

/** Texts of styles that scripts insert at runtime. Packages are resolved from `root`. */
export function runtimeStyles(root: string): string[] {
  const require = createRequire(path.join(root, 'package.json'));
  const text = (file: string): string => readFileSync(require.resolve(file), 'utf8');
  const dialog = text('@docsearch/css/dist/modal.css');
  return [
    // Emotion inserts an empty element and adds rules through the CSSOM, which policies don't restrict.
    '',
    progressBarStyle(require),
    dialog,
    dialog + text('@docsearch/css/dist/_askai.css'),
    // From the logo of the hosted search.
    '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
  ];
}
