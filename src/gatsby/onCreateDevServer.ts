import type { CreateDevServerArgs } from 'gatsby';
import { watchFile } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { mistakesAddress, normalisePath } from '../model/addresses';
import { offlineFiles } from '../model/offlineManifest';
import { photoFolderAddress } from '../model/photo';
import { publishedFiles } from '../content/vocabulary/vocabulary';
import { photoAt } from '../outputs/photos';
import { solidFiles } from '../outputs/solids';
import { webAppManifest } from '../outputs/webApp/writeWebApp';
import { dataFiles } from '../outputs/writeDataFiles';
import type { Site } from '../routes/loadSite';
import { indexFiles } from '../search/records/searchFiles';
import { searchRecords } from '../search/records/records';
import { subscribeToMistakes, rereadSources } from './createPages';
import { currentSite } from './currentSite';
import { searchOnlyTables } from './schema/nodeTypes';

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of Gatsby's Express server that is used here. */
interface DevServer {
  use(answer: Answer): void;
}

const types: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
};

const withoutSlash = (address: string): string => address.replace(/(?<=.)\/$/, '');

/** Returns a getter for the search files, which makes them again when the sources have changed. */
function searchFiles(): () => ReadonlyMap<string, string> {
  let made: { readonly site: Site; readonly files: ReadonlyMap<string, string> } | undefined;
  return () => {
    const site = currentSite();
    if (made?.site !== site) {
      made = { site, files: new Map(indexFiles(searchRecords(site)).map(({ address, text }) => [address, text])) };
    }
    return made.files;
  };
}

/** A file of `/data`, with the same content as in a build. */
function dataFile(root: string, address: string): string | undefined {
  const name = /^\/data\/(.+)\.(?:csv|json)$/.exec(address)?.[1];
  const table = name === undefined ? undefined : currentSite().data.tables.get(name);
  return table && new Map(dataFiles(root, table)).get(address.slice('/data/'.length));
}

/** A drawing, with the same content as in a build. */
const drawingAt = (address: string): string | undefined =>
  address.endsWith('.svg') ? [...currentSite().drawings.values()].find((drawing) => drawing.address === address)?.svg : undefined;

/** A 3D model or scene, with the same content as in a build. */
function solidFile(root: string, address: string): string | Buffer | undefined {
  if (!/^\/(?:static\/)?solids\//.test(address)) return undefined;
  return solidFiles(root, currentSite().data.tables).find((file) => file.address === address)?.content;
}

/** A file that a component loads, as in a build, except workers, which webpack serves. */
function fileOfComponent(root: string, address: string): string | Buffer | undefined {
  const published = publishedFiles(currentSite().vocabulary).find(
    ({ folder }) => address.startsWith(`${folder}/`) || address.startsWith(`/static${folder}/`),
  );
  return published?.files(root, currentSite().data.tables).find((file) => file.address === address)?.content;
}

/** The canonical address of a page, if it was requested in another spelling. */
function otherSpelling(address: string): string | undefined {
  const wanted = withoutSlash(normalisePath(address));
  const route = currentSite().pages.find((page) => withoutSlash(page.route) === wanted)?.route;
  return route === address ? undefined : route;
}

/**
 * Makes `npm run develop` answer like a build: tables, 3D models, search files, and redirects to canonical addresses. Gatsby would serve
 * files of `public` first, so `putSiteAside` has emptied it.
 */
export function onCreateDevServer(root: string, { app, reporter }: CreateDevServerArgs): void {
  const server = app as DevServer;
  // Gatsby doesn't watch tables without nodes.
  for (const name of searchOnlyTables)
    watchFile(path.join(root, 'content/data', `${name}.csv`), { interval: 1000 }, () => rereadSources(root, { reporter }));
  const filesOfSearch = searchFiles();
  server.use((request, response, next) => {
    // Not `new URL(path, base)`, which reads a path that starts with `//` as a host.
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    const route = otherSpelling(pathname);
    if (route !== undefined) {
      response.writeHead(302, { location: `${route}${search}` }).end();
      return;
    }
    if (pathname === mistakesAddress) return subscribeToMistakes(response);
    if (pathname === offlineFiles.webApp)
      return void response.writeHead(200, { 'content-type': 'application/manifest+json' }).end(webAppManifest());
    if (pathname.startsWith(photoFolderAddress))
      return void photoAt(root, currentSite().photos, pathname).then((bytes) => {
        if (bytes) response.writeHead(200, { 'content-type': pathname.endsWith('.avif') ? 'image/avif' : 'image/jpeg' }).end(bytes);
        else next();
      }, next);
    const isOfSearch = /^\/search-.*\.json$/.test(pathname);
    const text = isOfSearch
      ? filesOfSearch().get(pathname)
      : (dataFile(root, pathname) ?? drawingAt(pathname) ?? solidFile(root, pathname) ?? fileOfComponent(root, pathname));
    if (text === undefined) next();
    else response.writeHead(200, { 'content-type': types[path.extname(pathname)] ?? 'text/plain' }).end(text);
  });
}
