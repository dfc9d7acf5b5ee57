import { codeEdits } from './codeEdits';
import type { Edit } from './edit';
import { guideEdits } from './guideEdits';
import { pageEdits } from './pageEdits';
import { tableEdits } from './tableEdits';

/** What contributors do most, each as one of them would. None of them knows what the content says today. */
export const edits: readonly Edit[] = [...tableEdits, ...pageEdits, ...guideEdits, ...codeEdits];
