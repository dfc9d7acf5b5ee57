import type { TableDefinitions } from '../model/tableTypes';
import { armModelTables } from './tables/armModel';
import { assemblyTables } from './tables/assembly';
import { gettingStartedTables } from './tables/gettingStarted';
import { recordingTables } from './tables/recording';
import { simulationTables } from './tables/simulation';
import { softwareReferenceTables, softwareTables } from './tables/software';
import { specificationTables } from './tables/specifications';
import { teleoperationTables } from './tables/teleoperation';
import { wiringTables } from './tables/wiring';
import { searchTables, statedTables } from './tables/words';

/**
 * Tables of content/data by name, besides those that tools declare in their own folder. A CSV file without a declaration, or the reverse, fails
 * the build.
 */
export const tableDefinitions: TableDefinitions = {
  ...gettingStartedTables,
  ...specificationTables,
  ...wiringTables,
  ...assemblyTables,
  ...softwareTables,
  ...softwareReferenceTables,
  ...teleoperationTables,
  ...recordingTables,
  ...simulationTables,
  ...armModelTables,
  ...searchTables,
  ...statedTables,
};
