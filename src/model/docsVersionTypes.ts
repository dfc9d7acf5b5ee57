/** A version of the documentation. */
export interface DocsVersion {
  /** Its name for the search service, and in the reader's browser. */
  readonly name: string;
  /** Its name for readers. */
  readonly label: string;
}

/** A version that another build has published. */
export interface PublishedVersion extends DocsVersion {
  /** Where it begins. */
  readonly href: string;
}

/** A documentation instance: first the version that this project builds, then the others. */
export interface DocsInstance {
  readonly versions: readonly [DocsVersion, ...PublishedVersion[]];
}
