import path from 'node:path';
import type { Image, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { postRoute } from '../../site/blog';
import { definitionOf } from '../vocabulary/vocabulary';
import { documentId, documentRoute } from '../sources/documentFile';
import { isPhoto } from '../../model/photo';
import { attributeOf, isJsxElement, setAttribute } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { component } from '../tree/nodes';
import { lineOf } from './mistake';
import type { Mistake } from './mistake';

type Report = (mistake: Mistake) => void;

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Name of the picture if it is beside the document. */
    beside?: string;
  }
  interface MdxJsxTextElementData {
    beside?: string;
  }
}

/** An address that depends on where it is written: no scheme, no path from the root, no anchor. */
const isRelative = (url: string): boolean => url !== '' && !/^(?:[/#?]|[^/?#]*:)/.test(url);

/** Path in the project that a relative address leads to from a file. */
const pathFrom = (file: string, url: string): string => path.posix.join(path.posix.dirname(file), url);

/** Route of the page that a relative address leads to; the address itself where it leads to no source. */
function routeFrom(file: string, url: string): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const target = pathFrom(file, address)
    .replace(/\.mdx?$/, '')
    .replace(/\/README$/i, '/index');
  const [, folder, name = ''] = /^content\/(docs|blog)\/(.*)$/.exec(target) ?? [];
  if (folder === 'blog') return postRoute(name) + rest;
  // A folder is its index.
  if (folder === 'docs') return documentRoute(name === '' || name.endsWith('/') ? `${name}index` : documentId(name)) + rest;
  const [, table] = /^content\/data\/(.+\.csv)$/.exec(target) ?? [];
  return table === undefined ? url : `/data/${table}${rest}`;
}

/** Name of a picture as the site knows it: below content/figures or content/photos, or with its folder below content. */
const pictureName = (place: string): string => place.replace(/^content\/(?:(?:figures|photos)\/)?/, '');

/** Writes relative links as routes: `./x.mdx` and `../y#z` are the files of the pages. */
export function resolveLinks(tree: Root, file: string): void {
  const routeOf = (url: string): string => (isRelative(url) ? routeFrom(file, url) : url);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = routeOf(node.url);
    if (!isJsxElement(node)) return;
    for (const [name, { kind }] of Object.entries(definitionOf(node.name)?.attributes ?? {})) {
      const url = attributeOf(node, name);
      if (url === undefined) continue;
      if (kind === 'route') setAttribute(node, name, routeOf(url));
      if (kind === 'figure' && name === 'src' && isRelative(url)) besidePage(node, url, file);
    }
  });
}

/** A picture by its name, or by its place beside the document: which of the two it is, those know who have all names. */
function besidePage(node: JsxElement, url: string, file: string): void {
  const name = decode(url);
  const beside = pictureName(pathFrom(file, name));
  setAttribute(node, 'src', name.replace(/^\.\//, ''));
  if (beside !== name) node.data = { ...node.data, beside };
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** A picture of Markdown as a component: a photo or a drawing of this site, by the ending of its name. */
function toComponent(image: Image, file: string, report: Report): ReturnType<typeof component> | undefined {
  if (!isRelative(image.url)) return undefined;
  const alt = (image.alt ?? '').trim();
  if (alt === '')
    report({
      line: lineOf(image),
      message: `the picture "${image.url}" has no words for who can't see it: ![what it shows](${image.url}).`,
    });
  const caption = image.title?.trim();
  const attributes = { src: image.url, alt: alt === '' ? '?' : alt, ...(caption ? { caption } : {}) };
  const picture = component(isPhoto(image.url) ? 'Photo' : 'Figure', attributes, []);
  besidePage(picture, image.url, file);
  return { ...picture, ...(image.position ? { position: image.position } : {}) };
}

const isBlank = (node: PhrasingContent): boolean => node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

/** A paragraph with its pictures as blocks between the words. */
function withPictures(paragraph: Paragraph, file: string, report: Report): Root['children'] {
  const found: Root['children'] = [];
  let words: PhrasingContent[] = [];
  const end = (): void => {
    while (words[0] && isBlank(words[0])) words.shift();
    for (let last = words.at(-1); last && isBlank(last); last = words.at(-1)) words.pop();
    const [first, last] = [words[0], words.at(-1)];
    if (first?.type === 'text') first.value = first.value.trimStart();
    if (last?.type === 'text') last.value = last.value.trimEnd();
    if (first) found.push({ ...paragraph, children: words });
    words = [];
  };
  for (const node of paragraph.children) {
    const picture = node.type === 'image' ? toComponent(node, file, report) : undefined;
    if (!picture) {
      words.push(node);
      continue;
    }
    end();
    found.push(picture);
  }
  end();
  return found;
}

/** Turns `![words](name.jpg "caption")` into a photo or drawing. One in a sentence stands between what is before and behind it. */
export function resolvePictures(tree: Root, file: string, report: Report): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined || !paragraph.children.some(({ type }) => type === 'image')) return undefined;
    const pieces = withPictures(paragraph, file, report);
    parent.children.splice(index, 1, ...pieces);
    return index + pieces.length;
  });
  visit(tree, 'image', (image, index, parent) => {
    if (!parent || index === undefined || !isRelative(image.url)) return;
    if (parent.type !== 'tableCell') {
      report({
        line: lineOf(image),
        message: `the picture "${image.url}" is in a link, a heading or marked words. Write it on a line of its own.`,
      });
      parent.children[index] = { type: 'text', value: image.alt || '?' };
      return;
    }
    const picture = toComponent(image, file, report);
    // In a cell it is a part of the sentence, as text of it would be.
    if (picture) parent.children[index] = { ...picture, type: 'mdxJsxTextElement', children: [] } as unknown as MdxJsxTextElement;
  });
}
