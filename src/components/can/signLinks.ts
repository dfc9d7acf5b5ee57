import { rowsOfSigns, signOfFault } from '../../symptoms/outputSigns';
import { symptomHref } from '../../site/symptoms';

/** Where a fault of a motor is explained. */
export const faultHref = (status: number): string => symptomHref(rowsOfSigns[signOfFault(status)][0]);

/** Where an error of the bus is explained, by the words of the frame. */
export const errorHref = (words: string): string => symptomHref(rowsOfSigns[words.includes('bus-off') ? 'busOff' : 'errorFrames'][0]);

/** Where it is explained that a frame has an ID that nobody has, or that a motor answers with ID 000. */
export const strangerHref = symptomHref(rowsOfSigns.noReceiveId[0]);
