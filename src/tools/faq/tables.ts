import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Table whose topics must all be shown. */
export const questionsTable = 'faq';

/** Questions with their answers. */
export const faqTables = {
  faq: table('Questions and answers', 'id', {
    // An anchor: it must stay when the question is reworded.
    id: 'Anchor',
    topic: 'Topic',
    question: 'Question',
    answer: 'Answer',
    known: { label: 'Known', type: 'boolean' },
    page: { label: 'More in', type: 'route', optional: true },
    follow: { label: 'Followed in', type: 'url', optional: true },
  }),
} satisfies TableDefinitions;
