import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
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

/** Gives the text to a program; returns what it complains about, or an empty text. */
function complaint(program: string, options: readonly string[], input: string): string {
  const { status, stderr, error } = spawnSync(program, options, { input, encoding: 'utf8' });
  if (error)
    throw new Error(
      `The code samples cannot be checked without ${program}: ${error.message}. Install it (g++, python3 and bash are needed).`,
    );
  return status === 0 ? '' : stderr;
}

const documents = ['content/docs', 'content/blog']
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.mdx'))
  .sort();
const blocks = documents.flatMap(codeBlocks);
const inLanguage = (language: string): [string, string][] =>
  blocks.filter((block) => block.language === language).map(({ place, text }) => [place, text]);

const api = path.join(__dirname, 'openarm_can_api.hpp');

describe('code samples of the documents', () => {
  test.each(inLanguage('cpp'))('%s compiles as C++17 against the documented calls', (_place, text) => {
    const sample = text.replace(/^#include <openarm\/.*>$/gm, '');
    const options = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', '-include', api, '-x', 'c++', '-'];
    expect(complaint('g++', options, sample)).toBe('');
  });

  test.each(inLanguage('python'))('%s compiles as Python', (_place, text) => {
    expect(complaint('python3', ['-c', "import sys; compile(sys.stdin.read(), 'sample.py', 'exec')"], text)).toBe('');
  });

  // From 1.2.3 on, init_gripper_motor writes the control mode. Read as a state, the reply is a position of -12.47 rad, and a motion would start there.
  const movingGrippers = [...inLanguage('cpp'), ...inLanguage('python')].filter(
    ([, text]) => text.includes('init_gripper_motor') && text.includes('mit_control'),
  );

  it('moves the gripper in samples of both languages', () => expect(movingGrippers.length).toBeGreaterThanOrEqual(2));

  test.each(movingGrippers)('%s reads the reply about the control mode before it reads states', (_place, text) => {
    const [registration = ''] = text.slice(text.indexOf('init_gripper_motor')).split('STATE');
    expect(registration).toContain('recv_all');
  });

  test.each(inLanguage('bash'))('%s is a bash script without syntax errors', (_place, text) => {
    expect(complaint('bash', ['-n'], text)).toBe('');
  });

  test.each(inLanguage('console'))('%s shows commands without syntax errors', (_place, text) => {
    const script = commands(text);
    expect(script).not.toBe('');
    expect(complaint('bash', ['-n'], script)).toBe('');
  });

  // What follows, such as `git checkout examples/demo.cpp`, is written for the top of the tree, and so is the same command for the next motor.
  test.each(inLanguage('console'))('%s starts what was built without going into its folder', (_place, text) => {
    expect(commands(text)).not.toMatch(/^cd (\S*\/)?build$/m);
  });
});
