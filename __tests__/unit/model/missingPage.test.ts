import { missingPageAdvice } from '../../../src/model/missingPage';

const routes = ['/', '/software/can', '/software/setup/read-joints', '/hardware/', '/hardware/service'];
const gone =
  'Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.';

it.each([
  ['/hardware/servise', 'Did you mean "/hardware/service"?'],
  ['/software/read-joints', 'Did you mean "/software/setup/read-joints"?'],
  ['/software/ros', gone],
  ['/software/can-bench', gone],
  ['/software/mcp', gone],
  ['/getting-started/', gone],
])('a link to %s, which is no page', (path, advice) => expect(missingPageAdvice(path, routes)).toBe(advice));
