import { assemblyTables } from './tables/assembly';
import { billOfMaterialsTables } from './tables/billOfMaterials';
import { gettingStartedTables } from './tables/gettingStarted';
import { purchaseTables } from './tables/purchase';
import { searchTables } from './tables/search';
import { simulationTables } from './tables/simulation';
import { softwareTables } from './tables/software';
import { softwareReferenceTables } from './tables/softwareReference';
import { specificationTables } from './tables/specifications';
import { armModelTables } from './tables/armModel';
import { symptomTables } from './tables/symptoms';
import { teleoperationTables } from './tables/teleoperation';
import { wiringTables } from './tables/wiring';
import { wordTables } from './tables/words';
import type { TableDefinitions } from '../model/tableTypes';

/** Every table of content/data, by name. A CSV that is not named here, or a name without a CSV, fails the build. */
export const tableDefinitions: TableDefinitions = {
  ...gettingStartedTables,
  ...specificationTables,
  ...billOfMaterialsTables,
  ...wiringTables,
  ...assemblyTables,
  ...softwareTables,
  ...softwareReferenceTables,
  ...teleoperationTables,
  ...simulationTables,
  ...purchaseTables,
  ...armModelTables,
  ...symptomTables,
  ...searchTables,
  ...wordTables,
};
