import path from 'node:path';
import type { Image, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { postRoute } from '../sources/postFile';
import { definitionOf } from '../components/definition';
import { documentId, documentRoute } from '../sources/documentFile';
import { isPhoto } from '../../model/photo';
import { attributeOf, isJsxElement, setAttribute } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { component, isBlank, positionOf } from '../tree/nodes';
import type { Report } from './mistake';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Name of the picture if it is beside the document. */
    beside?: string;
  }
  interface MdxJsxTextElementData {
    beside?: string;
  }
}

/** Whether an address is relative: no scheme, no leading slash, not only an anchor. */
const isRelative = (url: string): boolean => url !== '' && !/^(?:[/#?]|[^/?#]*:)/.test(url);

/** Project path that a relative address in a file points to. */
const pathFrom = (file: string, url: string): string => path.posix.join(path.posix.dirname(file), url);

/** Route that a relative address points to; the address itself if it doesn't point to a page. */
function routeFrom(file: string, url: string): string {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const target = pathFrom(file, address)
    .replace(/\.mdx?$/, '')
    .replace(/\/README$/i, '/index');
  const [, folder, name = ''] = /^content\/(docs|blog)\/(.*)$/.exec(target) ?? [];
  if (folder === 'blog') return postRoute(name) + rest;
  // A link to a folder leads to its index.
  if (folder === 'docs') return documentRoute(name === '' || name.endsWith('/') ? `${name}index` : documentId(name)) + rest;
  const [, table] = /^content\/data\/(.+\.csv)$/.exec(target) ?? [];
  return table === undefined ? url : `/data/${table}${rest}`;
}

/** Name of a picture: its path below content/figures or content/photos, or below content. */
const pictureName = (place: string): string => place.replace(/^content\/(?:(?:figures|photos)\/)?/, '');

/** Rewrites relative links to routes: `./x.mdx`, `../y#z`. */
export function resolveLinks(tree: Root, file: string): void {
  const routeOf = (url: string): string => (isRelative(url) ? routeFrom(file, url) : url);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = routeOf(node.url);
    if (!isJsxElement(node)) return;
    for (const [name, { kind }] of Object.entries(definitionOf(node)?.attributes ?? {})) {
      const url = attributeOf(node, name);
      if (url === undefined) continue;
      if (kind === 'route') setAttribute(node, name, routeOf(url));
      if (kind === 'figure' && name === 'src' && isRelative(url)) besidePage(node, url, file);
    }
  });
}

/** Gives a picture both possible names: in the shared folders and beside the document. `Figure` and `Photo` choose. */
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

/** Converts a Markdown picture to `Photo` or `Figure`, by its file extension. */
function toComponent(image: Image, file: string, report: Report): ReturnType<typeof component> | undefined {
  if (!isRelative(image.url)) return undefined;
  const alt = (image.alt ?? '').trim();
  if (alt === '') report(image, `the picture "${image.url}" has no alternative text. Write ![what it shows](${image.url}).`);
  const caption = image.title?.trim();
  const attributes = { src: image.url, alt: alt === '' ? '?' : alt, ...(caption ? { caption } : {}) };
  const picture = component(isPhoto(image.url) ? 'Photo' : 'Figure', attributes, []);
  besidePage(picture, image.url, file);
  return { ...picture, ...positionOf(image) };
}

/** Converts `![words](name.jpg "caption")` to photos and drawings. Reports one in a sentence. */
export function resolvePictures(tree: Root, file: string, report: Report): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const found = paragraph.children.filter((node) => !isBlank(node));
    const pictures = found.flatMap((node) => (node.type === 'image' ? (toComponent(node, file, report) ?? []) : []));
    if (!parent || index === undefined || pictures.length === 0 || pictures.length < found.length) return undefined;
    parent.children.splice(index, 1, ...pictures);
    return index + pictures.length;
  });
  visit(tree, 'image', (image, index, parent) => {
    if (!parent || index === undefined || !isRelative(image.url)) return;
    if (parent.type !== 'tableCell') {
      report(image, `the picture "${image.url}" is in a sentence, a link, a heading or emphasis. Write it between empty lines.`);
      parent.children[index] = { type: 'text', value: image.alt || '?' };
      return;
    }
    const picture = toComponent(image, file, report);
    // In a table cell the picture stays inline.
    if (picture) parent.children[index] = { ...picture, type: 'mdxJsxTextElement', children: [] } as unknown as MdxJsxTextElement;
  });
}
