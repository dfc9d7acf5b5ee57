import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['node_modules', 'public', '.cache', '.test-sites', '.bench', 'content'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  react.configs.flat.recommended,
  react.configs.flat['jsx-runtime'],
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.mjs', '.*.cjs', 'scripts/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    settings: { react: { version: '19' } },
    rules: {
      // Emotion's `css` property; types check the others.
      'react/no-unknown-property': ['error', { ignore: ['css'] }],
      'react/prop-types': 'off',
      // What scrolls must be reachable by keyboard: code, and groups round tables, formulas and drawings.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel', 'group'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // jest's describe and it need no awaiting, node's test runner is not used.
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    files: ['*.js', '*.mjs', '.*.cjs', 'scripts/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: { module: 'writable', process: 'readonly', console: 'readonly' } },
  },
  prettier,
);
