/** Letters of a file's digest in its name: the name changes with the content, so that files of one build always fit together. */
export const digestLength = 12;

/** Name of the file with what results show, on a site whose index is one file. */
export const textsName = (digest: string): string => `search-texts-${digest}.json`;

/** Name of a file with the places of some terms, on a large site. */
export const termsName = (digest: string): string => `search-terms-${digest}.json`;

/** Name of the file of a page, on a large site. */
export const pageName = (digest: string): string => `search-page-${digest}.json`;

/** Whether a file is one of these, of this build or an earlier one. */
export const isNamedByDigest = (name: string): boolean => /^search-(texts|terms|page)-/.test(name);
