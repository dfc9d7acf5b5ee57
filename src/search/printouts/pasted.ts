import { lazyComponent } from '../../theme/feedback/loading';

/** The answer to a pasted printout. Only a text that looks like one loads its code and tables. */
export const printoutAnswer = lazyComponent(async () => ({ default: (await import('./PrintoutAnswer')).PrintoutAnswer }));

/** What the symptom finder says of the output of a program. */
export const foundFailures = lazyComponent(async () => ({ default: (await import('./FoundFailures')).FoundFailures }));

/** Links to a pose in the arm explorer. */
export const poseLinks = lazyComponent(async () => ({ default: (await import('./PoseLinks')).PoseLinks }));

/** The button that copies a report. */
export const copyReport = lazyComponent(async () => ({ default: (await import('./CopyReport')).CopyReport }));
