/** First segments of routes where a build, or Gatsby while the site is developed, has files of its own, and what for. */
const reserved: Readonly<Record<string, string>> = {
  404: 'the not-found page',
  500: 'Gatsby’s page for a failing server',
  blog: 'the posts',
  books: 'the printed books',
  data: 'the tables',
  'dev-404-page': 'Gatsby’s not-found page while the site is developed',
  mujoco: 'the simulation',
  'page-data': 'what Gatsby loads of each page',
  search: 'the search page',
  'slice-data': 'what Gatsby loads of each page',
  social: 'the pictures for social networks',
  solids: 'the 3D models',
  static: 'files with a hash in their address',
};

/** Names that Windows keeps for devices: nobody could check the project out there. */
export const isDeviceName = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name);

/** Why a route can't be the one of a document or category, as the end of a message with the fix; undefined where it can. */
export function pageRouteMistake(route: string): string | undefined {
  if (route === '/') return undefined;
  const segments = route.replace(/^\//, '').replace(/\/$/, '').split('/');
  const [first = ''] = segments;
  for (const segment of segments) {
    if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(segment)) return `has the part "${segment}". Use small letters, digits and hyphens.`;
    if (segment === 'index') return 'has the part "index", which addresses leave out: it stands for its folder. Use another name.';
    if (isDeviceName(segment)) return `has the part "${segment}", which Windows keeps for a device. Use another name.`;
  }
  return Object.hasOwn(reserved, first)
    ? `begins with "/${first}", which is reserved for ${reserved[first]}. Use another name.`
    : undefined;
}
