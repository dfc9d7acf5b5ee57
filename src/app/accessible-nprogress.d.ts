/** The library behind gatsby-plugin-nprogress, which ships without types. */
declare module 'accessible-nprogress' {
  const nprogress: { start: () => void; done: () => void };
  export default nprogress;
}
