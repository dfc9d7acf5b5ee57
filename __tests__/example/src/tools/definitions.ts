/** The tools that this site has. */
export { faq } from './faq/definition';
export { glossary } from './glossary/definition';
export { makers } from './makers/definition';
export { offline } from './offline/definition';
export { order } from './order/definition';
export { troubleshooting } from './troubleshooting/definition';
