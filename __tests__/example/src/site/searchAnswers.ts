import type { AnswerDefinition } from '../model/siteTypes';

/** Questions that search answers directly above its results. */
export const searchAnswers: readonly AnswerDefinition[] = [
  {
    table: 'joints',
    subject: 'joint',
    text: '{min_deg} to {max_deg} · servo {servo_id}',
    topics: ['limit', 'range', 'angle', 'degree', 'id', 'servo'],
    indifferent: ['joint', 'motor'],
    path: '/hardware/#joint-ranges',
  },
];
