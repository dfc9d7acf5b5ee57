import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatJudgement, goals, judge } from '../../../bench/search/judgement';
import { readQueries } from '../../../bench/search/readQueries';
import { createEngine } from '../../../src/search/engine/engine';
import { packIndex } from '../../../src/search/engine/packIndex';
import { searchRecords } from '../../../src/search/records/records';
import { messages } from '../../unit/fixtures/sources';
import { site } from '../siteContent';

const file = 'bench/search/queries.csv';

it('the ranking reaches its goals on the content of this site', () => {
  const routes = site.pages.filter(({ outputs }) => outputs.search).map(({ route }) => route);
  const { queries, problems } = readQueries(readFileSync(path.resolve(__dirname, '../../..', file), 'utf8'), file, routes);
  expect(messages(problems)).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(150);
  const judgement = judge(createEngine(packIndex(searchRecords(site))), queries);
  const { first, firstFive } = judgement;
  // The misses are in the message, so that a change of content shows what it did.
  const reached = first >= goals.first && firstFive >= goals.firstFive;
  expect(reached ? 'reached' : formatJudgement(judgement)).toBe('reached');
});
