declare module '*.avif' {
  /** URL of the file, with its hash. */
  const address: string;
  export default address;
}
