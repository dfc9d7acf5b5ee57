import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Table } from '../../content/tables/csvTable';
import { packageFolders, packageNotices } from '../../files/notices';
import { writeIfChanged } from '../../files/writeIfChanged';
import { markdownPath } from '../../model/publicFiles';
import type { Problem } from '../../model/problems';
import { siteAddress } from '../../site/siteAddress';
import { agentFiles, agentsRoute } from '../../tools/agents/siteData';
import type { SiteData } from '../../tools/agents/siteData';
import { agentTools } from '../../tools/agents/tools';
import type { PublicPage } from '../publicPages';
import { checkTableAnswers } from './checkTableAnswers';
import { collectSite } from './collectSite';

/** A file of the search index. */
interface SearchFile {
  readonly text: string;
}

/** Bundles the server, its data and the licences of its packages into one file that needs only Node. */
function bundleServer(root: string, data: string): string {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    metafile: true,
    entryPoints: [path.join(root, 'src/tools/agents/server/server.ts')],
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    define: { __SITE_DATA__: 'globalThis.openArmSite', 'process.env.NODE_ENV': '"production"' },
    // After the shebang. JSON.parse reads large data faster than the JavaScript parser.
    banner: { js: `#!/usr/bin/env node\nglobalThis.openArmSite=JSON.parse(${JSON.stringify(data)});` },
    legalComments: 'none',
    logLevel: 'error',
  });
  const notices = packageNotices(root, packageFolders(Object.keys(metafile.inputs)));
  return `${outputFiles[0]?.text ?? ''}/*\n${notices.replaceAll('*/', '* /')}*/\n`;
}

/**
 * Writes the data of the tools, and the server with the same data. It includes every page with a Markdown version. `index` and `texts` are
 * files of the search index. Returns a problem for each tool that the page about them doesn't mention, and for each answer that lacks a warning.
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
  const site = collectSite(built, tables, {
    index: JSON.parse(index.text) as SiteData['search']['index'],
    texts: JSON.parse(texts.text) as SiteData['search']['texts'],
  });
  const data = JSON.stringify(site);
  writeIfChanged(path.join(folder, agentFiles.data), data);
  writeIfChanged(path.join(folder, agentFiles.server), bundleServer(root, data));
  const page = built.find(({ route }) => route === agentsRoute);
  const untold = agentTools.filter(({ name }) => page?.text && !page.markdown.includes(`\`${name}\``));
  return [
    ...untold.map(({ name }) => ({ file: page?.text?.file ?? '', message: `doesn't name the tool \`${name}\`. Say what it is for.` })),
    ...checkTableAnswers(site, (route) => built.find((one) => one.route === route)?.text?.file),
  ];
}

/** Additions to llms.txt: the tools with their server, and a section that lists all tables. */
export function moreOfLlms(tables: Iterable<Table>): { readonly about: string; readonly section: string } {
  const tools = agentTools.map(({ name, description }) => `- \`${name}\`: ${description}`);
  const links = [...tables]
    .filter(({ definition }) => !definition.searchOnly)
    .map(({ name, definition }) => `- [${name}](${siteAddress(`/data/${name}.json`)}): ${definition.title}`);
  const server = siteAddress(agentFiles.server);
  return {
    about: `Tools that answer from this site, over the Model Context Protocol (stdio). The server is one file for Node 20 and newer: ${server}\n\n${tools.join('\n')}\n`,
    section: `## Tables\n\n${links.join('\n')}\n`,
  };
}
