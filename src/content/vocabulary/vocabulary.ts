import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Tables } from '../tables/csvTable';
import { isJsxElement } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import type { WrittenTerm } from './termFinder';
import type { Attributes, ComponentDefinition, PropsOf, PublishedFiles } from '../components/definition';
import * as figures from '../components/figures';
import * as news from '../components/news';
import * as notice from '../components/notice';
import * as tables from '../components/tables';
import * as words from '../components/text';
import * as value from '../components/value';

/** Components of every site, whatever tools and guides it has: all that these files define. */
export const contentComponents = { ...figures, ...news, ...notice, ...tables, ...words, ...value } as const;

/** Components by name. docs/components.md is generated from their definitions. */
export type Components = Readonly<Record<string, object>>;

/** Props by component name. Inline components are missing: `fill` replaces them with text. */
export type RenderedBy<Defined> = {
  [Name in keyof Defined as Defined[Name] extends { inline: true } ? never : Name]: PropsOf<Defined[Name]>;
};

/** What a plugin adds to the words that texts are written with. */
export interface AddedWords {
  readonly components?: Components;
  /** Terms that texts explain at their first use. */
  readonly terms?: (tables: Tables) => readonly WrittenTerm[];
}

/** What texts are written with: components by name, those that the build inserts included, and terms to explain. */
export interface Vocabulary {
  readonly components: ReadonlyMap<string, ComponentDefinition>;
  readonly termsIn: (tables: Tables) => WrittenTerm[];
}

/** Components of every site, and what plugins add. */
export const vocabularyOf = (plugins: readonly AddedWords[]): Vocabulary => ({
  components: new Map(
    // Each definition has its own type of props.
    [...plugins, { components: contentComponents }].flatMap(({ components = {} }) =>
      Object.entries(components as Record<string, ComponentDefinition>),
    ),
  ),
  termsIn: (tables) => plugins.flatMap(({ terms }) => terms?.(tables) ?? []),
});

export const defineComponents = (tree: Root, { components }: Vocabulary): void =>
  visit(tree, (node) => {
    if (isJsxElement(node)) defineComponent(node, components);
  });

export function defineComponent(element: JsxElement, components: Vocabulary['components']): ComponentDefinition | undefined {
  const definition = components.get(element.name ?? '');
  if (definition) element.data = { ...element.data, definition };
  return definition;
}

/** HTML elements that documents may use, because Markdown has no syntax for them, with their attributes. */
export const htmlElements: Readonly<
  Record<'br' | 'wbr' | 'sub' | 'sup' | 'kbd' | 'abbr' | 'u' | 'ins' | 'mark' | 'small' | 'var' | 'samp' | 'q' | 'cite' | 'dfn', Attributes>
> = {
  br: {},
  sub: {},
  sup: {},
  kbd: {},
  wbr: {},
  u: {},
  ins: {},
  mark: {},
  small: {},
  var: {},
  samp: {},
  q: {},
  cite: {},
  dfn: {},
  abbr: { title: { kind: 'text' } },
};

/** Files that components load at runtime, besides their bundles. */
export const publishedFiles = ({ components }: Vocabulary): PublishedFiles[] =>
  [...components.values()].flatMap((definition) => ('publishes' in definition && definition.publishes ? definition.publishes : []));

/** Names of a component's parts, the only content it may have. */
export const partsOf = (name: string, { components }: Vocabulary): string[] =>
  [...components].flatMap(([part, definition]) => ('inside' in definition && definition.inside === name ? part : []));

/** Attributes of an HTML element that documents may use; undefined for other elements. */
export const htmlAttributes = (name: string): Attributes | undefined =>
  Object.hasOwn(htmlElements, name) ? htmlElements[name as keyof typeof htmlElements] : undefined;

/** Names that documents may use: components, then HTML elements. */
export const writtenNames = ({ components }: Vocabulary): string[] => [
  ...[...components].flatMap(([name, definition]) => ('internal' in definition ? [] : name)),
  ...Object.keys(htmlElements),
];
