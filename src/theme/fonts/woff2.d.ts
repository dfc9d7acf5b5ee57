declare module '*.woff2' {
  /** Address of the file, with its hash. */
  const address: string;
  export default address;
}
