import { readFileSync } from 'node:fs';
import path from 'node:path';
import { goals, judge, plainRankings } from '../../bench/search/judgement';
import { readQueries } from '../../bench/search/readQueries';
import { createEngine } from '../../src/search/engine/engine';
import { makeIndex } from '../../src/search/engine/makeIndex';
import { searchRecords } from '../../src/search/records/records';
import { blogRoute } from '../../src/site/blog';
import { popularQueries } from '../../src/site/popularQueries';
import { messages } from '../unit/fixtures/sources';
import { site } from './siteContent';

const file = 'bench/search/queries.csv';
const records = searchRecords(site);
const engine = createEngine(makeIndex(records));
const search = (query: string) => engine.search({ indexName: 'docs', query });

// A sentence rewritten anywhere moves single queries: `npm run search:judge` compares with the plain ranking, this finds a collapse.
const slack = 0.1;

it('finds what readers ask for', () => {
  const { queries, problems } = readQueries(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'), file, {
    routes: records.pages.map(({ route }) => route),
    symptoms: records.failures.map(({ id }) => id),
  });
  expect(messages(problems)).toEqual([]);
  const { compared, forbidden } = judge(engine, plainRankings(records), queries);
  for (const { name, ours } of compared)
    if (name === 'failures' || name === 'pages')
      expect(ours.first / ours.all >= goals[name].first - slack ? 'reached' : `${name}: ${ours.first} of ${ours.all}`).toBe('reached');
  expect(forbidden).toEqual([]);
});

it('finds every page of the documentation by its title among the first three results', () => {
  // News count half: the page that says what is valid today comes first.
  const pages = records.pages.filter(({ route }) => !route.startsWith(blogRoute));
  const missed = pages.filter(
    ({ route, title }) =>
      !search(title)
        .hits.slice(0, 3)
        .some(({ url_without_anchor: found }) => found === route),
  );
  // Of pages with the same title one is first.
  const shared = ({ title }: { readonly title: string }): boolean => records.pages.filter((page) => page.title === title).length > 1;
  expect(missed.filter((page) => !shared(page)).map(({ route, title }) => `${title}: ${route}`)).toEqual([]);
});

it.each(popularQueries)('finds something for a popular query: %s', (query) => expect(search(query).nbHits).toBeGreaterThan(0));
