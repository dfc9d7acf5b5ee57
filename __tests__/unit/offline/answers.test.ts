import { buildOf, scope, serverOf, TestWorker } from './worker';

const old = {
  '/': 'old home',
  '/guide': 'old guide',
  '/hardware/': 'hardware',
  '/404.html': '404',
  '/getting-started/offline': 'keep',
  '/other': 'other',
  '/page-data/guide/page-data.json': 'old data',
  '/data/parts.csv': 'parts',
};
const oldBuild = buildOf('old', old, ['/other']);
const fresh = { ...old, '/guide': 'new guide', '/page-data/guide/page-data.json': 'new data' };
const freshBuild = buildOf('fresh', fresh);

const noNetwork = (): never => {
  throw new TypeError('The network failed.');
};

let worker: TestWorker;
beforeEach(async () => {
  worker = new TestWorker();
  await worker.keep(oldBuild, old, ['/other']);
});

const textOf = async (response: Response | Promise<Response>): Promise<string> => (await response).text();

describe('a page with a network', () => {
  it('comes from the network, and so does all that it asks for', async () => {
    worker.server = serverOf(fresh, freshBuild);
    expect(await textOf(worker.open('/guide', 'a'))).toBe('new guide');
    worker.restart();
    expect(await textOf(worker.part('/page-data/guide/page-data.json', 'a'))).toBe('new data');
  });

  it('takes from what is kept only what is the same in its build', async () => {
    worker.server = serverOf(fresh, freshBuild);
    await worker.open('/guide', 'a');
    worker.server = noNetwork;
    expect(await textOf(worker.part('/data/parts.csv', 'a'))).toBe('parts');
    await expect(worker.part('/page-data/guide/page-data.json', 'a')).rejects.toThrow('network');
  });

  it('is told that a file is gone where the server has another build by now', async () => {
    worker.server = serverOf(fresh, freshBuild);
    await worker.open('/guide', 'a');
    worker.server = serverOf({ ...fresh, '/page-data/guide/page-data.json': 'newest data' });
    expect((await worker.part('/page-data/guide/page-data.json', 'a')).status).toBe(404);
    expect((await worker.part('/page-data/guide/page-data.json', 'a', { method: 'HEAD' })).status).toBe(404);
    expect((await worker.part('/page-data/newest/page-data.json', 'a')).status).toBe(404);
  });

  it('asks past a cache on the way that still has the last build', async () => {
    worker.server = (address, { cache }) =>
      (cache === 'default' && address !== '/offline.json' ? serverOf(old) : serverOf(fresh, freshBuild))(address);
    expect(await textOf(worker.open('/guide', 'a'))).toBe('new guide');
    expect(await textOf(worker.part('/page-data/guide/page-data.json', 'a'))).toBe('new data');
  });

  it('is of one build where the server changes between the page and its list', async () => {
    let asked = 0;
    worker.server = (address) => (asked++ < 1 ? serverOf(old, oldBuild) : serverOf(fresh, freshBuild))(address);
    expect(await textOf(worker.open('/guide', 'a'))).toBe('new guide');
  });

  it('of another site below the scope is left alone, and what it asks for, too', async () => {
    worker.server = serverOf({ ...old, '/v1/': 'elsewhere', '/page-data/guide/page-data.json': 'theirs' }, oldBuild);
    expect(await textOf(worker.open('/v1/', 'a'))).toBe('elsewhere');
    expect(await textOf(worker.part('/page-data/guide/page-data.json', 'a'))).toBe('theirs');
    expect(worker.asked.filter((address) => address === '/v1/')).toHaveLength(1);
  });

  it('that the host changes on the way comes as it is, after one more attempt', async () => {
    worker.server = serverOf({ ...old, '/guide': 'old guide and a counter' }, oldBuild);
    expect(await textOf(worker.open('/guide', 'a'))).toBe('old guide and a counter');
    expect(worker.asked.filter((address) => address === '/guide')).toHaveLength(2);
  });

  it('that leads elsewhere is not touched', async () => {
    const redirect = new Response(null, { status: 302, headers: { location: '/' } });
    worker.server = (address) => (address === '/offline.json' ? serverOf(old, oldBuild)(address) : redirect);
    expect(await worker.open('/guide/', 'a')).toBe(redirect);
  });
});

describe('a page without a network', () => {
  beforeEach(() => void (worker.server = noNetwork));

  it.each(['/guide', '/guide/', '/guide.html', '/guide/index.html', '/guide?step=4'])('is the one that is kept: %s', async (address) => {
    expect(await textOf(worker.open(address, 'a'))).toBe('old guide');
  });

  it('keeps its build when the network is back with another one', async () => {
    await worker.open('/guide', 'a');
    worker.server = serverOf(fresh, freshBuild);
    worker.restart();
    expect(await textOf(worker.part('/page-data/guide/page-data.json', 'a'))).toBe('old data');
    expect(await textOf(worker.part('/page-data/guide/page-data.json', 'a', { method: 'HEAD' }))).toBe('');
  });

  it('has workers that are of its build', async () => {
    await worker.open('/guide', 'a');
    await worker.part('/data/parts.csv', 'a', { becomes: 'worker of a' });
    worker.server = serverOf(fresh, freshBuild);
    expect(await textOf(worker.part('/page-data/guide/page-data.json', 'worker of a'))).toBe('old data');
  });

  it('has workers that are of its build where the browser does not say whose they are', async () => {
    const stranger = { id: 'worker', isPage: false };
    await worker.open('/guide', 'a');
    worker.server = serverOf(fresh, freshBuild);
    worker.clients = [{ id: 'a', isPage: true }, stranger];
    expect(await textOf(worker.part('/page-data/guide/page-data.json', 'worker'))).toBe('old data');
    await worker.open('/guide', 'b');
    worker.clients = [{ id: 'a', isPage: true }, { id: 'b', isPage: true }, stranger];
    expect((await worker.part('/page-data/guide/page-data.json', 'worker')).status).toBe(404);
  });

  it('leads to the page about keeping where it is not kept', async () => {
    const response = await worker.open('/other?x=1', 'a');
    expect([response.status, response.headers.get('location')]).toEqual([302, `${scope}getting-started/offline?missing=%2Fother`]);
  });

  it('is the not-found page where the build has none', async () => {
    const response = await worker.open('/nowhere', 'a');
    expect([response.status, await response.text()]).toEqual([404, '404']);
  });

  it('is the one that is kept where the server fails', async () => {
    worker.server = () => new Response('no', { status: 503, headers: { 'content-type': 'text/html' } });
    expect(await textOf(worker.open('/guide', 'a'))).toBe('old guide');
  });

  it('is the one that is kept where the network takes too long', async () => {
    worker.server = () => new Promise(() => undefined);
    expect(await textOf(worker.open('/guide', 'a'))).toBe('old guide');
  });
});

describe('a browser whose storage fails', () => {
  it('shows the page of the network', async () => {
    worker.server = serverOf(fresh, freshBuild);
    worker.broken = 'read';
    expect(await textOf(worker.open('/guide', 'a'))).toBe('new guide');
  });

  it('shows what is kept where there is no room for a note', async () => {
    worker.server = noNetwork;
    worker.broken = 'write';
    expect(await textOf(worker.open('/guide', 'a'))).toBe('old guide');
    worker.server = serverOf(fresh, freshBuild);
    expect(await textOf(worker.part('/page-data/guide/page-data.json', 'a'))).toBe('old data');
  });
});

it('saves a file that is kept, which becomes no page', async () => {
  worker.server = noNetwork;
  expect(await textOf(worker.open('/data/parts.csv', ''))).toBe('parts');
});

describe('a server that wants no worker any more', () => {
  it('is answered for by nobody, once it has neither list nor worker', async () => {
    worker.server = serverOf({ '/guide': 'without' });
    expect(await textOf(worker.open('/guide', 'a'))).toBe('without');
    expect(worker.hasLeft).toBe(true);
    expect(await textOf(worker.part('/guide', 'a'))).toBe('without');
  });

  it('keeps its readers where the list alone is missing, as in the middle of a deployment', async () => {
    worker.server = serverOf({ '/guide': 'without', '/sw.js': 'worker' });
    await worker.open('/guide', 'a');
    expect(worker.hasLeft).toBe(false);
  });
});

it('asks the network for everything while nothing is kept', async () => {
  const empty = new TestWorker();
  empty.server = serverOf(fresh, freshBuild);
  expect(await textOf(empty.open('/guide', 'a'))).toBe('new guide');
  expect(await textOf(empty.part('/data/parts.csv', 'a'))).toBe('parts');
  expect([...empty.stored]).toEqual([]);
});
