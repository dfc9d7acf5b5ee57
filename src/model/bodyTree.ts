/** Value of an attribute: a literal, a style object, or the result of a component's `expand`. */
type BodyAttribute = string | number | boolean | object;

/** Attributes by React prop name. */
export type BodyAttributes = Readonly<Record<string, BodyAttribute>>;

/**
 * The body of a document as data. A string is text; an array is an element: tag or component name, attributes (0 for none), children.
 * Compact as JSON, and rendered by React without a parser.
 */
export type BodyNode = string | BodyElement;

export type BodyElement = readonly [name: string, attributes: BodyAttributes | 0, ...children: BodyNode[]];
