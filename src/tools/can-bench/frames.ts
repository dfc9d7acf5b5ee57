/** Entry of the room for search and symptoms: lines of text to frames. */
export { canBenchHref, canBenchRoute } from './address';
export { leastFault } from './codec/state';
export { readLine } from './formats/candump';
export { framesOf } from './formats/formats';
export type { LineFrame, ReadLine } from './formats/lines';
export { hexText, idText } from './formats/frame';
export type { CanFrame } from './formats/frame';
