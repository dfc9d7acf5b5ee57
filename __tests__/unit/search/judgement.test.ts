import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatJudgement, goals, judge } from '../../../bench/search/judgement';
import { readQueries } from '../../../bench/search/readQueries';
import { loadSite } from '../../../src/routes/loadSite';
import { searchRecords } from '../../../src/search/records/records';
import { createEngine } from '../../../src/search/engine/engine';
import { packIndex } from '../../../src/search/engine/packIndex';
import { definitions } from '../../../src/site/definitions';
import { smallRecords } from '../fixtures/searchRecords';
import { messages } from '../fixtures/sources';

const root = path.resolve(__dirname, '../../..');
const file = 'bench/search/queries.csv';

describe('the judged queries', () => {
  it('what is wrong with them is named with its line', () => {
    const { problems } = readQueries('query,kind,pages\na,word,/x\na,wrod,/y;/x\n', file, ['/x']);
    expect(messages(problems)).toEqual([
      `${file}:3: "a" stands twice. Keep one.`,
      `${file}:3: unknown kind "wrod". Did you mean "word"?`,
      `${file}:3: "/y" is no page of this site. Did you mean "/x"?`,
    ]);
  });

  it('are judged by the place of the first right page', () => {
    const engine = createEngine(packIndex(smallRecords));
    const judgement = judge(engine, [
      { query: 'gripper', kind: 'word', pages: ['/hardware/gripper'] },
      { query: 'motor', kind: 'word', pages: ['/hardware/gripper'] },
      { query: 'motor', kind: 'word', pages: ['/nowhere', '/software/setup/motor-id'] },
      { query: 'clamp', kind: 'word', pages: ['/hardware/gripper'] },
    ]);
    expect(judgement).toMatchObject({ queries: 4, first: 0.25, firstFive: 0.5 });
    expect(judgement.misses.map(({ place }) => place)).toEqual([null, 2, null]);
    expect(formatJudgement(judgement)).toContain('not found: "clamp" (word) should lead to /hardware/gripper; first is /hardware/motor');
  });
});

it('the ranking reaches its goals on the content of this site', () => {
  const { site } = loadSite(root, definitions);
  const routes = site.pages.filter(({ outputs }) => outputs.search).map(({ route }) => route);
  const { queries, problems } = readQueries(readFileSync(path.join(root, file), 'utf8'), file, routes);
  expect(messages(problems)).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(150);
  const judgement = judge(createEngine(packIndex(searchRecords(site))), queries);
  const { first, firstFive } = judgement;
  // The misses are in the message, so that a change of content shows what it did.
  const reached = first >= goals.first && firstFive >= goals.firstFive;
  expect(reached ? 'reached' : formatJudgement(judgement)).toBe('reached');
});
