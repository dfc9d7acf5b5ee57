/** A file's text, through the loader that src/build/webpackConfig.ts names. */
declare module '!!text!*' {
  const text: string;
  export default text;
}
