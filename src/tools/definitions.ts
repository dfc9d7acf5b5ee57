/** What each tool adds to the content of the site. A tool is its folder and its line here. */
export { agents } from './agents/definition';
export { armExplorer } from './arm-explorer/definition';
export { billOfMaterials } from './bill-of-materials/definition';
export { canBench } from './can-bench/definition';
export { faq } from './faq/definition';
export { glossary } from './glossary/definition';
export { makers } from './makers/definition';
export { mujoco } from './mujoco/definition';
export { offline } from './offline/definition';
export { readings } from './readings/definition';
export { troubleshooting } from './troubleshooting/definition';
