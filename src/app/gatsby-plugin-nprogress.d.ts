/** What the plugin does in the browser; it ships without types. */
declare module 'gatsby-plugin-nprogress/gatsby-browser' {
  /** Takes its options, and adds the style of the bar to the page. */
  export const onClientEntry: (api: object, options: object) => void;
  /** Shows the bar. */
  export const onRouteUpdateDelayed: () => void;
  /** Has the bar go to its end and away. */
  export const onRouteUpdate: () => void;
}
