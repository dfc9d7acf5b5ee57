import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { decodeURIComponent, installers } from '../../model/addresses';
import { agents } from '../../site/agents';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import { agentFiles } from '../../tools/agents/siteData';
import { agentTools } from '../../tools/agents/tools';

/** A file of an archive. */
interface Packed {
  readonly name: string;
  readonly content: Buffer;
}

const packed = (name: string, content: string): Packed => ({ name, content: Buffer.from(content) });

/** ZIP and tar keep times; a fixed one makes the same archive from the same files. */
const packedOn = new Date('2025-01-01T00:00:00Z');

const blockSize = 512;

/** Header of a file in a tar archive (ustar). */
function tarHeader({ name, content }: Packed): Buffer {
  const header = Buffer.alloc(blockSize);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o755, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(content.length, 11), 124);
  header.write(octal(packedOn.getTime() / 1000, 11), 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** A gzipped tar archive, as npm installs it. */
function tarball(files: readonly Packed[]): Buffer {
  const blocks = files.flatMap((file) => [tarHeader(file), file.content, Buffer.alloc(-file.content.length & (blockSize - 1))]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]), { level: 9 });
}

/** Name of the server for programs and people. */
const name = `${site.projectName}-docs`;
const title = `${site.title} documentation`;

/** The server in the packages. */
const program = `${site.projectName}-mcp.mjs`;

/** Manifest of the bundle for desktop assistants (MCPB). */
export const bundleManifest = (version: string) => ({
  manifest_version: '0.3',
  name,
  display_name: title,
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

/** Entry for the registry of MCP servers. The name begins with the site's host, backwards, whose owner may publish it. */
export const registryEntry = (version: string, bundle: Buffer) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: `${new URL(site.url).hostname.split('.').reverse().join('.')}/${name}`,
  title,
  description: agents.about,
  version,
  websiteUrl: siteAddress(agents.route),
  packages: [
    {
      registryType: 'mcpb',
      identifier: siteAddress(agentFiles.bundle),
      version,
      fileSha256: createHash('sha256').update(bundle).digest('hex'),
      transport: { type: 'stdio' },
    },
  ],
});

/** What an install link would run: the command line of the server. Undefined for a link that can't be read. */
function linkedCommand(link: string): string | undefined {
  const [, config = ''] = /[?&]config=([^&]+)/.exec(link) ?? [];
  const json = config === '' ? decodeURIComponent(link.replace(/^[^?]*\?/, '')) : Buffer.from(config, 'base64').toString();
  try {
    const { command, args } = JSON.parse(json) as { readonly command: string; readonly args: readonly string[] };
    return [command, ...args].join(' ');
  } catch {
    return undefined;
  }
}

/** Problems of install links in a text: each must run the package of this site with npx. */
export const installProblems = (markdown: string): string[] =>
  installers.flatMap((start) =>
    [...markdown.matchAll(new RegExp(`${start.replace(/[?.]/g, '\\$&')}[^)\\s]*`, 'g'))].flatMap(([link]) => {
      const [command, wanted] = [linkedCommand(link), `npx -y ${siteAddress(agentFiles.npm)}`];
      return command === wanted ? [] : [`the link "${link.slice(0, 60)}…" runs "${command ?? 'nothing'}". It must run "${wanted}".`];
    }),
  );

/** Packages of the server, by address: a bundle for desktop assistants, one for npx, and the entry for the registry. */
export function packages(version: string, server: string, licence: string): (readonly [address: string, content: string | Buffer])[] {
  const files = [packed(program, server), packed('LICENSE', licence)];
  const manifest = packed('manifest.json', JSON.stringify(bundleManifest(version), null, 1));
  const entries = Object.fromEntries([manifest, ...files].map(({ name, content }) => [name, new Uint8Array(content)]));
  const bundle = Buffer.from(zipSync(entries, { mtime: packedOn, level: 9 }));
  const npm = packed(
    'package.json',
    JSON.stringify({
      name: `${name}-mcp`,
      version,
      type: 'module',
      license: 'Apache-2.0',
      bin: { [`${name}-mcp`]: program },
    }),
  );
  return [
    [agentFiles.bundle, bundle],
    [agentFiles.npm, tarball([npm, ...files].map((file) => ({ ...file, name: `package/${file.name}` })))],
    [agentFiles.registry, JSON.stringify(registryEntry(version, bundle), null, 1)],
  ];
}
