import { readSetup, setupTables } from '../../../src/tools/impedance/engine/readSetup';
import type { Setup } from '../../../src/tools/impedance/engine/readSetup';
import { exampleTables } from '../fixtures/exampleTables';

const tables = exampleTables([...setupTables, 'gravity-sag']);

/** Rows of a table of the example site. */
export const rowsOf = (name: string): readonly Readonly<Record<string, unknown>>[] | undefined => tables.get(name)?.rows;

/** What its tables say of the arm. */
export const siteSetup: Setup = readSetup(rowsOf);
