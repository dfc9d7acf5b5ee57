import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '../../content/plugin';
import type { BuiltSite } from '../../content/pluginOutputs';
import type { Problem } from '../../model/problems';
import { agents as texts } from '../../site/agents';
import { siteAddress } from '../../site/siteAddress';
import { bundleOf, installProblems } from './output/bundle';
import { bundleServer } from './output/bundleServer';
import { checkTableAnswers } from './output/checkTableAnswers';
import { collectSite, tableDangers } from './output/collectSite';
import { skillFiles } from './output/skill';
import { agentFiles } from './siteData';
import type { SiteData } from './siteData';
import { agentTools } from './tools';

const tableList = '/llms-tables.txt';

/** The list of tables for language models. */
const listOfTables = ({ tables }: SiteData): string =>
  `# Tables\n\nEach file has columns with units, rows with typed cells, and \`danger\`: the dangers and warnings that belong to it.\n\n${tables
    .map(({ name, title }) => `- [${name}](${siteAddress(`/data/${name}.json`)}): ${title}\n`)
    .join('')}`;

/** Tools that the page about them doesn't mention, links that install something else, and answers that lack a warning. */
function problemsOf(built: BuiltSite, site: SiteData): Problem[] {
  const fileOf = (route: string): string | undefined => built.pages.find((one) => one.route === route)?.text?.file;
  const { text, markdown = '' } = built.pages.find(({ route }) => route === texts.route) ?? {};
  const untold = text ? agentTools.filter(({ name }) => !markdown.includes(`\`${name}\``)) : [];
  const messages = [...untold.map(({ name }) => `doesn't name the tool \`${name}\`. Say what it is for.`), ...installProblems(markdown)];
  return [...messages.map((message) => ({ file: text?.file ?? '', message })), ...checkTableAnswers(site, fileOf)];
}

/** The site as tools for assistants: a server of one file with the data of the build, a bundle of it, and a skill. */
export const agents: Plugin = {
  llms: () => ({
    about: `${texts.llms.tools}: ${siteAddress(texts.route)}.md\n`,
    section: `## Tables\n\n- [All tables](${siteAddress(tableList)}): ${texts.llms.tables} as JSON with units, each with its warnings.\n`,
  }),
  tableDangers,
  writes: [
    {
      write: (built) => {
        const site = collectSite(built);
        // Such as 2026.11.28, which counts as a version.
        const version = (site.updated ?? '0.0.0').replace(/-0?/g, '.');
        const server = bundleServer(built.root, site);
        return {
          files: [
            [agentFiles.server, server],
            [agentFiles.bundle, bundleOf(version, server, readFileSync(path.join(built.root, 'LICENSE'), 'utf8'))],
            ...skillFiles(site.updated),
            [tableList, listOfTables(site)],
          ],
          problems: problemsOf(built, site),
        };
      },
    },
  ],
};
