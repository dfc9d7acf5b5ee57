import { convertBlocks } from './convertBlocks';
import { convertFields } from './convertFields';
import { convertWords } from './convertWords';
import type { Note } from './note';

/** A heading of level 1 at the beginning of a body, which other tools use as the title. */
const firstHeading = /^\s*# +([^\n]+?)[ \t#]*(?:\n|$)/;

/** A page of another tool in the Markdown of this site, and what it loses. What can't be converted stays, and `npm run check` names it. */
export function convertPage(file: string, source: string): { readonly text: string; readonly notes: readonly Note[] } {
  const notes: Note[] = [];
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = '', inside = ''] = /^---[ \t]*\n([^]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  const fields = inside.split('\n').filter((line) => line.trim() !== '');
  const headLines = head.split('\n').length - 1;
  const blocks = convertBlocks(text.slice(head.length).split('\n'), (line, message) => notes.push({ line: line + headLines, message }));
  const body = convertWords(blocks.join('\n'));
  const [found = '', words = ''] = firstHeading.exec(body) ?? [];
  const heading = words.replace(/\s*\{#[\w.:-]+\}$/, '').replace(/[`*_]|!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  const isTitle = found !== '' && !/[<{]/.test(heading);
  const converted = convertFields(fields, isTitle ? heading : undefined, file.includes('content/blog/'), (line, message) =>
    notes.push({ line, message }),
  );
  const title = /^title:\s*(['"]?)(.*)\1\s*$/.exec(converted.find((line) => line.startsWith('title:')) ?? '')?.[2];
  const rest = isTitle && title?.replaceAll("''", "'") === heading ? body.slice(found.length) : body;
  return { text: `---\n${converted.join('\n')}\n---\n\n${rest.trimStart()}`, notes };
}
