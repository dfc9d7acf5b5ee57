import { readFiles } from '../../src/content/sources/readFiles';
import { readTables } from '../../src/content/loadContent';
import type { SourceFolderName } from '../../src/content/sources/sourceFolders';
import type { Table } from '../../src/content/tables/csvTable';
import { sourceData } from '../../src/content/tables/sourceData';
import type { SourceData } from '../../src/content/tables/sourceData';
import { tableDefinitions } from '../../src/plugins';

/** A file of the project that is changed. */
export interface ProjectSource {
  readonly folder: SourceFolderName;
  readonly relativePath: string;
  readonly text: string;
}

/** The project's sources, and what they are filled from. */
export interface ProjectSources {
  readonly files: Readonly<Record<SourceFolderName, readonly ProjectSource[]>>;
  readonly tables: ReadonlyMap<string, Table>;
  readonly data: SourceData;
}

/** Reads the sources of a project once, for many changes of them. */
export function projectSources(root: string): ProjectSources {
  const read = (folder: SourceFolderName): ProjectSource[] => readFiles(root, folder).files.map((file) => ({ folder, ...file }));
  const figures = read('figures');
  const { tables } = readTables(root, tableDefinitions);
  const data = sourceData(
    tables.values(),
    figures.map(({ relativePath }) => relativePath),
  );
  return { files: { docs: read('docs'), blog: read('blog'), data: read('data'), figures }, tables, data };
}
