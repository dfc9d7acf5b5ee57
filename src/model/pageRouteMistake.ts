/** First route segments that the build or `develop` uses, and what for. */
const reserved: Readonly<Record<string, string>> = {
  404: 'the not-found page',
  500: 'Gatsby’s page for a failing server',
  blog: 'the posts',
  books: 'the printed books',
  data: 'the tables',
  'dev-404-page': 'Gatsby’s not-found page while the site is developed',
  mujoco: 'the simulation',
  'page-data': 'Gatsby’s data of each page',
  search: 'the search page',
  'slice-data': 'Gatsby’s data of each page',
  social: 'the pictures for social networks',
  solids: 'the 3D models',
  static: 'files with a hash in their address',
};

/** Device names, which can't be file names on Windows. */
export const isDeviceName = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name);

/** Why a document or category can't have a route, as the end of a message; undefined if it can. */
export function pageRouteMistake(route: string): string | undefined {
  if (route === '/') return undefined;
  const segments = route.replace(/^\//, '').replace(/\/$/, '').split('/');
  const [first = ''] = segments;
  for (const segment of segments) {
    if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(segment)) return `has the part "${segment}". Use lower-case letters, digits and hyphens.`;
    if (segment === 'index') return 'has the part "index", which is reserved for the page of a folder. Use another name.';
    if (isDeviceName(segment)) return `has the part "${segment}", which Windows reserves for a device. Use another name.`;
  }
  return Object.hasOwn(reserved, first)
    ? `begins with "/${first}", which is reserved for ${reserved[first]}. Use another name.`
    : undefined;
}
