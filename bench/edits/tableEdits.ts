import { addPhoto, sentence } from './edit';
import type { Edit } from './edit';

/** The parts list whose price is changed, and to which a part is added. */
const partsList = 'content/data/bom-electrical.csv';

const idsTable = 'content/data/motor-ids.csv';

const payloadTable = 'content/data/payload.csv';

const bolt = (price: string): Record<string, string> => ({
  part_id: 'TRIAL-9',
  part_name: 'M9x9 bolt',
  model_number: 'TRIAL-9',
  quantity_one_arm: '1',
  quantity_robot: '2',
  quantity_leader_follower: '4',
  unit_price_jpy: price,
  total_price_jpy: String(2 * Number(price)),
});

/** Edits of rows: numbers, parts, makers, failures, questions and words. */
export const tableEdits: readonly Edit[] = [
  {
    name: 'a number in a table',
    apply: (site) => site.changeRow('content/data/motor-specifications.csv', (row) => ({ height_mm: String(Number(row.height_mm) + 0.5) })),
    finds: /npm run figures motors/,
  },
  {
    name: 'a torque that the robot model has, too',
    apply: (site) =>
      site.changeRow('content/data/motor-specifications.csv', (row) => ({ peak_torque_nm: String(Number(row.peak_torque_nm) + 1) })),
    finds: /npm run figures motors/,
  },
  {
    name: 'a price with its totals',
    apply: (site) => site.changeRow(partsList, (row) => ({ unit_price_jpy: String(Number(row.unit_price_jpy) + 7) })),
    finds: /total_price_jpy is/,
  },
  {
    name: 'a part',
    apply: (site) => site.addRow(partsList, bolt('12')),
    finds: /cost-groups\.csv:\d+: .*lines is/,
  },
  {
    name: 'a maker',
    apply: (site) =>
      site.addRow(
        'content/data/manufacturers.csv',
        { maker: 'Trial Robotics', price_min_usd: '20000', price_max_usd: '20000' },
        (row) => row.sells === 'not stated' && row.price_min_usd !== '',
      ),
    finds: /npm run figures makers/,
  },
  {
    name: 'a symptom',
    apply: (site) => {
      const file = 'content/data/symptoms.csv';
      // The ids of an area begin alike.
      const [area = ''] = site.rows(file).at(-1)?.id?.split('-') ?? [];
      site.addRow(file, { id: `${area}-trial`, symptom: 'The trial robot hums a tune at noon' });
    },
  },
  { name: 'a term', apply: (site) => site.addRow('content/data/terms.csv', { term: 'trial term', spellings: '', avoid: '' }) },
  {
    name: 'a question',
    apply: (site) => site.addRow('content/data/faq.csv', { id: 'trial-question', question: 'May somebody try this once more?' }),
  },
  {
    name: 'another answer to a question',
    apply: (site) => site.changeRow('content/data/faq.csv', (row) => ({ answer: `${row.answer} ${sentence}` }), -1),
  },
  {
    name: 'a row of a plain table',
    apply: (site) => site.addRow('content/data/can-library-versions.csv', { version: '9.9.9' }),
  },
  {
    name: 'a reworded symptom',
    apply: (site) => site.changeRow('content/data/symptoms.csv', (row) => ({ symptom: `${row.symptom} at all` })),
  },
  {
    name: 'a photo in a symptom',
    apply: (site) => {
      addPhoto(site, 'trial-symptom.jpg');
      site.addColumns('content/data/symptoms.csv', ['photo', 'photo_alt']);
      site.changeRow('content/data/symptoms.csv', () => ({ photo: 'trial-symptom.jpg', photo_alt: 'The board with its LEDs off.' }));
    },
  },
  {
    name: 'IDs of a motor, which programs on pages have, too',
    apply: (site) => site.changeRow(idsTable, () => ({ send_can_id_hex: '0x25', receive_master_id_hex: '0x35' }), 4),
    finds: /content.docs.*\.mdx:\d+: .*motor-ids\.csv/,
    mend: (site) => site.changeRow(idsTable, () => ({ send_can_id_hex: '0x05', receive_master_id_hex: '0x15' }), 4),
  },
  {
    name: 'a payload that answers and alt texts state',
    apply: (site) => site.changeRow(payloadTable, (row) => ({ limit_kg: String(Number(row.limit_kg) + 0.1) })),
    finds: /faq\.csv:\d+: says ".*", but content\/data\/payload\.csv has/,
    mend: (site) => site.changeRow(payloadTable, (row) => ({ limit_kg: (Number(row.limit_kg) - 0.1).toFixed(1) })),
  },
  {
    name: 'a repository',
    apply: (site) => site.addRow('content/data/repositories.csv', { repo: 'openarm_trial', needs: 'openarm_can' }),
    finds: /npm run figures projectMap/,
  },
  {
    name: 'a line of news',
    apply: (site) => site.addRow('content/data/news.csv', { name: 'trial-news', date: '2026-02-03', what: sentence }),
  },
  {
    name: 'a row that refers to nothing',
    apply: (site) =>
      site.addRow('content/data/news.csv', { name: 'lost-news', date: '2026-02-03', what: sentence, pages: '/no/such-page' }),
    finds: /news\.csv:\d+: the link "\/no\/such-page" leads to no page/,
    mend: (site) => site.changeRow('content/data/news.csv', () => ({ pages: '/' }), -1),
  },
];
