import { formatMisses, judge } from '../../../bench/search/judgement';
import { readQueries } from '../../../bench/search/readQueries';
import { createEngine } from '../../../src/search/engine/engine';
import { packIndex } from '../../../src/search/engine/packIndex';
import { smallRecords } from '../fixtures/searchRecords';
import { messages } from '../fixtures/sources';

const file = 'bench/search/queries.csv';

describe('the judged queries', () => {
  it('what is wrong with them is named with its line', () => {
    const { problems } = readQueries(
      'query,kind,pages,rows\na,word,/x,\na,wrod,/y;/x,\nb,symptom,,bus-of\nc,word,,\n',
      file,
      ['/x'],
      ['bus-off'],
    );
    expect(messages(problems)).toEqual([
      `${file}:3: "a" stands twice. Keep one.`,
      `${file}:3: unknown kind "wrod". Did you mean "word"?`,
      `${file}:3: "/y" is no page of this site. Did you mean "/x"?`,
      `${file}:4: "bus-of" is no symptom of content/data/symptoms.csv. Did you mean "bus-off"?`,
      `${file}:5: "c" has no right answer. Name a page or a row.`,
    ]);
  });

  it('are judged by the place of the first right page', async () => {
    const engine = createEngine(packIndex(smallRecords));
    const judgement = await judge({ engine }, [
      { query: 'gripper', kind: 'word', pages: ['/hardware/gripper'], rows: [] },
      { query: 'motor', kind: 'word', pages: ['/hardware/gripper'], rows: [] },
      { query: 'motor', kind: 'word', pages: ['/nowhere', '/software/setup/motor-id'], rows: [] },
      { query: 'clamp', kind: 'word', pages: ['/hardware/gripper'], rows: [] },
    ]);
    expect(judgement).toMatchObject({ queries: 4, first: 0.25, firstFive: 0.5 });
    expect(judgement.misses.map(({ place }) => place)).toEqual([null, 2, null]);
    expect(formatMisses(judgement).join('\n')).toContain(
      'not found: "clamp" (word) should lead to /hardware/gripper; first is /hardware/motor',
    );
  });
});
