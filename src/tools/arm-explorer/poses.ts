/** Entry for Node programs: arms with their motors and poses, and holding torques, without a page. */
export { readExplorerTables } from './engine/explorerTables';
export type { ExplorerTables } from './engine/explorerTables';
export { jointLoads, loadSentence, loadWords } from './engine/jointLoad';
export { heldTorques, loadPoints } from './engine/jointLoad';
export type { LoadPoint } from './engine/jointLoad';
