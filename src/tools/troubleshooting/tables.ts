import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';
import { symptomAreas } from '../../site/symptoms';

/** Failures of the arm and its software, with fixes. */
export const symptomTables = {
  symptoms: table('What you see, why, and what to do', 'id', {
    id: 'Name',
    area: { label: 'Area', oneOf: Object.keys(symptomAreas) },
    symptom: 'What you see',
    messages: { label: 'Messages', type: 'lines', optional: true, quotes: true },
    message_basis: { label: 'Where the messages are from', oneOf: ['seen', 'usual', 'code'], optional: true },
    causes: { label: 'Likely causes, in the order to try', type: 'lines' },
    check: 'Check',
    fix: 'Fix',
    fixed_when: { label: 'Fixed when', optional: true },
    danger: { label: 'Danger', optional: true },
    tools: { label: 'Only with these tools', type: 'list', optional: true },
    photo: { label: 'Photo', optional: true },
    photo_alt: { label: 'What the photo shows', optional: true },
    basis: { label: 'Basis', oneOf: ['source', 'derived', 'report', 'engineering'] },
    source: 'Source',
    page: { label: 'Explained on', type: 'route' },
  }),
  'path-questions': table('Questions that lead from a symptom to its fix', 'question_id', {
    question_id: 'Name',
    path: 'Path',
    question: 'Question',
    look: 'How to find out',
  }),
  'path-answers': table(
    'Answers, and where each leads',
    'answer_id',
    {
      answer_id: 'Name',
      question_id: 'Question',
      answer: 'Answer',
      next_question: { label: 'Next question', optional: true },
      symptoms: { label: 'Rows to try, in this order', type: 'list', optional: true },
    },
    { page: '/getting-started/troubleshooting' },
  ),
} satisfies TableDefinitions;
