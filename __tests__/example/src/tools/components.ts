/** React components of the tools that this site has. */
export { OfflineKeeper } from './offline/OfflineKeeper';
export { OrderTool } from './order/OrderTool';
export { PartsTable } from './order/PartsTable';
