import type { Tables } from '../tables/csvTable';
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

/** What a room adds to the words that texts are written with. */
export interface Vocabulary {
  readonly components?: Components;
  /** Terms that texts explain at their first use. */
  readonly terms?: (tables: Tables) => readonly WrittenTerm[];
}

let known: Components = contentComponents;
let explain: readonly NonNullable<Vocabulary['terms']>[] = [];

/**
 * Makes the components and terms of rooms known to the stages. `loadSite` calls it. Like the declarations of tables, the vocabulary can't
 * change within a process, because the stages remember their results.
 */
export function learnRooms(rooms: readonly Vocabulary[]): void {
  known = Object.assign({}, ...rooms.map(({ components }) => components), contentComponents) as Components;
  explain = rooms.flatMap(({ terms }) => terms ?? []);
}

/** Terms that texts explain at their first use. */
export const termsIn = (tables: Tables): WrittenTerm[] => explain.flatMap((terms) => terms(tables));

/** Names of all components: those that documents may write, and internal ones that the build inserts. */
export const componentNames = (): string[] => Object.keys(known);

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

/** Definition of a component by name. */
export function definitionOf(name: string | null): ComponentDefinition | undefined {
  if (name === null || !Object.hasOwn(known, name)) return undefined;
  // Each definition has its own type of props.
  return known[name] as ComponentDefinition;
}

/** Files that components load at runtime, besides their bundles. */
export const publishedFiles = (): PublishedFiles[] =>
  componentNames().flatMap((name) => {
    const definition = definitionOf(name);
    return definition && 'publishes' in definition && definition.publishes ? definition.publishes : [];
  });

/** Names of a component's parts, the only content it may have. */
export const partsOf = (name: string): string[] =>
  componentNames().filter((part) => {
    const definition = definitionOf(part);
    return definition !== undefined && 'inside' in definition && definition.inside === name;
  });

/** Attributes of an HTML element that documents may use; undefined for other elements. */
export const htmlAttributes = (name: string): Attributes | undefined =>
  Object.hasOwn(htmlElements, name) ? htmlElements[name as keyof typeof htmlElements] : undefined;

/** Names that documents may use: components, then HTML elements. */
export const writtenNames = (): string[] => [
  ...componentNames().filter((name) => {
    const definition = definitionOf(name);
    return definition !== undefined && !('internal' in definition);
  }),
  ...Object.keys(htmlElements),
];
