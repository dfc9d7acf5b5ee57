/** Entry for search and symptoms: from lines of text to frames. */
export { canBenchHref, canBenchRoute } from './address';
export { configurationId } from './codec/registers';
export { faultLead, leadRows } from './reading/leads';
export type { Lead } from './reading/leads';
export { leastFault } from './codec/state';
export { readLine } from './formats/candump';
export { framesIn, resultsOf } from './formats/formats';
export type { LineFrame } from './formats/lines';
export { hexText, idText } from './formats/frame';
export type { CanFrame } from './formats/frame';
