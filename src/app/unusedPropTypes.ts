/** Any type, required or not, and the functions that make them. */
const type: object = new Proxy(() => type, { get: () => type });

/** Stands in for the package `prop-types`, with which Gatsby describes its components: React 19 no longer looks at that. */
export default type;
