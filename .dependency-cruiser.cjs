/**
 * Who may import whom: the rooms of ARCHITECTURE.md, and no circles between files or folders. Type imports count.
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** Rooms of `src` with the ones that each may import from, besides itself. Rooms above stand below: nobody imports upwards. */
const rooms = {
  model: [],
  files: [],
  arm: [],
  site: ['model'],
  'search/contract': ['model'],
  'search/signs': ['tools/can-bench/frames.ts', 'model'],
  'search/engine': ['search/signs', 'search/contract', 'tools/can-bench/frames.ts', 'site', 'model'],
  'search/clients': ['search/engine', 'search/contract', 'theme/state', 'site', 'model'],
  theme: ['gatsby/patches/gatsbyRuntime.ts', 'search/clients', 'search/contract', 'site', 'model'],
  'search/interface': ['search/clients', 'search/contract', 'theme', 'site', 'model'],
  'solids/engine': ['model'],
  'solids/view': ['solids/engine', 'theme', 'site', 'model'],
  content: ['files', 'arm', 'site', 'model'],
  guides: ['content', 'solids', 'theme', 'site', 'model'],
  // What tools and guides add to the content; programs pass it to `loadSite`.
  'rooms.ts': ['tools', 'guides', 'content', 'site', 'model'],
  routes: ['content', 'files', 'site', 'model'],
  tools: ['content', 'solids', 'arm', 'theme', 'files', 'site', 'model'],
  // A tool of tools: it asks the search and other tools.
  'tools/agents': ['tools/arm-explorer', 'tools/can-bench', 'search/engine', 'search/contract', 'arm', 'site', 'model'],
  'search/records': ['search/engine', 'search/contract', 'routes', 'content', 'files', 'site', 'model'],
  'search/push': [
    'rooms.ts',
    'search/records',
    'search/engine',
    'search/contract',
    'search/environment.ts',
    'routes',
    'content',
    'site',
    'model',
  ],
  outputs: ['tools', 'guides/content', 'routes', 'content', 'files', 'site', 'model'],
  gatsby: [
    'rooms.ts',
    'outputs',
    'tools',
    'search/records',
    'search/engine',
    'search/contract',
    'search/environment.ts',
    'routes',
    'content',
    'files',
    'site',
    'model',
  ],
  templates: ['rooms.ts', 'tools', 'guides', 'search/interface', 'content', 'theme', 'site', 'model'],
  app: ['gatsby/patches', 'tools', 'search/interface', 'theme', 'site', 'model'],
};

/** Rooms inside a room that have a line of their own. */
const inside = (room) => Object.keys(rooms).filter((other) => other.startsWith(`${room}/`));

const below = (folder) => (/\.tsx?$/.test(folder) ? `^src/${folder}$` : `^src/${folder}/`);

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `room-${room.replace('/', '-')}`,
      comment: `src/${room} imports from ${allowed.length > 0 ? allowed.join(', ') : 'no other room'}: see ARCHITECTURE.md.`,
      severity: 'error',
      from: { path: below(room), ...(inside(room).length > 0 && { pathNot: inside(room).map(below) }) },
      to: { path: '^src/', pathNot: [room, ...allowed].map(below) },
    })),
    {
      name: 'browser-without-content',
      comment: 'Components take only types from src/content: its code is for the build and would be sent to every reader.',
      severity: 'error',
      from: { path: '^src/(theme/|solids/view/|guides/(steps|progress|bench-mode|state)/|tools/[^/]+/(interface/|[A-Z]))' },
      to: { path: '^src/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tools-by-their-entry',
      comment: "Files at the top of a tool's folder are its entries, see its README.md; what is in its folders is its own.",
      severity: 'error',
      from: { path: '^(src|figures|scripts|gatsby-)', pathNot: '^src/tools/' },
      to: { path: '^src/tools/[^/]+/[^/]+/' },
    },
    {
      name: 'tools-apart',
      severity: 'error',
      from: { path: '^src/tools/([^/]+)/' },
      to: { path: '^src/tools/[^/]+/[^/]+/', pathNot: '^src/tools/$1/' },
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
      to: { path: '^(src|scripts)/', pathNot: '^src/((content|guides/content|site|model|solids)/|rooms\\.ts$)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // A test may use whatever it tests, wherever it stands.
    doNotFollow: { path: '(^|/)(node_modules|__tests__)/' },
    exclude: { path: '\\.(svg|css)$' },
  },
};
