/** How an attribute of a component in a document is checked. `flag` is written without a value. */
export type AttributeType = 'text' | 'flag' | 'number';

/** A component that documents may use, its attributes, and whether it holds other content. */
export interface MdxComponentDefinition {
  readonly attributes: Readonly<Record<string, { readonly type: AttributeType; readonly required?: true }>>;
  readonly children: boolean;
}

/**
 * The vocabulary of documents: these components and no others. A document is data, so attributes are literal text.
 * CONTRIBUTING.md shows each one in use.
 */
export const mdxComponents = {
  Tabs: { attributes: { group: { type: 'text', required: true } }, children: true },
  Tab: { attributes: { value: { type: 'text', required: true }, label: { type: 'text', required: true } }, children: true },
  Details: { attributes: { summary: { type: 'text', required: true } }, children: true },
  Steps: { attributes: {}, children: true },
  Step: { attributes: { title: { type: 'text', required: true } }, children: true },
  Figure: {
    attributes: {
      src: { type: 'text', required: true },
      alt: { type: 'text', required: true },
      caption: { type: 'text' },
      open: { type: 'flag' },
    },
    children: false,
  },
  PartsTray: { attributes: { guide: { type: 'text', required: true } }, children: false },
  BuildSteps: { attributes: { guide: { type: 'text', required: true } }, children: true },
  BuildStep: {
    attributes: {
      step: { type: 'text', required: true },
      title: { type: 'text', required: true },
      alt: { type: 'text', required: true },
    },
    children: true,
  },
  FinishedView: { attributes: { guide: { type: 'text', required: true }, alt: { type: 'text', required: true } }, children: false },
  LinkedFigure: {
    attributes: { src: { type: 'text', required: true }, alt: { type: 'text', required: true }, name: { type: 'text', required: true } },
    children: false,
  },
  DataTable: {
    attributes: {
      name: { type: 'text', required: true },
      columns: { type: 'text' },
      rows: { type: 'text' },
      caption: { type: 'text' },
      transpose: { type: 'flag' },
    },
    children: false,
  },
  KeyFigures: { attributes: { name: { type: 'text', required: true }, columns: { type: 'text' } }, children: false },
  PartsTable: { attributes: { name: { type: 'text', required: true }, caption: { type: 'text' } }, children: false },
  Part: { attributes: { id: { type: 'text', required: true }, table: { type: 'text' }, show: { type: 'text' } }, children: false },
  Value: {
    attributes: {
      table: { type: 'text', required: true },
      row: { type: 'text', required: true },
      column: { type: 'text', required: true },
      bare: { type: 'flag' },
    },
    children: false,
  },
  Cards: { attributes: {}, children: true },
  Card: { attributes: { title: { type: 'text', required: true }, href: { type: 'text', required: true } }, children: true },
  Video: { attributes: { youtube: { type: 'text', required: true }, title: { type: 'text', required: true } }, children: false },
} as const satisfies Readonly<Record<string, MdxComponentDefinition>>;

/** Components that the build puts into a text in place of those above; nobody writes them. */
export const filledComponents = ['TrayList', 'TrayItem', 'StepDrawings', 'StepDrawing'] as const;

/** Name of a component that the build puts into a text. */
export type FilledComponentName = (typeof filledComponents)[number];

/** Name of a component that documents may use. */
export type MdxComponentName = keyof typeof mdxComponents;

/** HTML elements a document may write as tags, because Markdown has no sign for them, with their attributes. */
export const mdxHtmlElements = {
  br: {},
  sub: {},
  sup: {},
  kbd: {},
  abbr: { title: { type: 'text' } },
} as const satisfies Readonly<Record<string, MdxComponentDefinition['attributes']>>;
