import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import type { BodyNode } from '../../model/bodyTree';
import { endOfFirstPart } from '../../model/frameIds';

/** Files below /static/ stay in the browser's cache: it is asked for once. */
const emptyScript = '/static/first-part.js';

/**
 * Ends the first part of a page. A browser lays out all that it has of a page before it paints any of it, which on a slow phone takes a fifth of
 * a second where the page is long. While it waits for a script it paints what stands above. The script is empty, and the browser asks for
 * it when the page begins to arrive; without scripts, and where it does not come, the page goes on as it did. While developing, React
 * complains of scripts, and nothing is that slow.
 */
const EndOfFirstPart = ({ id }: { readonly id: string | undefined }) =>
  process.env.NODE_ENV === 'production' ? <script id={id} src={withPrefix(emptyScript)} /> : null;

/** Whether a text begins with the component that says what the robot is. */
export const beginsWithOpening = ([first]: readonly BodyNode[]): boolean => Array.isArray(first) && first[0] === 'Opening';

/** Letters that fill a window, more or less; what a component shows counts as that many. */
const fullWindow = 800;

const lengthOf = (node: BodyNode): number => {
  if (typeof node === 'string') return node.length;
  const [name, , ...children] = node;
  return /^[A-Z]/.test(name) ? fullWindow : children.reduce((sum, child) => sum + lengthOf(child), 0);
};

/** Before which node the first section begins that is not in the first window. */
function secondWindow(body: readonly BodyNode[]): number {
  let length = 0;
  return body.findIndex((node) => {
    if (length >= fullWindow && typeof node !== 'string' && node[0] === 'h2') return true;
    length += lengthOf(node);
    return false;
  });
}

/** The elements of a text, made of `body`, with the end of the first part before a section; a text of one window has none. */
export function withFirstPart(elements: readonly ReactNode[], body: readonly BodyNode[]): ReactNode[] {
  const at = secondWindow(body);
  if (at < 0) return [...elements];
  const end = <EndOfFirstPart key="end-of-first-part" id={beginsWithOpening(body) ? endOfFirstPart : undefined} />;
  return [...elements.slice(0, at), end, ...elements.slice(at)];
}
