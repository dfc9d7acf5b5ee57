/** Hosted service: public values, which are part of the site's code. */
export interface HostedSettings {
  readonly appId: string;
  /** The public key that may only search. */
  readonly searchKey: string;
  /** Agent that answers questions; without it the site has no AI mode. */
  readonly agentId: string | null;
}

/** How this site searches. */
export interface SearchSettings {
  readonly indexName: string;
  /** Restricts results to the documentation version that the reader sees. */
  readonly contextualSearch: boolean;
  /** Path of the results page; the query is in its parameter `q`. */
  readonly searchPagePath: string;
  /** Path of the index of the embedded engine, below the base path. */
  readonly indexPath: string;
  /** Opens the dialog on hover and focus, too; they always load it. */
  readonly openOnHoverAndFocus: boolean;
  /** null: the embedded engine answers. */
  readonly hosted: HostedSettings | null;
}
