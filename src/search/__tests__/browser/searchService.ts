import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SearchIndexFile, SearchTexts } from '../../../search/contract/searchRecords';
import type { SearchRequest } from '../../../search/contract/searchTypes';
import { createEngine } from '../../../search/engine/engine';
import { hosted, hostedBase } from '../../../../__tests__/sites/hostedSite';
import type { ServiceDouble } from '../../../../__tests__/browser/site';

/** How the service answers the next requests: correctly, with an error, or never. */
type Behaviour = 'right' | 403 | 'hang';

/** A request that reached the service. */
export interface ServiceRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly parameters: URLSearchParams;
  readonly body: unknown;
}

/** What a conversation with the agent sends: parts of the answer, with pauses between them. */
export type AgentAnswer = readonly object[];

/** The double of the hosted service: search and agent over the wire protocol, with its errors. */
export interface SearchService extends ServiceDouble {
  readonly requests: ServiceRequest[];
  behave(behaviour: Behaviour): void;
  /** Chunks of the agent's next answers. */
  answerWith(chunks: AgentAnswer): void;
  close(): Promise<void>;
}

const messages = { 403: 'Invalid Application-ID or API key', 404: 'Index does not exist' } as const;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-secure-user-token',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

/** A certificate that nobody has signed; the browser of the tests takes it. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-service-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=search-service', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  const result = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return result;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function stream(response: ServerResponse, chunks: AgentAnswer): Promise<void> {
  response.writeHead(200, { ...cors, 'content-type': 'text/event-stream' });
  for (const chunk of chunks) {
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    await pause(20);
  }
  response.end('data: [DONE]\n\n');
}

/** Answers queries as the service would, which knows pages by their public addresses, and nothing else: by the engine of the built site. */
function answering(publicFolder: string) {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(publicFolder, name), 'utf8'));
  // The build wrote both from these types.
  const index = read('search-index.json') as SearchIndexFile;
  const engine = createEngine(index);
  engine.showTexts(read(index.texts) as SearchTexts);
  const publicAddress = (url = ''): string => `https://docs.openarm.dev${hostedBase}${url}`;
  return (requests: readonly SearchRequest[]) =>
    requests.map((request) => {
      const result = engine.search(request);
      const hits = result.hits.map((hit) => ({
        ...hit,
        kind: undefined,
        url: publicAddress(hit.url),
        url_without_anchor: publicAddress(hit.url_without_anchor),
      }));
      return { ...result, hits, notes: undefined };
    });
}

/** Starts the double on a free port. It has the pages of a built site, and accepts only the key of the hosted one. */
export async function startSearchService(publicFolder: string): Promise<SearchService> {
  const answer = answering(publicFolder);
  const requests: ServiceRequest[] = [];
  let behaviour: Behaviour = 'right';
  let chunks: AgentAnswer = [];

  const json = (response: ServerResponse, status: number, body: string): void => {
    response.writeHead(status, { ...cors, 'content-type': 'application/json; charset=UTF-8' }).end(body);
  };
  const fail = (response: ServerResponse, status: keyof typeof messages): void =>
    json(response, status, JSON.stringify({ message: messages[status], status }));

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const url = new URL(request.url ?? '/', 'https://service.invalid');
    const body = await readBody(request);
    requests.push({ path: url.pathname, headers: request.headers, parameters: url.searchParams, body });
    const given = url.searchParams.get('x-algolia-api-key') ?? request.headers['x-algolia-api-key'];
    if (behaviour === 'hang') return;
    if (typeof behaviour === 'number') return fail(response, behaviour);
    if (given !== hosted.searchKey) return fail(response, 403);
    if (url.pathname.endsWith('/completions')) return stream(response, chunks);
    const asked = (body as { requests: SearchRequest[] }).requests;
    if (asked.some(({ indexName }) => indexName !== hosted.indexName)) return fail(response, 404);
    json(response, 200, JSON.stringify({ results: answer(asked) }));
  };

  const server = createServer(certificate(), (request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    hosts: ['*.algolia.net', '*.algolianet.com'],
    port: (server.address() as AddressInfo).port,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    answerWith: (next) => {
      chunks = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
