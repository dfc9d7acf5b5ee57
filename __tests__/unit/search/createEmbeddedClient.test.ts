import { createEmbeddedClient } from '../../../src/search/clients/createEmbeddedClient';
import type { SearchWorker } from '../../../src/search/clients/createEmbeddedClient';
import type { WorkerAnswer, WorkerCall } from '../../../src/search/clients/embeddedWorker';

/** Stands for the browser's side of a worker; the test plays the worker. */
class Line implements SearchWorker {
  onmessage: SearchWorker['onmessage'] = null;
  onerror: SearchWorker['onerror'] = null;
  readonly calls: WorkerCall[] = [];
  ended = false;
  postMessage(call: WorkerCall): void {
    this.calls.push(call);
  }
  terminate(): void {
    this.ended = true;
  }
}

const message = (data: WorkerAnswer) => ({ data }) as MessageEvent<WorkerAnswer>;

function connect() {
  const lines: Line[] = [];
  const client = createEmbeddedClient('/docs/search-index.json', () => {
    const line = new Line();
    lines.push(line);
    return line;
  });
  return { client, lines };
}

beforeAll(() => {
  Object.assign(globalThis, { document: { baseURI: 'https://site.example/docs/software/can' } });
});

afterAll(() => {
  delete (globalThis as { document?: unknown }).document;
});

const request = { requests: [{ indexName: 'docs', query: 'motor' }] };
const answered = { results: [{ index: 'docs', hits: [], nbHits: 0 }] };

it('starts no worker before it is needed, and one for all calls', async () => {
  const { client, lines } = connect();
  expect(lines).toHaveLength(0);
  const calls = [client.prepare(), client.search(request), client.texts()];
  expect(lines).toHaveLength(1);
  const [line] = lines;
  expect(line?.calls.map(({ method }) => method)).toEqual(['prepare', 'search', 'texts']);
  expect(line?.calls[0]?.indexUrl).toBe('https://site.example/docs/search-index.json');
  line?.onmessage?.(message({ id: 2, value: answered }));
  line?.onmessage?.(message({ id: 1, value: undefined }));
  line?.onmessage?.(message({ id: 3, value: undefined }));
  await expect(Promise.all(calls)).resolves.toEqual([undefined, answered, undefined]);
});

it('rejects with what the worker says, and goes on with the same worker', async () => {
  const { client, lines } = connect();
  const failed = client.search(request);
  lines[0]?.onmessage?.(message({ id: 1, error: 'status 503' }));
  await expect(failed).rejects.toThrow('status 503');
  void client.search(request);
  expect(lines).toHaveLength(1);
});

it('a worker that breaks rejects all calls, and the next call starts another', async () => {
  const { client, lines } = connect();
  const calls = [client.prepare(), client.search(request)];
  lines[0]?.onerror?.({ message: '' } as ErrorEvent);
  for (const call of calls) await expect(call).rejects.toThrow('could not be loaded');
  expect(lines[0]?.ended).toBe(true);
  void client.search(request);
  expect(lines).toHaveLength(2);
});
