import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { View } from '../sources/readViews';
import type { Table, Tables } from '../tables/csvTable';
import type { JsxElement } from '../tree/attributes';

/** Attribute kinds, in words for authors. The kind decides what is checked, published and indexed. */
export const attributeKinds = {
  /** Must exist; the file is published. */
  figure: 'name of a drawing or photo',
  /** Must exist and be listed in the frontmatter. */
  table: 'name of a table',
  tables: 'names of tables, with commas',
  // The next four are looked up in the table that the component names, or in that of `of`.
  columns: 'names of columns, with commas',
  rows: 'keys of rows, with commas',
  row: 'key of a row',
  column: 'name of a column',
  /** Checked, and rewritten to its canonical spelling. */
  route: 'address of a page',
  /** Kept as anchors of the page. */
  anchors: 'anchors, with commas',
  /** Indexed by search. */
  label: 'words that readers see',
  text: 'text',
  /** Written without a value. */
  flag: 'written without a value',
} as const;

export type AttributeKind = keyof typeof attributeKinds;

/** Cells of a column: by default the key, in the table that the component names. */
interface InTable {
  readonly table?: string;
  readonly column?: string;
}

/** All names that an attribute may take, with what they are for messages, such as "a build guide". */
interface NameList {
  readonly what: string;
  readonly names: (tables: Tables, element: JsxElement) => Iterable<string>;
}

/** An attribute of a component. Its value is always literal text, because documents are data. */
export interface AttributeDefinition {
  readonly kind: AttributeKind;
  readonly required?: true;
  /** Pattern that its text must match, and a description of it for messages. */
  readonly form?: { readonly pattern: RegExp; readonly words: string };
  /** Where its value must be found. `row` and `column` need it only in components that name no table. */
  readonly of?: InTable | NameList;
  /** What it does, for docs/components.md. Leave it out where name, kind and form say enough. */
  readonly about?: string;
}

/** Attributes by name, in the order in which readers see their text. */
export type Attributes = Readonly<Record<string, AttributeDefinition>>;

/** What `expand` may use. */
export interface ExpandContext {
  readonly tables: ReadonlyMap<string, Table>;
  /** Names of all drawings and photos. */
  readonly figures: ReadonlySet<string>;
  /** Views of the drawings that can be turned in 3D, by their names without `.svg`. */
  readonly views: ReadonlyMap<string, View>;
  /** Titles of pages by route, for link texts. */
  readonly titles: ReadonlyMap<string, string>;
  /** Ancestors of the component, the innermost last. */
  readonly around: readonly JsxElement[];
  /** Whether the document uses this name for the first time. */
  readonly isFirst: (name: string) => boolean;
}

/** Why a component can't show what it was asked for, with the fix. The check reports it. */
export interface Mistaken {
  readonly mistake: string;
}

/** What `markdown` may use. */
export interface MarkdownPrinter {
  /** Absolute URL of a drawing. */
  readonly figureUrl: (name: string) => string;
  /** Absolute URL of a link as written: a path, an anchor on the page, or an external address. */
  readonly absolute: (href: string) => string;
  /** Content of a component as Markdown blocks. */
  readonly blocks: (element: JsxElement) => RootContent[];
}

/** Text to index. With an anchor, the search result leads to it and shows its kind. */
type SearchText = string | { readonly anchor: string; readonly kind: 'part' | 'term' | 'question'; readonly text: string };

/** A heading that a component renders. */
interface HeadingShown {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

export interface PublishedFile {
  readonly address: string;
  readonly content: string | Buffer;
}

/** Files that a component loads at runtime, besides its bundle. */
export interface PublishedFiles {
  /** Folder of its files and its worker, such as `/mujoco`. Files with hashed names are in the same folder below `/static`. */
  readonly folder: string;
  /** Content-Security-Policy of the folder: a worker gets its policy from its own response. */
  readonly policy?: string;
  /** Its files; none if the site doesn't have the tables. Packages are resolved from `root`. */
  readonly files: (root: string, tables: ReadonlyMap<string, Table>) => readonly PublishedFile[];
}

/** Entry of a component in docs/components.md. Internal components have none. */
interface Documented {
  /** What it is for. */
  readonly about?: string;
  /** How a document writes it. Parts appear in the example of their parent. */
  readonly example?: string;
}

/** A block component. `Props` is what `expand` returns. */
export interface BlockDefinition<Given extends Attributes = Attributes, Props extends object = object> extends Documented {
  readonly attributes: Given;
  /** Whether documents may write content in it. */
  readonly children: boolean;
  /** Parent of a part. The parent may contain nothing but its parts. */
  readonly inside?: string;
  /** Inserted by the build; documents can't write it. */
  readonly internal?: true;
  /** Attribute whose text becomes its id. A `fixed` id is assigned before those of headings, so that it never gets a suffix. */
  readonly anchor?: { readonly attribute: keyof Given & string; readonly fixed?: { readonly prefix: string } };
  /** Role of the component on its page. A page with a glossary gets no hints, because it explains all terms itself. */
  readonly role?: 'procedure' | 'step' | 'glossary';
  /** Drawings that it always shows. */
  readonly figures?: readonly string[];
  /** Its picture is loaded at once, so that no drawing has to be where this component comes first on a page. */
  readonly eager?: true;
  /** Names of the pictures in its expanded props. */
  readonly shows?: (props: Props | undefined) => readonly string[];
  /** Looks up what it shows. May change its children. Returns undefined for a value that `checkValues` reports. */
  readonly expand?: (element: MdxJsxFlowElement, context: ExpandContext) => Props | Mistaken | undefined;
  /** The same for a component that shows the table of its attribute `name`. Not called for an unknown table, which a check reports. */
  readonly fromTable?: (table: Table, element: MdxJsxFlowElement, context: ExpandContext) => Props | Mistaken;
  /** Anchors of the rows that it shows of the table of its attribute `name`. */
  readonly anchors?: (table: Table, element: JsxElement) => readonly string[];
  /** Computes what it shows from tables. The check calls this for each use; it throws with what the tables are missing. */
  readonly computes?: (rowsOf: (table: string) => Table['rows'] | undefined) => unknown;
  /** Files that it loads at runtime. */
  readonly publishes?: PublishedFiles;
  /** Headings that it renders, for the table of contents. */
  readonly headings?: (props: Props | undefined, element: JsxElement) => readonly HeadingShown[];
  /** Its plain Markdown form. */
  readonly markdown: (element: JsxElement, printer: MarkdownPrinter, props: Props | undefined) => RootContent[];
  /** Text to index besides labels and content; `false` for a component that only refers to other pages. */
  readonly search?: false | ((element: JsxElement, props: Props | undefined) => SearchText[]);
}

/** A component within a sentence. `fill` replaces it with text. */
interface InlineDefinition<Given extends Attributes = Attributes> extends Documented {
  readonly attributes: Given;
  readonly children: false;
  readonly inline: true;
  /** Its text; undefined for a value that `checkValues` reports. */
  readonly words: (element: JsxElement, tables: Tables) => PhrasingContent | Mistaken | undefined;
}

/** Any component of the vocabulary. */
export type ComponentDefinition = BlockDefinition | InlineDefinition;

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Definition of the component, from the vocabulary of the pipeline that has read the text. */
    definition?: ComponentDefinition;
  }
  interface MdxJsxTextElementData {
    definition?: ComponentDefinition;
  }
}

/** Definition of a component; undefined for HTML tags and unknown names. */
export const definitionOf = (element: JsxElement): ComponentDefinition | undefined => element.data?.definition;

/** Declares a block component, and keeps the attribute types for the props of its React component. */
export const defineBlock = <Given extends Attributes, Props extends object = object>(
  definition: BlockDefinition<Given, Props>,
): BlockDefinition<Given, Props> => definition;

/** Declares a component within a sentence. */
export const defineInline = <Given extends Attributes>(definition: InlineDefinition<Given>): InlineDefinition<Given> => definition;

type Literal<Attribute> = Attribute extends { kind: 'flag' } ? true : string;

type Required<Given> = { [Name in keyof Given as Given[Name] extends { required: true } ? Name : never]: Literal<Given[Name]> };

type Optional<Given> = { [Name in keyof Given as Given[Name] extends { required: true } ? never : Name]?: Literal<Given[Name]> };

/** Props of the React component of a block. */
export type PropsOf<Definition> =
  Definition extends BlockDefinition<infer Given, infer Props> ? Required<Given> & Optional<Given> & Props : never;
