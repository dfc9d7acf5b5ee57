import { titleCapitals } from '../../../scripts/prose/proseProblems';

const terms = [
  { term: 'Isaac Lab', spellings: [], avoid: [], proper: true },
  { term: 'Ubuntu', spellings: [], avoid: [], proper: true },
  { term: 'end effector', spellings: [], avoid: [], proper: false },
  { term: 'receive ID', spellings: ['Master ID'], avoid: [], proper: false },
];

it.each([
  'Set up the motors',
  'Install Isaac Lab on Ubuntu',
  'Check the CAN FD bus of J5',
  'Step 3: Fix the ring',
  'Press “Open Port” and wait',
  'Read code_Name and v1.2',
  'Receive ID (Master ID)',
  'What I need',
  'The 6,500 USD question. What follows',
])('%s has capitals in its first word and in names only', (title) => expect(titleCapitals(title, terms)).toEqual([]));

it.each([
  ['Motor Configuration', ['Configuration']],
  ['The End Effector', ['End', 'Effector']],
  ['Pedestal (Manufacturing)', ['(Manufacturing)']],
  ['Leader-Follower Control', ['Control']],
])('%s has others', (title, words) => expect(titleCapitals(title, terms)).toEqual(words));
