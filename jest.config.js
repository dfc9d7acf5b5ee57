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

/** Tests of these folders, apart from those that take too long for every run. */
const project = (name, ...folders) => ({
  ...shared,
  displayName: name,
  testMatch: folders.map((folder) => `<rootDir>/${folder}/!(*.long).test.ts?(x)`),
});

/** Tests that take too long for every run: `npm run test:long`. */
const long = { ...shared, displayName: 'long', testMatch: ['<rootDir>/{__tests__,src}/**/*.long.test.ts?(x)'] };

module.exports = {
  globalSetup: '<rootDir>/__tests__/sites/prepareRun.ts',
  // Real builds and browsers take their time.
  testTimeout: 300000,
  // Browser tests wait now and then, so that two at a time are nearly twice as fast on the two cores of a small machine. Three were no faster.
  maxWorkers: 2,
  projects: [
    project('unit', '__tests__/unit/**', 'src/**/__tests__'),
    project('content', '__tests__/content/**'),
    project('figures', 'figures/__tests__/**'),
    project('build', '__tests__/build/**'),
    project('browser', '__tests__/browser/**', 'src/**/__tests__/browser'),
    long,
  ],
};
