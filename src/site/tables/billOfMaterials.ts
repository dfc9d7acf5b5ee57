import type { TableDefinitions } from '../tableTypes';

/** Tables of the billOfMaterials pages. */
export const billOfMaterialsTables = {} as const satisfies TableDefinitions;
