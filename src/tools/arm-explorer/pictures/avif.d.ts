declare module '*.avif' {
  /** Address of the file, with its hash. */
  const address: string;
  export default address;
}
