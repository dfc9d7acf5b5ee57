import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import type { BodyNode } from '../../src/model/bodyTree';
import { htmlElements } from '../../src/content/vocabulary/vocabulary';
import { pipeline } from '../../src/plugins';

// What is allowed is written down once more, apart from the checks, so that a mistake in them shows.
const htmlNames = new Set(
  'p a h2 h3 h4 h5 h6 ul ol li blockquote strong em del code pre hr table thead tbody tr th td img section aside input span'.split(' '),
);
const mathNames = new Set(
  'math mrow mi mo mn ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd mpadded mphantom menclose mstyle merror semantics annotation mmultiscripts mprescripts none span'.split(
    ' ',
  ),
);
const componentNames = new Set([...pipeline.vocabulary.components.keys(), 'CodeBlock', 'Formula', 'AdmonitionTitle', 'Hint']);

/** Whether an address leads to where links may lead, as a browser reads it. */
function isAllowedAddress(address: string): boolean {
  const site = 'https://site.invalid/page';
  if (/^(?:cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?|vscode:mcp\/install\?|lmstudio:\/\/add_mcp\?)/.test(address)) return true;
  if (!URL.canParse(address, site)) return false;
  const { protocol, host } = new URL(address, site);
  if (host === 'site.invalid') return true;
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) && /^(https?:\/\/|mailto:|tel:)/i.test(address);
}

const addressNames = /^(href|src|action|formaction|xlink:href|cite|poster|data|route|url)$/i;

function attributeFault(name: string, value: string): string | undefined {
  // A property of steps that are built once for the robot.
  if (/^on(?!ce$)/i.test(name)) return `the event handler ${name}`;
  if (addressNames.test(name) && !isAllowedAddress(value)) return `the address ${name}="${value.slice(0, 80)}"`;
  return undefined;
}

/** Everything in a piece of HTML that may not be there. */
export function unsafeHtml(html: string, names: ReadonlySet<string> | undefined): string[] {
  const faults: string[] = [];
  const pending: DefaultTreeAdapterMap['node'][] = [parseFragment(html)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('attrs' in node) {
      const { tagName } = node;
      if (
        names ? !names.has(tagName.toLowerCase()) : /^(script|iframe|object|embed|foreignobject|style|link|meta|form|base)$/i.test(tagName)
      )
        faults.push(`the element <${tagName}>`);
      for (const { name, value } of node.attrs) faults.push(...propertyFaults(name, value));
    }
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
  return faults;
}

const codeNames = new Set(['span']);

/** Addresses anywhere in what a component was expanded to. */
function propertyFaults(name: string, value: unknown): string[] {
  if (typeof value === 'string') return [attributeFault(name, value) ?? ''].filter(Boolean);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => propertyFaults(Array.isArray(value) ? name : key, inner));
}

/** Everything in a compiled document that no page may have: elements, event handlers, addresses. */
export function unsafeBody(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const [name, attributes, ...children] = node;
    const isComponent = componentNames.has(name);
    const faults = isComponent || htmlNames.has(name) || Object.hasOwn(htmlElements, name) ? [] : [`the element <${name}>`];
    for (const [attribute, value] of Object.entries(attributes || {})) {
      if (attribute === 'html' && typeof value === 'string') faults.push(...unsafeHtml(value, name === 'Formula' ? mathNames : codeNames));
      // The name of a drawing is no address yet.
      else if (!(isComponent && attribute === 'src')) faults.push(...propertyFaults(attribute, value));
    }
    return [...faults, ...unsafeBody(children)];
  });
}

const drawingNames = /^(script|foreignobject|iframe|object|embed|image|animate.*|set|handler|audio|video)$/i;

/** Everything in a drawing that runs or loads something. */
export function unsafeDrawing(svg: string): string[] {
  const faults: string[] = [];
  const pending: DefaultTreeAdapterMap['node'][] = [parseFragment(svg)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('attrs' in node) {
      if (drawingNames.test(node.tagName)) faults.push(`the element <${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (/^on/i.test(name)) faults.push(`the event handler ${name}`);
        if (/href$/i.test(name) && !value.startsWith('#')) faults.push(`the address ${name}="${value.slice(0, 80)}"`);
        if (/url\(\s*["']?(?!["']?#)/i.test(value)) faults.push(`the address in ${name}="${value.slice(0, 80)}"`);
      }
    }
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
  return faults;
}
