/**
 * Who may import whom: the rooms of ARCHITECTURE.md, and no circles between files or folders. Type imports count.
 * @type {import('dependency-cruiser').IConfiguration}
 */

/**
 * Rooms of `src` with the ones that each may import from, besides itself. A room names only rooms above it. A room inside a room has a line of
 * its own.
 */
const rooms = {
  model: [],
  files: [],
  arm: [],
  can: ['model'],
  site: ['model'],
  content: ['arm', 'files', 'site', 'model'],
  routes: ['content', 'site', 'model'],
  'gatsby/patches': ['content'],
  theme: ['gatsby/patches', 'site', 'model'],
  'solids/engine': ['model'],
  'solids/view': ['solids/engine', 'theme', 'model'],
  'search/contract': [],
  'search/output-parsers': ['can'],
  'search/engine': ['search/output-parsers', 'search/contract', 'can', 'site', 'model'],
  'search/clients': ['search/engine', 'search/contract', 'theme', 'site', 'model'],
  'search/printouts': ['search/clients', 'search/contract', 'theme', 'can', 'site', 'model'],
  'search/interface': ['search/printouts', 'search/clients', 'search/contract', 'theme', 'site', 'model'],
  'search/records': ['search/engine', 'search/contract', 'routes', 'content', 'files', 'site', 'model'],
  'search/push': ['search/engine', 'search/contract', 'site', 'model'],
  tools: [
    ...[
      'search/printouts',
      'search/clients',
      'search/engine',
      'search/contract',
      'content',
      'solids',
      'theme',
      'arm',
      'can',
      'files',
      'site',
    ],
    'model',
  ],
  guides: ['content', 'solids', 'theme', 'site', 'model'],
  'tools/agents': ['guides', 'tools', 'search/engine', 'search/contract', 'content', 'arm', 'can', 'files', 'site', 'model'],
  'plugins.ts': ['guides', 'tools', 'content', 'site'],
  outputs: ['guides', 'routes', 'content', 'files', 'site', 'model'],
  gatsby: [
    ...['gatsby/patches', 'outputs', 'plugins.ts', 'search/push', 'search/records'],
    ...['routes', 'content', 'files', 'site', 'model'],
  ],
  templates: ['plugins.ts', 'guides', 'tools', 'search/interface', 'theme', 'site', 'model'],
  app: ['gatsby/patches', 'tools', 'search/interface', 'theme', 'site', 'model'],
};

const names = Object.keys(rooms);

/** `search` of `search/engine`. */
const outer = (name) => name.split('/')[0];

/** Rooms that others import as a whole, though only their inner rooms have a line. */
const isKnown = (name, above) => above.some((other) => other === name || outer(other) === name);

// The table itself must be one-way.
for (const [index, name] of names.entries())
  for (const other of rooms[name]) {
    if (!isKnown(other, names.slice(0, index))) throw new Error(`.dependency-cruiser.cjs: ${name} imports ${other}, which isn't above it.`);
    const back = names.filter((each) => outer(each) === outer(other)).flatMap((each) => rooms[each]);
    if (outer(other) !== outer(name) && back.some((each) => outer(each) === outer(name) && each !== 'gatsby/patches'))
      throw new Error(`.dependency-cruiser.cjs: ${outer(name)} and ${outer(other)} import each other.`);
  }

/** Tools that ask other tools, by their entries. The others don't know each other. */
const askedBy = { agents: ['bill-of-materials'] };

/** Files that nobody imports, because Gatsby, webpack, a worker or npm loads them by their path. */
const starts = [
  '^(gatsby-[^/]+|figures/.*|scripts/.*|.*\\.d\\.ts|src/html\\.tsx)$',
  '^src/(templates|gatsby/patches)/',
  '[wW]orker\\.ts$',
  '^src/tools/agents/server/stdio\\.ts$',
  '^src/search/interface/dialog/unusedMenu\\.ts$',
];

/** Rooms inside a room that have a line of their own. */
const inside = (room) => names.filter((other) => other.startsWith(`${room}/`));

const below = (room) => (/\.tsx?$/.test(room) ? `^src/${room}$` : `^src/${room}/`);

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
      comment: 'A tool goes with its folder: no other one may need it.',
      severity: 'error',
      from: { path: '^src/tools/([^/]+)/', pathNot: Object.keys(askedBy).map((tool) => below(`tools/${tool}`)) },
      to: { path: '^src/tools/[^/]+/', pathNot: '^src/tools/$1/' },
    },
    ...Object.entries(askedBy).map(([tool, asked]) => ({
      name: `tool-${tool}`,
      severity: 'error',
      from: { path: below(`tools/${tool}`) },
      to: { path: '^src/tools/', pathNot: [below(`tools/${tool}`), ...asked.map((other) => `^src/tools/${other}/[^/]+$`)] },
    })),
    {
      name: 'nobody-imports-it',
      comment: 'Delete the file, or what it is left over from.',
      severity: 'error',
      from: { path: starts },
      to: { path: '^src/', pathNot: starts, reachable: false },
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
      to: { path: '^(src|scripts)/', pathNot: '^src/((content|guides/content|site|model|solids)/|plugins\\.ts$)' },
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
