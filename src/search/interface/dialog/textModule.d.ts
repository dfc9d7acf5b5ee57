/** A file as text, by the loader in src/gatsby/onCreateWebpackConfig.ts. */
declare module '!!text!*' {
  const text: string;
  export default text;
}
