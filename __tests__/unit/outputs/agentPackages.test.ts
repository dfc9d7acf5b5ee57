import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync, spawnSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { installProblems, packages } from '../../../src/outputs/agents/packages';
import { skillFiles } from '../../../src/outputs/agents/skill';

const server = '#!/usr/bin/env node\nconsole.log(1);\n';

const files = new Map(packages('2026.11.28', server, 'Licence'));

const bytesOf = (address: string): Buffer => Buffer.from(files.get(address) ?? '');

/** What the maker's own checker says of a manifest. */
function said(manifest: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'openarm-manifest-'));
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify(manifest));
  const checker = path.resolve(__dirname, '../../../node_modules/@anthropic-ai/mcpb/dist/cli/cli.js');
  const { stdout, stderr } = spawnSync(process.execPath, [checker, 'validate', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

describe('the bundle for desktop assistants', () => {
  const entries = unzipSync(new Uint8Array(bytesOf('/mcp/openarm-docs.mcpb')));
  const text = (name: string): string => Buffer.from(entries[name] ?? []).toString();

  it('has a manifest that fits the published schema, and the file that it names', () => {
    const manifest = JSON.parse(text('manifest.json')) as { server: { entry_point: string }; tools: readonly object[] };
    expect(said(manifest)).toMatch(/validation passes/);
    expect(said({ ...manifest, server: {} })).not.toMatch(/validation passes/);
    expect(text(manifest.server.entry_point)).toBe(server);
    expect(manifest.tools.length).toBeGreaterThan(5);
    expect(text('LICENSE')).toBe('Licence');
  });
});

it('the entry for the registry names the bundle by its digest', () => {
  const entry = JSON.parse(bytesOf('/mcp/server.json').toString()) as {
    readonly description: string;
    readonly packages: readonly object[];
  };
  // The limit of the registry.
  expect(entry.description.length).toBeLessThanOrEqual(100);
  const digest = createHash('sha256').update(bytesOf('/mcp/openarm-docs.mcpb')).digest('hex');
  expect(entry.packages[0]).toMatchObject({ fileSha256: digest, identifier: 'https://docs.openarm.dev/mcp/openarm-docs.mcpb' });
});

it('the package for npx is an archive that tar reads', () => {
  const archive = bytesOf('/mcp/openarm-docs-mcp.tgz');
  const tar = (...options: readonly string[]): string =>
    execFileSync('tar', ['-xzOf', '-', ...options], { input: archive, encoding: 'utf8' });
  expect(JSON.parse(tar('package/package.json'))).toMatchObject({ version: '2026.11.28', bin: { 'openarm-docs-mcp': 'openarm-mcp.mjs' } });
  expect(tar('package/openarm-mcp.mjs')).toBe(server);
});

it('is the same from the same files', () => expect(new Map(packages('2026.11.28', server, 'Licence'))).toEqual(files));

it('an install link must run this package', () => {
  const config = { command: 'npx', args: ['-y', 'https://docs.openarm.dev/mcp/openarm-docs-mcp.tgz'] };
  const cursor = (given: object): string =>
    `[x](cursor://anysphere.cursor-deeplink/mcp/install?name=openarm&config=${Buffer.from(JSON.stringify(given)).toString('base64')})`;
  const code = (given: object): string => `[x](vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'openarm', ...given }))})`;
  expect(installProblems(`${cursor(config)} ${code(config)}`)).toEqual([]);
  expect(
    installProblems(`${cursor({ ...config, command: 'sh' })} ${code({ ...config, args: ['x'] })} ${code({}).slice(0, 40)})`),
  ).toHaveLength(3);
});

it('the skill is named by its digest, and short', () => {
  const skill = new Map(skillFiles('2026-11-28'));
  const index = JSON.parse(skill.get('/.well-known/agent-skills/index.json') ?? '') as {
    readonly skills: readonly Readonly<Record<'url' | 'digest' | 'name' | 'description', string>>[];
  };
  const [{ url, digest, name, description } = { url: '', digest: '', name: '', description: '' }] = index.skills;
  const text = skill.get(new URL(url).pathname) ?? '';
  expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  expect(text.startsWith(`---\nname: ${name}\ndescription: ${description}\n---\n`)).toBe(true);
  expect(text.length).toBeLessThan(4000);
});
