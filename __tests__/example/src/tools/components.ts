/** React components of the tools that this site has. */
export { Faq } from './faq/Faq';
export { Glossary } from './glossary/Glossary';
export { MakerCards } from './makers/MakerCards';
export { OfflineKeeper } from './offline/OfflineKeeper';
export { OrderTool } from './bill-of-materials/OrderTool';
export { PartsTable } from './bill-of-materials/PartsTable';
export { DecisionPath } from './troubleshooting/DecisionPath';
export { SymptomFinder } from './troubleshooting/SymptomFinder';
export { Symptoms } from './troubleshooting/Symptoms';
