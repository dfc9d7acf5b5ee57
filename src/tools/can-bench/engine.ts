/** Entry of the room for programs in Node: what frames mean, and how they are made, without a page around it. */
export { decodeMit, encodeMit } from './codec/mit';
export type { Limits, MitCommand } from './codec/mit';
export { decodeState, encodeState } from './codec/state';
export { composeFrame, isComposed } from './compose/composeFrame';
export { sentKinds } from './compose/composeFields';
export type { SentKind } from './compose/composeFields';
export { dangerousRegisters, dangersOf } from './compose/dangers';
export { expectedAnswer } from './compose/expectedAnswer';
export { readLine } from './formats/candump';
export { cansendLine, hexText, idText } from './formats/frame';
export type { CanFrame } from './formats/frame';
export { knownBus, limitSetOf } from './reading/bus';
export type { BusChoices, CanTables, KnownBus } from './reading/bus';
export { lineJson } from './reading/frameJson';
export { AskedRegisters, readFrame } from './reading/readFrame';
export { readRecording } from './reading/recording';
