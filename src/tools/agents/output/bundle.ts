import { zipSync } from 'fflate';
import { decodeURIComponent, installers } from '../../../model/addresses';
import { agents } from '../../../site/agents';
import { site } from '../../../site/site';
import { siteAddress } from '../../../site/siteAddress';
import { agentTools } from '../tools';

/** ZIP keeps local times; a fixed one makes the same archive from the same files. */
const packedOn = new Date(2025, 0, 1);

/** The server in the bundle. */
const program = `${site.projectName}-mcp.mjs`;

/** Manifest of the bundle for desktop assistants (MCPB). */
const bundleManifest = (version: string) => ({
  manifest_version: '0.3',
  name: `${site.projectName}-docs`,
  display_name: `${site.title} documentation`,
  version,
  description: agents.about,
  author: { name: site.organisationName, url: siteAddress('/') },
  documentation: siteAddress(agents.route),
  server: {
    type: 'node',
    entry_point: program,
    mcp_config: { command: 'node', args: [`\${__dirname}/${program}`] },
  },
  tools: agentTools.map(({ name, description }) => ({ name, description })),
  license: 'Apache-2.0',
  compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: '>=20.0.0' } },
});

/** The bundle for desktop assistants: its manifest, the server and the licence. */
export function bundleOf(version: string, server: string, licence: string): Buffer {
  const files = { 'manifest.json': JSON.stringify(bundleManifest(version), null, 1), [program]: server, LICENSE: licence };
  const entries = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new Uint8Array(Buffer.from(text))]));
  return Buffer.from(zipSync(entries, { mtime: packedOn, level: 9 }));
}

/**
 * Program by which an install link starts the saved file, on any system and for any user: a link can't know the reader's home folder, and
 * assistants don't read `~`.
 */
export const linkedProgram = `import(require('url').pathToFileURL(require('os').homedir()+'/${site.projectName}/${program}'))`;

/** What an install link would run. Undefined for a link that can't be read. */
function linkedCommand(link: string): string | undefined {
  const [, config = ''] = /[?&]config=([^&]+)/.exec(link) ?? [];
  const json =
    config === '' ? decodeURIComponent(link.replace(/^[^?]*\?/, '')) : Buffer.from(decodeURIComponent(config), 'base64').toString();
  try {
    const { command, args } = JSON.parse(json) as { readonly command: string; readonly args: readonly string[] };
    return [command, ...args].join(' ');
  } catch {
    return undefined;
  }
}

/** Problems of install links in a text: each must start the saved file with Node, and nothing from a network. */
export const installProblems = (markdown: string): string[] =>
  installers.flatMap((start) =>
    [...markdown.matchAll(new RegExp(`${start.replace(/[?.]/g, '\\$&')}[^)\\s]*`, 'g'))].flatMap(([link]) => {
      const [command, wanted] = [linkedCommand(link), `node -e ${linkedProgram}`];
      return command === wanted ? [] : [`the link "${link.slice(0, 60)}…" runs "${command ?? 'nothing'}". It must run "${wanted}".`];
    }),
  );
