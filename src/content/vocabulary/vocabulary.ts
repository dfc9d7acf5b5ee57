import * as guides from '../../guides/definition';
import * as tools from '../../tools/definitions';
import type { Attributes, ComponentDefinition, PropsOf, PublishedFiles } from '../components/definition';
import { Clip, Figure, LinkedFigure, Photo } from '../components/figures';
import { Glossary } from '../components/glossary';
import { MakerCards } from '../components/makers';
import { News } from '../components/news';
import { Notice } from '../components/notice';
import { Part } from '../components/part';
import { Faq } from '../components/questions';
import { DecisionPath, SymptomFinder, Symptoms } from '../components/symptoms';
import { DataTable, KeyFigures } from '../components/tables';
import { Card, Cards, Choice, Details, Opening, Step, Steps, Tab, Tabs, Video } from '../components/text';
import { Value } from '../components/value';

/** Components of documents, and internal ones that the build inserts. docs/components.md is generated from their definitions. */
export const vocabulary = {
  ...tools,
  ...guides,
  Choice,
  Tabs,
  Tab,
  Details,
  Steps,
  Step,
  Figure,
  Photo,
  LinkedFigure,
  DataTable,
  KeyFigures,
  MakerCards,
  Faq,
  Glossary,
  News,
  Notice,
  Symptoms,
  SymptomFinder,
  DecisionPath,
  Part,
  Value,
  Opening,
  Cards,
  Card,
  Video,
  Clip,
} as const;

type Vocabulary = typeof vocabulary;

/** Props by component name. Inline components are missing: `fill` replaces them with text. */
export type RenderedComponents = {
  [Name in keyof Vocabulary as Vocabulary[Name] extends { inline: true } ? never : Name]: PropsOf<Vocabulary[Name]>;
};

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
  if (name === null || !Object.hasOwn(vocabulary, name)) return undefined;
  // Each definition has its own type of props.
  return vocabulary[name as keyof Vocabulary] as unknown as ComponentDefinition;
}

/** Files that components load at runtime, besides their bundles. */
export const publishedFiles: readonly PublishedFiles[] = Object.keys(vocabulary).flatMap((name) => {
  const definition = definitionOf(name);
  return definition && 'publishes' in definition && definition.publishes ? definition.publishes : [];
});

/** Names of a component's parts, the only content it may have. */
export const partsOf = (name: string): string[] =>
  Object.keys(vocabulary).filter((part) => {
    const definition = definitionOf(part);
    return definition !== undefined && 'inside' in definition && definition.inside === name;
  });

/** Attributes of an HTML element that documents may use; undefined for other elements. */
export const htmlAttributes = (name: string): Attributes | undefined =>
  Object.hasOwn(htmlElements, name) ? htmlElements[name as keyof typeof htmlElements] : undefined;

/** Names that documents may use: components, then HTML elements. */
export const writtenNames: readonly string[] = [
  ...Object.keys(vocabulary).filter((name) => {
    const definition = definitionOf(name);
    return definition !== undefined && !('internal' in definition);
  }),
  ...Object.keys(htmlElements),
];
