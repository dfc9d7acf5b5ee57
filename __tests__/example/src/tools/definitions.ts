/** The tools that this site has. */
export { agents } from './agents/definition';
export { faq } from './faq/definition';
export { glossary } from './glossary/definition';
export { makers } from './makers/definition';
export { offline } from './offline/definition';
export { billOfMaterials } from './bill-of-materials/definition';
export { readings } from './readings/definition';
export { troubleshooting } from './troubleshooting/definition';
