/** A file's text, through the loader that src/gatsby/onCreateWebpackConfig.ts names. */
declare module '!!text!*' {
  const text: string;
  export default text;
}
