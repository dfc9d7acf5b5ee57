import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import matter from 'gray-matter';
import { bundleOf, installProblems, linkedProgram } from '../output/bundle';
import { skillFiles } from '../output/skill';

const server = '#!/usr/bin/env node\nconsole.log(1);\n';

/** What the maker's own checker says of a manifest. */
function said(manifest: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'openarm-manifest-'));
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify(manifest));
  const checker = path.resolve(__dirname, '../../../../node_modules/@anthropic-ai/mcpb/dist/cli/cli.js');
  const { stdout, stderr } = spawnSync(process.execPath, [checker, 'validate', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

describe('the bundle for desktop assistants', () => {
  const bundle = bundleOf('2026.11.28', server, 'Licence');
  const entries = unzipSync(new Uint8Array(bundle));
  const text = (name: string): string => Buffer.from(entries[name] ?? []).toString();

  it('has a manifest that fits the published schema, and the file that it names', () => {
    const manifest = JSON.parse(text('manifest.json')) as { server: { entry_point: string }; tools: readonly object[] };
    expect(said(manifest)).toMatch(/validation passes/);
    expect(said({ ...manifest, server: {} })).not.toMatch(/validation passes/);
    expect(text(manifest.server.entry_point)).toBe(server);
    expect(manifest.tools.length).toBeGreaterThan(5);
    expect(text('LICENSE')).toBe('Licence');
  });

  it('is the same from the same files', () => expect(bundleOf('2026.11.28', server, 'Licence')).toEqual(bundle));
});

it('an install link must start the saved file, and load nothing', () => {
  const config = { command: 'node', args: ['-e', linkedProgram] };
  const base64 = (given: object): string => Buffer.from(JSON.stringify(given)).toString('base64');
  const cursor = (given: object): string => `[x](cursor://anysphere.cursor-deeplink/mcp/install?name=openarm&config=${base64(given)})`;
  const studio = (given: object): string => `[x](lmstudio://add_mcp?name=openarm&config=${encodeURIComponent(base64(given))})`;
  const code = (given: object): string =>
    `[x](vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'openarm', ...given })).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`;
  expect(installProblems(`${cursor(config)} ${studio(config)} ${code(config)}`)).toEqual([]);
  const others = [cursor({ ...config, command: 'npx' }), code({ ...config, args: ['x'] }), code({}).slice(0, 40), studio({})];
  expect(installProblems(others.join(') '))).toHaveLength(4);
});

it('the skill is named by its digest, short, and has front matter that a YAML reader takes', () => {
  const skill = new Map(skillFiles('2026-11-28'));
  const index = JSON.parse(skill.get('/.well-known/agent-skills/index.json') ?? '') as {
    readonly skills: readonly Readonly<Record<'url' | 'digest' | 'name' | 'description', string>>[];
  };
  const [{ url, digest, name, description } = { url: '', digest: '', name: '', description: '' }] = index.skills;
  const text = skill.get(new URL(url).pathname) ?? '';
  expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  // Without options it reads afresh: the writer leaves nothing behind.
  expect(matter(text, {}).data).toEqual({ name, description });
  expect(description).toContain(': ');
  expect(text.length).toBeLessThan(4000);
});
