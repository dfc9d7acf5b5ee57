import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { entryOf } from '../model/definitionItems';
import type { BodyNode } from '../model/bodyTree';
import * as definitionErrors from '../model/definitionErrors';

/** React components by the name in a body tree: components of documents, and HTML elements that a component replaces. */
export type ComponentMap = Readonly<Record<string, ComponentType<never>>>;

/**
 * Turns a body tree into React elements. Throws for a name that starts with a capital and isn't in the map; any other name is an HTML
 * element.
 */
export function renderBody(nodes: readonly BodyNode[], components: ComponentMap): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [name, attributes, ...children] = node;
    const component = entryOf(components, name);
    if (!component && /^[A-Z]/.test(name)) throw new Error(definitionErrors.unknownComponent(name));
    // The build has checked the attributes against the components' definitions.
    const type = (component ?? name) as ComponentType<object>;
    // Nodes never move within a page, so their index is a stable key.
    return createElement(type, { key: index, ...(attributes || {}) }, ...renderBody(children, components));
  });
}
