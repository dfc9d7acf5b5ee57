/** React components of the tools. A tool is its folder, its line here and its line in definitions.ts. */
export { ArmExplorer } from './arm-explorer/ArmExplorer';
export { Opening } from './arm-explorer/Opening';
export { CanBench } from './can-bench/CanBench';
export { Faq } from './faq/Faq';
export { Glossary } from './glossary/Glossary';
export { ImpedancePlayground } from './impedance/ImpedancePlayground';
export { MakerCards } from './makers/MakerCards';
export { ArmSimulation } from './mujoco/ArmSimulation';
export { OfflineKeeper } from './offline/OfflineKeeper';
export { OrderTool } from './bill-of-materials/OrderTool';
export { PartsTable } from './bill-of-materials/PartsTable';
export { DecisionPath } from './troubleshooting/DecisionPath';
export { SymptomFinder } from './troubleshooting/SymptomFinder';
export { Symptoms } from './troubleshooting/Symptoms';
