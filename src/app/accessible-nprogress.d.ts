/** The library behind gatsby-plugin-nprogress, which ships without types. */
declare module 'accessible-nprogress/dist/accessible-nprogress' {
  const nprogress: { configure: (options: object) => void; start: () => void; done: () => void };
  export default nprogress;
}
