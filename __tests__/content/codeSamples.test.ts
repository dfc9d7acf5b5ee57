import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface CodeBlock {
  readonly place: string;
  readonly language: string;
  readonly text: string;
}

const root = path.resolve(__dirname, '../..');

/** All fenced code blocks of a document, with the file and line each one starts at. */
function codeBlocks(file: string): CodeBlock[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const blocks: CodeBlock[] = [];
  let open: { language: string; line: number; indent: number; text: string[] } | undefined;
  lines.forEach((line, index) => {
    const fence = /^(\s*)```(\w*)/.exec(line);
    if (!fence) {
      open?.text.push(line.slice(open.indent));
    } else if (open) {
      blocks.push({ place: `${file}:${open.line}`, language: open.language, text: open.text.join('\n') });
      open = undefined;
    } else {
      open = { language: fence[2] ?? '', line: index + 1, indent: (fence[1] ?? '').length, text: [] };
    }
  });
  return blocks;
}

/** The commands of a console block: what follows a prompt, with the lines that a backslash continues. */
function commands(text: string): string {
  const kept: string[] = [];
  let continued = false;
  for (const line of text.split('\n')) {
    const command: string | undefined = continued ? line : /^\$ (.*)$/.exec(line)?.[1];
    continued = command?.endsWith('\\') ?? false;
    if (command !== undefined) kept.push(command);
  }
  return kept.join('\n');
}

/** Programs that read the samples. A machine may lack one of them: its samples are then looked at elsewhere. */
const programs = ['g++', 'python3', 'bash'] as const;
const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
const missing = programs.filter((program) => !isInstalled(program));
if (missing.length > 0)
  console.warn(`Code samples are not looked at without ${missing.join(' and ')}. Install what is missing to try them.`);

/** Has a program look at a text; returns what it complains about, or an empty text. */
function complaint(program: (typeof programs)[number], options: readonly string[], input: string): string {
  if (missing.includes(program)) return '';
  const { status, stdout, stderr } = spawnSync(program, options, { input, encoding: 'utf8' });
  return status === 0 ? '' : stderr + stdout;
}

const blocks = ['content/docs', 'content/blog']
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.mdx?$/.test(file))
  .sort()
  .flatMap(codeBlocks);

const inLanguage = (...languages: readonly string[]): CodeBlock[] => blocks.filter(({ language }) => languages.includes(language));

/** The samples with a complaint, each with it. */
const complaints = (samples: readonly CodeBlock[], complain: (sample: CodeBlock) => string): string[] =>
  samples.flatMap((sample) => {
    const found = complain(sample);
    return found === '' ? [] : [`${sample.place}\n${found}`];
  });

const compilesPython = `
import json, sys
for place, text in json.load(sys.stdin):
    try:
        compile(text, place, 'exec')
    except SyntaxError as error:
        print(f'{place}, line {error.lineno} of the sample: {error.msg}')
        sys.exitcode = 1
sys.exit(getattr(sys, 'exitcode', 0))
`;

describe('code samples of the documents', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('compile as C++17 against the calls of openarm_can_api.hpp', () => {
    const api = path.join(folder, 'api.hpp');
    writeFileSync(api, readFileSync(path.join(__dirname, 'openarm_can_api.hpp'), 'utf8').replace('#pragma once', ''));
    const flags = ['-std=c++17', '-Wall', '-Wextra', '-Werror'];
    // Compiled once for all samples, most of whose time it takes.
    expect(complaint('g++', [...flags, '-x', 'c++-header', api, '-o', `${api}.gch`], '')).toBe('');
    const compile = ({ text }: CodeBlock): string =>
      complaint('g++', [...flags, '-fsyntax-only', '-include', api, '-x', 'c++', '-'], text.replace(/^#include <openarm\/.*>$/gm, ''));
    expect(complaints(inLanguage('cpp', 'c++'), compile)).toEqual([]);
  });

  it('compile as Python', () => {
    const samples = inLanguage('python', 'py').map(({ place, text }) => [place, text]);
    expect(complaint('python3', ['-c', compilesPython], JSON.stringify(samples))).toBe('');
  });

  it('are bash scripts and commands without syntax errors', () => {
    const scripts = [
      ...inLanguage('bash', 'sh', 'shell'),
      ...inLanguage('console').map((block) => ({ ...block, text: commands(block.text) })),
    ];
    expect(scripts.filter(({ text }) => text === '').map(({ place }) => `${place}: a console block without a command behind "$ "`)).toEqual(
      [],
    );
    const parse = ({ text }: Pick<CodeBlock, 'text'>): string => complaint('bash', ['-n'], text);
    // All at once where none has a mistake; a sample that another one hides has been broken by it.
    if (parse({ text: scripts.map(({ text }) => text).join('\n') }) !== '') expect(complaints(scripts, parse)).toEqual([]);
  });

  it('start what was built without going into its folder', () => {
    // What follows, such as `git checkout examples/demo.cpp`, is written for the top of the tree, and so is the same command for the next motor.
    const inside = inLanguage('console').filter(({ text }) => /^cd (\S*\/)?build$/m.test(commands(text)));
    expect(inside.map(({ place }) => place)).toEqual([]);
  });

  it('read the reply about the control mode before they read states of a gripper that moves', () => {
    // From 1.2.3 on, init_gripper_motor writes the control mode. Read as a state, the reply is a position of -12.47 rad, and a motion would start there.
    const unread = inLanguage('cpp', 'python').filter(({ text }) => {
      if (!text.includes('init_gripper_motor') || !text.includes('mit_control')) return false;
      const [registration = ''] = text.slice(text.indexOf('init_gripper_motor')).split('STATE');
      return !registration.includes('recv_all');
    });
    expect(unread.map(({ place }) => place)).toEqual([]);
  });
});
