import { spawnSync } from 'node:child_process';
import { blocksOfSite, type CodeBlock } from './samples/blocks';

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

const blocks = blocksOfSite();

const inLanguage = (...languages: readonly string[]): CodeBlock[] => blocks.filter(({ language }) => languages.includes(language));

/** The samples with a complaint, each with it. */
const complaints = (samples: readonly CodeBlock[], complain: (sample: CodeBlock) => string): string[] =>
  samples.flatMap((sample) => {
    const found = complain(sample);
    return found === '' ? [] : [`${sample.place}\n${found}`];
  });

describe('code samples of the documents', () => {
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
});
