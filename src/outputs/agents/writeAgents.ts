import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from '../../content/tables/csvTable';
import { writeIfChanged } from '../../files/writeIfChanged';
import { markdownPath } from '../../model/publicFiles';
import type { Problem } from '../../model/problems';
import { agents } from '../../site/agents';
import { siteAddress } from '../../site/siteAddress';
import { agentFiles } from '../../tools/agents/siteData';
import type { SiteData } from '../../tools/agents/siteData';
import { agentTools, pageTools } from '../../tools/agents/tools';
import type { PublicPage } from '../publicPages';
import { bundleServer } from './bundleServer';
import { checkTableAnswers } from './checkTableAnswers';
import { collectSite } from './collectSite';
import { installProblems, packages } from './packages';
import { skillFiles } from './skill';

/** A file of the search index. */
interface SearchFile {
  readonly text: string;
}

/**
 * Writes the data of the tools, the server with the same data in all its forms, and the skill. It includes every page with a Markdown version. `index` and `texts` are
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
  // Such as 2026.11.28, which counts as a version.
  const version = (site.updated ?? '0.0.0').replace(/-0?/g, '.');
  const server = bundleServer(root, 'stdio', data);
  const files: readonly (readonly [address: string, content: string | Buffer])[] = [
    [agentFiles.data, data],
    [agentFiles.schemas, JSON.stringify(pageTools())],
    [agentFiles.server, server],
    [agentFiles.handler, bundleServer(root, 'handler', data)],
    ...packages(version, server, readFileSync(path.join(root, 'LICENSE'), 'utf8')),
    ...skillFiles(site.updated),
    [tableList, listOfTables(site)],
  ];
  for (const [address, content] of files) writeIfChanged(path.join(folder, address), content);
  const page = built.find(({ route }) => route === agents.route);
  const untold = agentTools.filter(({ name }) => page?.text && !page.markdown.includes(`\`${name}\``));
  return [
    ...untold.map(({ name }) => ({ file: page?.text?.file ?? '', message: `doesn't name the tool \`${name}\`. Say what it is for.` })),
    ...installProblems(page?.markdown ?? '').map((message) => ({ file: page?.text?.file ?? '', message })),
    ...checkTableAnswers(site, (route) => built.find((one) => one.route === route)?.text?.file),
  ];
}

/** Additions to llms.txt: where the tools are, and where the list of tables is. */
export const moreOfLlms = (): { readonly about: string; readonly section: string } => ({
  about: `${agents.llms.tools}: ${siteAddress(agents.route)}.md\n`,
  section: `## Tables\n\n- [All tables](${siteAddress(tableList)}): ${agents.llms.tables} as JSON with units, each with its warnings.\n`,
});

const tableList = '/llms-tables.txt';

/** The list of tables for language models. */
const listOfTables = ({ tables }: SiteData): string =>
  `# Tables\n\nEach file has columns with units, rows with typed cells, and \`danger\`: the dangers and warnings that belong to it.\n\n${tables
    .map(({ name, title }) => `- [${name}](${siteAddress(`/data/${name}.json`)}): ${title}\n`)
    .join('')}`;
