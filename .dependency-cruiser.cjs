/**
 * Who may import whom: the layers of ARCHITECTURE.md, and no circles between files or folders. Type imports count.
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** Layers of `src` with the ones that each may import from, besides itself. */
const layers = {
  model: [],
  styles: [],
  icons: [],
  fonts: [],
  pictures: [],
  site: ['model'],
  state: ['site', 'model'],
  arm: [],
  solids: ['model'],
  can: ['model'],
  content: ['arm', 'can', 'site', 'model'],
  routes: ['content', 'site', 'model'],
  symptoms: ['can', 'model'],
  'search/contract': ['model'],
  'search/engine': ['search/contract', 'site', 'model'],
  'search/clients': ['search/engine', 'symptoms', 'can', 'search/contract', 'state', 'site', 'model'],
  'search/records': ['routes', 'content', 'symptoms', 'search/engine', 'search/contract', 'site', 'model'],
  'search/push': ['routes', 'search/records', 'search/engine', 'search/contract', 'search/environment.ts', 'content', 'site', 'model'],
  'search/interface': ['search/clients', 'search/contract', 'components', 'state', 'styles', 'icons', 'site', 'model'],
  outputs: ['routes', 'content', 'site', 'model'],
  gatsby: ['outputs', 'search/records', 'search/engine', 'search/contract', 'search/environment.ts', 'routes', 'content', 'site', 'model'],
  'components/controls': ['state', 'styles', 'icons', 'site', 'model'],
  'components/feedback': ['components/controls', 'state', 'styles', 'site', 'model'],
  'components/navigation': ['components/feedback', 'components/controls', 'state', 'styles', 'site', 'model'],
  'components/text': ['components/controls', 'components/feedback', 'state', 'styles', 'pictures', 'site', 'model'],
  'components/data': ['components/text', 'components/controls', 'symptoms', 'state', 'styles', 'site', 'model'],
  'components/can': [
    'components/text',
    'components/controls',
    'components/feedback',
    'symptoms',
    'can',
    'state',
    'styles',
    'site',
    'model',
  ],
  'components/parts': ['components/text', 'components/controls', 'components/feedback', 'state', 'styles', 'site', 'model'],
  'components/solids': ['components/controls', 'components/feedback', 'solids', 'state', 'styles', 'site', 'model'],
  'components/guide': ['components/text', 'components/solids', 'components/controls', 'state', 'styles', 'site', 'model'],
  'components/document': [
    'components/text',
    'components/data',
    'components/can',
    'components/parts',
    'components/guide',
    'components/controls',
    'content',
    'site',
    'model',
  ],
  'components/layout': ['components/navigation', 'components/feedback', 'components/controls', 'state', 'styles', 'site', 'model'],
  templates: ['components', 'search/interface', 'state', 'styles', 'site', 'model'],
  app: ['components', 'search/interface', 'state', 'styles', 'fonts', 'site', 'model'],
};

const below = (folder) => (folder.endsWith('.ts') ? `^src/${folder}$` : `^src/${folder}/`);

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ...Object.entries(layers).map(([layer, allowed]) => ({
      name: `layer-${layer.replace('/', '-')}`,
      comment: `src/${layer} imports from ${allowed.length > 0 ? allowed.join(', ') : 'no other layer'}: see ARCHITECTURE.md.`,
      severity: 'error',
      from: { path: below(layer) },
      to: { path: '^src/', pathNot: [layer, ...allowed].map(below) },
    })),
    {
      name: 'browser-without-content',
      comment: 'Components take only types from src/content: its code is for the build and would be sent to every reader.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-without-tests',
      severity: 'error',
      from: { path: '^(src|figures|scripts|gatsby-)', pathNot: '/__tests__/' },
      to: { path: '(^|/)(__tests__|bench)/' },
    },
    { name: 'site-without-figures', severity: 'error', from: { path: '^(src/|gatsby-)' }, to: { path: '^(figures|scripts)/' } },
    {
      name: 'figures-from-content',
      comment: 'figures is a project of its own: of the site it takes how tables are read and declared, see figures/README.md.',
      severity: 'error',
      from: { path: '^figures/' },
      to: { path: '^(src|scripts)/', pathNot: '^src/(content|site|model|solids)/' },
    },
    {
      name: 'tests-without-figures',
      comment: 'What tests the drawings stands in figures/__tests__, where the types of figures are checked.',
      severity: 'error',
      from: { path: '^__tests__/' },
      to: { path: '^figures/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(svg|css)$' },
  },
};
