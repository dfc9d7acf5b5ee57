import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Table } from '../tables/csvTable';
import type { JsxElement } from '../tree/attributes';

/** What each kind of attribute holds, in words for authors. The kind decides what the site checks, publishes and finds. */
export const attributeKinds = {
  /** Must exist, and is published. */
  figure: 'name of a drawing or photo',
  /** Must exist, and be named in the frontmatter; so do the columns and rows below. */
  table: 'name of a table',
  tables: 'names of tables, with commas',
  columns: 'names of columns, with commas',
  rows: 'keys of rows, with commas',
  row: 'key of a row',
  column: 'name of a column',
  part: 'id of a part',
  guide: 'name of a build guide',
  step: 'number of a step',
  /** Checked, and written in its canonical spelling. */
  route: 'address of a page',
  /** Found by search. */
  label: 'words that readers see',
  text: 'text',
  /** Written without a value. */
  flag: 'written without a value',
} as const;

/** What an attribute of a component holds. */
export type AttributeKind = keyof typeof attributeKinds;

/** An attribute; its text is literal, because a document is data. */
export interface AttributeDefinition {
  readonly kind: AttributeKind;
  readonly required?: true;
  /** What its text must look like, and that in words. */
  readonly form?: { readonly pattern: RegExp; readonly words: string };
  /** What it does, for docs/components.md, where kind and form don't say it. */
  readonly about?: string;
}

/** Attributes by name, in the order in which readers see what they say. */
export type Attributes = Readonly<Record<string, AttributeDefinition>>;

/** What a component is expanded from. */
export interface ExpandContext {
  readonly tables: ReadonlyMap<string, Table>;
  /** Names of the drawings that exist. */
  readonly figures: ReadonlySet<string>;
  /** Titles of texts by route, for the words of links. */
  readonly titles: ReadonlyMap<string, string>;
  /** Components around this one, the innermost last. */
  readonly around: readonly JsxElement[];
  /** Whether this is the first time that the document asks for a name. */
  readonly isFirst: (name: string) => boolean;
}

/** How the plain form of a component is written. */
export interface MarkdownPrinter {
  /** Absolute address of a drawing. */
  readonly figureUrl: (name: string) => string;
  /** Absolute address of a link as the text writes it: a path, an anchor of the page, or an address outside. */
  readonly absolute: (href: string) => string;
  /** What a component holds, as Markdown: blocks without the line breaks between them. */
  readonly blocks: (element: JsxElement) => RootContent[];
}

/** Text by which a component is found; with an anchor, a result leads there, and says what kind of thing it is. */
export type SearchText = string | { readonly anchor: string; readonly kind: 'part' | 'term' | 'question'; readonly text: string };

/** A heading that a component shows. */
export interface HeadingShown {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** A file of the site: its address, and its content. */
export interface PublishedFile {
  readonly address: string;
  readonly content: string | Buffer;
}

/** What a component loads in the page besides what the bundler makes. */
export interface PublishedFiles {
  /** Folder of its files and of its worker, such as `/mujoco`. Those with a hash in their names are in the same folder below `/static`. */
  readonly folder: string;
  /** Content-Security-Policy of the folder, which a worker takes from its own response. */
  readonly policy?: string;
  /** Its files; none where the site lacks the tables. `root` is where packages are found from. */
  readonly files: (root: string, tables: ReadonlyMap<string, Table>) => readonly PublishedFile[];
}

/** How docs/components.md shows a component. What the build puts into a text has neither. */
interface Documented {
  /** What it is for. */
  readonly about?: string;
  /** How a document writes it. A part is shown with the component that holds it. */
  readonly example?: string;
}

/** A component that is a block of a page. `Props` is what expanding adds to its attributes. */
export interface BlockDefinition<Given extends Attributes = Attributes, Props extends object = object> extends Documented {
  readonly attributes: Given;
  /** Whether it holds other content, as documents write it. */
  readonly children: boolean;
  /** It is a part of this component, which holds nothing else. */
  readonly inside?: string;
  /** The build puts it into a text; nobody writes it. */
  readonly internal?: true;
  /** Attribute whose text becomes the id that links lead to. A fixed one comes before all headings, so that it never changes. */
  readonly anchor?: { readonly attribute: keyof Given & string; readonly fixed?: { readonly prefix: string } };
  /** A procedure holds steps; an alternative tells by its label which of several procedures it is. */
  readonly role?: 'procedure' | 'step' | 'alternative';
  /** Drawings that it always shows. */
  readonly figures?: readonly string[];
  /** Names of the pictures in what it was expanded to. */
  readonly shows?: (props: Props | undefined) => readonly string[];
  /** Looks up what it shows. May change its children; undefined where a name is unknown, which a check reports. */
  readonly expand?: (element: MdxJsxFlowElement, context: ExpandContext) => Props | undefined;
  /** What it computes in the page from tables. The check calls this where a page uses the component; it throws what the tables lack. */
  readonly computes?: (rowsOf: (table: string) => Table['rows'] | undefined) => unknown;
  /** Files that it loads. */
  readonly publishes?: PublishedFiles;
  /** Headings that it shows, for the contents of the page. */
  readonly headings?: (props: Props | undefined) => readonly HeadingShown[];
  /** Its plain form, in Markdown that any reader knows. */
  readonly markdown: (element: JsxElement, printer: MarkdownPrinter, props: Props | undefined) => RootContent[];
  /** What it is found by, besides its labels and its content; `false` for a component that tells of other pages only. */
  readonly search?: false | ((element: JsxElement, props: Props | undefined) => SearchText[]);
}

/** A component that stands for words of a sentence. Expanded, it is text. */
export interface InlineDefinition<Given extends Attributes = Attributes> extends Documented {
  readonly attributes: Given;
  readonly children: false;
  readonly inline: true;
  /** The words, or what is wrong. */
  readonly words: (element: JsxElement, tables: ReadonlyMap<string, Table>) => { content: PhrasingContent } | { message: string };
}

/** A component that documents may use. */
export type ComponentDefinition = BlockDefinition | InlineDefinition;

/** Declares a block; keeps the types of its attributes, from which its React component gets its own. */
export const defineBlock = <Given extends Attributes, Props extends object = object>(
  definition: BlockDefinition<Given, Props>,
): BlockDefinition<Given, Props> => definition;

/** Declares words of a sentence. */
export const defineInline = <Given extends Attributes>(definition: InlineDefinition<Given>): InlineDefinition<Given> => definition;

type Literal<Attribute> = Attribute extends { kind: 'flag' } ? true : string;

type Required<Given> = { [Name in keyof Given as Given[Name] extends { required: true } ? Name : never]: Literal<Given[Name]> };

type Optional<Given> = { [Name in keyof Given as Given[Name] extends { required: true } ? never : Name]?: Literal<Given[Name]> };

/** Properties that the React component of a block gets. */
export type PropsOf<Definition> =
  Definition extends BlockDefinition<infer Given, infer Props> ? Required<Given> & Optional<Given> & Partial<Props> : never;
