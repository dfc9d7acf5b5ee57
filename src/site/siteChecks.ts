import type { TextCheck } from '../model/checkedTexts';
import { checkMotorIds } from './checks/motorIds';
import { checkSameFacts } from './checks/sameFacts';
import { checkShownCommands } from './checks/shownCommands';
import { checkStatedValues } from './checks/statedValues';

/** What `npm run check` compares between pages and tables of this site. */
export const siteChecks: readonly TextCheck[] = [checkSameFacts, checkShownCommands, checkMotorIds, checkStatedValues];
