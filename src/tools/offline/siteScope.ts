import { basePath } from '../../site/siteAddress';

/** Address below which the site lies that this page is of, with a slash at the end. */
export const siteScope = (): string => `${window.location.origin}${basePath}/`;
