import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Table } from '../../content/tables/csvTable';
import { writeIfChanged } from '../../files/writeIfChanged';
import { markdownPath } from '../../model/publicFiles';
import type { Problem } from '../../model/problems';
import { agentFiles, agentsRoute } from '../../tools/agents/siteData';
import type { SiteData } from '../../tools/agents/siteData';
import { agentTools } from '../../tools/agents/tools';
import type { PublicPage } from '../publicPages';
import { collectSite } from './collectSite';

/** A file of the search, as it was written. */
interface SearchFile {
  readonly text: string;
}

/** The server as one file that needs nothing but Node, the data included. */
function bundleServer(root: string, data: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'src/tools/agents/server/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    define: { __SITE_DATA__: 'globalThis.openArmSite', 'process.env.NODE_ENV': '"production"' },
    // Behind the shebang; JSON.parse reads large data faster than the parser of a program does.
    banner: { js: `#!/usr/bin/env node\nglobalThis.openArmSite=JSON.parse(${JSON.stringify(data)});` },
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes what agents get: the data of the tools, and the server that answers from them. Each page that wants Markdown is a page of theirs, and is read as
 * it was published. `index` and `texts` are the files of the search. Returns the tools that the page about them forgets.
 */
export function writeAgents(
  root: string,
  pages: readonly PublicPage[],
  tables: ReadonlyMap<string, Table>,
  [index, texts]: readonly [index: SearchFile, texts: SearchFile],
): Problem[] {
  const folder = path.join(root, 'public');
  const built = pages
    .filter(({ outputs }) => outputs.markdown)
    .map((page) => ({ ...page, markdown: readFileSync(path.join(folder, markdownPath(page.route)), 'utf8') }));
  const data = JSON.stringify(
    collectSite(built, tables, {
      index: JSON.parse(index.text) as SiteData['search']['index'],
      texts: JSON.parse(texts.text) as SiteData['search']['texts'],
    }),
  );
  writeIfChanged(path.join(folder, agentFiles.data), data);
  writeIfChanged(path.join(folder, agentFiles.server), bundleServer(root, data));
  const page = built.find(({ route }) => route === agentsRoute);
  return agentTools
    .filter(({ name }) => page?.text && !page.markdown.includes(`\`${name}\``))
    .map(({ name }) => ({ file: page?.text?.file ?? '', message: `doesn't name the tool \`${name}\`. Say what it is for.` }));
}
