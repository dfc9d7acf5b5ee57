import type { Documentation } from '../documents/documentation';

/** Texts by their path in a site's folder. */
export type Files = Readonly<Record<string, string>>;

/** How a program finds its way about a site in the browser; all are CSS selectors. */
export interface Handles {
  /** Opens search, where the field is not there at once. */
  readonly searchButton?: string;
  readonly searchField: string;
  /** Each result of a search, best first; some are no links. */
  readonly searchResult: string;
  /** Button of the menu on a phone, and the menu that it opens. */
  readonly menuButton: string;
  readonly menu: string;
}

/** A documentation tool, and how the documentation of the bench is laid out, built and used with it. */
export interface Peer {
  /** Name in addresses of files and rows. */
  readonly name: string;
  /** Name for readers, without a version. */
  readonly label: string;
  /** Peers with the same installation share its name. */
  readonly installation: string;
  /** Exact versions by package; null where the project's own lock file counts. */
  readonly packages: Readonly<Record<string, string>> | null;
  /** The package whose version stands for the tool; null for this project. */
  readonly mainPackage: string | null;
  /** What the tool is a part of, whose version says as much. */
  readonly framework?: { readonly label: string; readonly package: string };
  /** Names of the site's routes end in a slash. */
  readonly slash: boolean;
  /** All files of the site that the bench writes. */
  readonly files: (documentation: Documentation) => Files;
  /** A line for the shell, in the site's folder. The programs of the installation are found by their names. */
  readonly build: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Folder that the build writes. */
  readonly output: string;
  /** Folders in which builds remember something. Without them and the output, a build is cold. */
  readonly memories: readonly string[];
  readonly handles: Handles;
}

/** Address of a document's page in the spelling of a peer. */
export function addressOf({ slash }: Pick<Peer, 'slash'>, id: string): string {
  if (id === 'index') return '/';
  return slash ? `/${id}/` : `/${id}`;
}
