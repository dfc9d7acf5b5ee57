/** @type {import('jest').Config} */
const shared = {
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/.test-sites/', '<rootDir>/.bench/', '<rootDir>/.cache/', '<rootDir>/public/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/.test-sites/', '<rootDir>/.bench/'],
  moduleNameMapper: {
    '\\.svg$': '<rootDir>/__tests__/unit/svgStub.tsx',
    '\\.(css|woff2|avif)$': '<rootDir>/__tests__/unit/svgStub.tsx',
  },
  // Packages that are ES modules are compiled, too.
  transformIgnorePatterns: [],
  testEnvironment: 'node',
};

/** Tests of a folder, apart from those that take too long for every run. */
const project = (name, { folder = `__tests__/${name}`, beside = [], ...more } = {}) => ({
  ...shared,
  ...more,
  displayName: name,
  testMatch: [`<rootDir>/${folder}/**/!(*.long).test.ts?(x)`, ...beside],
});

/** Tests that take too long for every run: `npm run test:long`. */
const long = { ...shared, displayName: 'long', testMatch: ['<rootDir>/__tests__/**/*.long.test.ts?(x)'] };

module.exports = {
  globalSetup: '<rootDir>/__tests__/sites/prepareRun.ts',
  // Real builds and browsers take their time.
  testTimeout: 300000,
  // Browser tests wait now and then, so that two at a time are nearly twice as fast on the two cores of a small machine. Three were no faster.
  maxWorkers: 2,
  projects: [
    project('unit', { beside: ['<rootDir>/src/**/__tests__/!(*.long).test.ts?(x)'] }),
    project('content'),
    project('figures', { folder: 'figures/__tests__' }),
    project('build'),
    project('browser'),
    long,
  ],
};
