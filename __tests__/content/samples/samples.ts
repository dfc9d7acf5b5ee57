import type { CodeBlock } from './blocks';

/** A program that a page prints, and what the page says it prints. */
export interface Sample {
  readonly place: string;
  readonly language: 'cpp' | 'python';
  readonly file: string;
  readonly text: string;
  readonly output?: string;
}

const languages: Readonly<Record<string, Sample['language']>> = { cpp: 'cpp', 'c++': 'cpp', python: 'python', py: 'python' };
const stem = (file: string): string => file.replace(/\.\w+$/, '');

/**
 * The samples of code blocks, in order. A block titled “Output” belongs to the sample above it, and to the same one in the other language, unless a command
 * that doesn't name the sample stands in between.
 */
export function samplesOf(blocks: readonly CodeBlock[]): Sample[] {
  const samples: Sample[] = [];
  let shown: number[] = [];
  for (const { place, language, title, text } of blocks) {
    const code = languages[language];
    const last = samples[shown.at(-1) ?? -1];
    if (code) {
      const file = title || `sample_${samples.length}.${code === 'cpp' ? 'cpp' : 'py'}`;
      if (last && (stem(last.file) !== stem(file) || last.place.split(':')[0] !== place.split(':')[0])) shown = [];
      shown.push(samples.push({ place, language: code, file, text }) - 1);
    } else if (language === 'console' && last && !text.includes(stem(last.file))) {
      shown = [];
    } else if (title.startsWith('Output')) {
      for (const index of shown) samples[index] = { ...samples[index]!, output: text };
      shown = [];
    }
  }
  return samples;
}

/** A line with its numbers left out: what two runs have in common. Python's 17.0 and C++'s 17 differ. */
const shape = (line: string): string =>
  line.replace(/[-−]?\d+(?:\.(\d+))?/g, (_, decimals: string | undefined) =>
    decimals ? `#.${'#'.repeat(Math.min(decimals.length, 4))}` : '#',
  );

/** Says where a program prints something else than its page shows. The page may show fewer lines, and other numbers. */
export function differsFromPage(printed: string, shown: string): string | undefined {
  const lines = printed.split('\n');
  const wrong = shown.split('\n').findIndex((line, index) => shape(line) !== shape(lines[index] ?? ''));
  return wrong === -1 ? undefined : `prints "${lines[wrong] ?? ''}" where the page shows "${shown.split('\n')[wrong]}"`;
}
