import { isTrouble } from '../../../src/search/engine/isTrouble';

it.each([
  'motor runs away',
  'runaway joint',
  'arm out of control',
  'contactor welded',
  'the post tingles',
  'electric shock from the frame',
])('takes "%s" for a failure', (query) => {
  expect(isTrouble(query)).toBe(true);
});

it.each(['run the demo', 'control modes', 'emergency stop', 'end stops', 'no load speed'])(
  'takes "%s" for a question about a page',
  (query) => {
    expect(isTrouble(query)).toBe(false);
  },
);
