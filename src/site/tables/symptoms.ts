import type { TableDefinitions } from '../../model/tableTypes';
import { symptomAreas } from '../symptoms';

/** Failures of the arm and its software, with fixes. */
export const symptomTables = {
  symptoms: {
    title: 'What you see, why, and what to do',
    key: 'id',
    columns: {
      id: { label: 'Name', type: 'text' },
      area: {
        label: 'Area',
        type: 'text',
        oneOf: Object.keys(symptomAreas),
      },
      symptom: { label: 'What you see', type: 'text' },
      messages: { label: 'Messages', type: 'lines', optional: true, quotes: true },
      message_basis: { label: 'Where the messages are from', type: 'text', oneOf: ['seen', 'usual', 'code'], optional: true },
      causes: { label: 'Likely causes, in the order to try', type: 'lines' },
      check: { label: 'Check', type: 'text' },
      fix: { label: 'Fix', type: 'text' },
      fixed_when: { label: 'Fixed when', type: 'text', optional: true },
      danger: { label: 'Danger', type: 'text', optional: true },
      tools: { label: 'Only with these tools', type: 'list', optional: true },
      photo: { label: 'Photo', type: 'text', optional: true },
      photo_alt: { label: 'What the photo shows', type: 'text', optional: true },
      basis: { label: 'Basis', type: 'text', oneOf: ['source', 'derived', 'report', 'engineering'] },
      source: { label: 'Source', type: 'text' },
      page: { label: 'Explained on', type: 'route' },
    },
  },
  'path-questions': {
    title: 'Questions that lead from a symptom to its fix',
    key: 'question_id',
    columns: {
      question_id: { label: 'Name', type: 'text' },
      path: { label: 'Path', type: 'text' },
      question: { label: 'Question', type: 'text' },
      look: { label: 'How to find out', type: 'text' },
    },
  },
  'path-answers': {
    title: 'Answers, and where each leads',
    page: '/getting-started/troubleshooting',
    key: 'answer_id',
    columns: {
      answer_id: { label: 'Name', type: 'text' },
      question_id: { label: 'Question', type: 'text' },
      answer: { label: 'Answer', type: 'text' },
      next_question: { label: 'Next question', type: 'text', optional: true },
      symptoms: { label: 'Rows to try, in this order', type: 'list', optional: true },
    },
  },
} as const satisfies TableDefinitions;
