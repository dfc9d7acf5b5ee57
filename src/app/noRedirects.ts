/** Stands in for Gatsby's module of this name: pages are redirected by the server that has them, and by none in the browser. */
export const maybeGetBrowserRedirect = (): undefined => undefined;
