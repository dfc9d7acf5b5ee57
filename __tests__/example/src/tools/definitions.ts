/** Build-time definitions of the tools that this site has. */
export { OfflineKeeper } from './offline/definition';
export { OrderTool } from './order/definition';
export { PartsTable } from './order/partsDefinition';
