import { arrangeHits } from '../../../src/symptoms/arrangeHits';
import { symptomIndex } from '../../../src/symptoms/symptomIndex';
import { symptomTerms } from '../../../src/symptoms/symptomTerms';
import { record } from './symptomRecord';

const index = symptomIndex([
  record('busy', 'The bit rate cannot be changed', { page: '/setup', messages: ['RTNETLINK answers: Device or resource busy'] }),
  record('silent', 'candump shows no reply from the motor', { page: '/can', phrases: [symptomTerms('motor does not respond').join(' ')] }),
  record('vibrates', 'A joint vibrates', { page: '/controls' }),
]);

const arrange = (query: string, hits: readonly string[]) => {
  const { first, rows, rest } = arrangeHits(hits, (hit) => hit.replace(/#.*/, ''), query, index);
  return [...first, ...rows.map(({ record: { id } }) => id), ...rest];
};

describe('hits of a search for a failure', () => {
  it('stand after the rows, the pages to which these lead before others, with their hits together', () => {
    expect(arrange('motor does not respond', ['/motor', '/hub', '/can#a', '/can#b', '/motor#c'])).toEqual([
      'silent',
      '/can#a',
      '/can#b',
      '/motor',
      '/hub',
      '/motor#c',
    ]);
  });

  it('begin with the page that the search has first, where the best row leads to it', () => {
    expect(arrange('motor does not respond', ['/can#a', '/motor', '/can#b'])).toEqual(['/can#a', 'silent', '/motor', '/can#b']);
  });

  it('begin with one hit of this page alone: those that follow it come after the rows, before other pages', () => {
    const hits = ['/can#a', '/can#b', '/can#c', '/motor', '/can#d'];
    expect(arrange('motor does not respond', hits)).toEqual(['/can#a', 'silent', '/can#b', '/can#c', '/motor', '/can#d']);
    const { first } = arrangeHits(hits, () => '/can', 'motor does not respond', index);
    expect(first).toEqual(['/can#a']);
  });

  it('stand after a row whose message the query is, also where both lead to one page', () => {
    expect(arrange('RTNETLINK answers: Device or resource busy', ['/setup', '/can'])).toEqual(['busy', '/setup', '/can']);
  });

  it.each(['motor', 'joint limits'])('stay as they are for "%s", which tells of none', (query) =>
    expect(arrange(query, ['/motor', '/hub', '/can'])).toEqual(['/motor', '/hub', '/can']),
  );

  it('stay as they are where no row fits', () => {
    expect(arrange('conveyor does not start', ['/motor', '/can'])).toEqual(['/motor', '/can']);
  });
});
