import path from 'node:path';
import type webpack from 'gatsby/webpack';

/**
 * Leaves out of a bundle what the project's own code imports only when a reader asks for it (`import()`), with all that this imports. The
 * program that renders pages to HTML asks for none of it, and would have 330 modules of the search dialog alone. A component that asked while it is
 * rendered there would find no module.
 */
export const withoutLazyImports = (root: string) => ({
  apply: ({ hooks }: webpack.Compiler): void =>
    hooks.normalModuleFactory.tap('WithoutLazyImports', ({ hooks: { beforeResolve } }) =>
      // Gatsby's own files import templates in this way.
      beforeResolve.tap('WithoutLazyImports', ({ contextInfo, dependencies }) =>
        contextInfo.issuer.startsWith(path.join(root, 'src', path.sep)) && dependencies.every(({ type }) => type === 'import()')
          ? false
          : undefined,
      ),
    ),
});
