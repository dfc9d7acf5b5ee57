/** A value an element of a body tree may have as an attribute: literal, a style, or what a component was expanded to. */
export type BodyAttribute = string | number | boolean | object;

/** Attributes under their React names. */
export type BodyAttributes = Readonly<Record<string, BodyAttribute>>;

/**
 * The text of a document as data: a string is text, an array is an element with its tag or component name, its
 * attributes (0 for none) and its children. Small as JSON, and turned into React elements without a parser.
 */
export type BodyNode = string | BodyElement;

/** Element of a body tree. */
export type BodyElement = readonly [name: string, attributes: BodyAttributes | 0, ...children: BodyNode[]];
