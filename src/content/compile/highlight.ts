import { createCssVariablesTheme, createHighlighter } from 'shiki';
import type { BundledLanguage, Highlighter, ThemedToken } from 'shiki';
import { escapeText } from '../../model/escape';
import { grammarOf } from '../parse/codeLanguages';

let highlighter: Promise<Highlighter> | undefined;

/** Loads the highlighter, and a grammar when the first block needs it. */
async function loadHighlighter(grammar: BundledLanguage): Promise<Highlighter> {
  highlighter ??= createHighlighter({
    themes: [createCssVariablesTheme({ name: 'classes', variablePrefix: '--', variableDefaults: {}, fontStyle: false })],
    langs: [],
  });
  const loaded = await highlighter;
  await loaded.loadLanguage(grammar);
  return loaded;
}

/** HTML of a token: a span with a class per token kind, coloured by the stylesheet. Plain text gets no span. */
function tokenHtml({ content, color }: ThemedToken): string {
  const kind = /--token-([a-z-]+)/.exec(color ?? '')?.[1];
  const text = escapeText(content);
  return kind && content.trim() !== '' ? `<span class="t-${kind}">${text}</span>` : text;
}

/** Line numbers highlighted by a code block's meta, such as `{1,3-5}`. Counts from 1 and ignores lines past the end. */
export function markedLines(meta: string, lineCount: number): Set<number> {
  const marked = new Set<number>();
  for (const range of (/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '').split(',')) {
    const [from, to = from] = range.split('-').map((part) => Number.parseInt(part, 10));
    if (from === undefined || to === undefined || Number.isNaN(from)) continue;
    for (let line = from; line <= Math.min(to, lineCount); line += 1) marked.add(line);
  }
  return marked;
}

async function highlightLines(code: string, language: string): Promise<string[]> {
  const grammar = grammarOf(language);
  if (!grammar) return code.split('\n').map(escapeText);
  const { codeToTokens } = await loadHighlighter(grammar);
  // No time limit: on a busy machine the end of a long line would stay uncoloured.
  return codeToTokens(code, { lang: grammar, theme: 'classes', tokenizeTimeLimit: 0 }).tokens.map((line) => line.map(tokenHtml).join(''));
}

/** Splits a console block: a line is a command if it begins with a prompt or continues one, else output. */
function splitConsole(code: string): { text: string; command: boolean; prompt: boolean }[] {
  let continued = false;
  return code.split('\n').map((line) => {
    const prompt = line.startsWith('$ ');
    const command = prompt || continued;
    continued = command && line.endsWith('\\');
    return { text: prompt ? line.slice(2) : line, command, prompt };
  });
}

async function consoleLines(code: string): Promise<string[]> {
  const lines = splitConsole(code);
  const commands = await highlightLines(
    lines
      .filter(({ command }) => command)
      .map(({ text }) => text)
      .join('\n'),
    'bash',
  );
  return lines.map(({ text, command, prompt }) => {
    if (!command) return `<span class="output">${escapeText(text)}</span>`;
    return `<span class="command">${prompt ? '<span class="prompt">$ </span>' : ''}${commands.shift() ?? ''}</span>`;
  });
}

/** Renders a code block as the inner HTML of `<code>`: token classes, highlighted lines, prompts and output. */
export async function highlightCode(code: string, language: string, meta: string): Promise<string> {
  const lines = language === 'console' ? await consoleLines(code) : await highlightLines(code, language);
  const marked = markedLines(meta, lines.length);
  return lines.map((line, index) => (marked.has(index + 1) ? `<span class="marked">${line || ' '}</span>` : line)).join('\n');
}
