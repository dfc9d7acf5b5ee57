import { readSetup, setupTables } from '../engine/readSetup';
import type { Setup } from '../engine/readSetup';
import { exampleTables } from '../../../../__tests__/unit/fixtures/exampleTables';

const tables = exampleTables([...setupTables, 'gravity-sag']);

/** Rows of a table of the example site. */
export const rowsOf = (name: string): readonly Readonly<Record<string, unknown>>[] | undefined => tables.get(name)?.rows;

/** What its tables say of the arm. */
export const siteSetup: Setup = readSetup(rowsOf);
