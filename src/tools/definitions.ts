/** Build-time definitions of the tools' components. A tool is its folder, its line here and its line in components.ts. */
export { ArmExplorer } from './arm-explorer/definition';
export { CanBench } from './can-bench/definition';
export { ImpedancePlayground } from './impedance/definition';
export { ArmSimulation } from './mujoco/definition';
export { OfflineKeeper } from './offline/definition';
export { OrderTool } from './order/definition';
export { PartsTable } from './order/partsDefinition';
