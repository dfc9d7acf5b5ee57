import { readNamedTables } from '../../../scripts/csv/readNamedTables';
import { readSetup, setupTables } from '../../../src/impedance/readSetup';
import type { Setup } from '../../../src/impedance/readSetup';

const tables = readNamedTables([...setupTables, 'gravity-sag']);

/** Rows of a table of the project. */
export const rowsOf = (name: string): readonly Readonly<Record<string, unknown>>[] | undefined => tables.get(name)?.rows;

/** What the project's tables say of the arm. */
export const siteSetup: Setup = readSetup(rowsOf);
