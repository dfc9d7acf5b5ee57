import type { Table } from '../../content/tables/csvTable';
import { siteAddress } from '../../site/siteAddress';
import { agentFiles } from '../../tools/agents/siteData';
import { agentTools } from '../../tools/agents/tools';

/** Additions to llms.txt: the tools with their server, and a section with all tables. */
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
