import path from 'node:path';
import { formatProblems } from '../src/model/problems';
import { loadSite } from '../src/routes/loadSite';
import { definitions } from '../src/site/definitions';
import { proseOf } from './prose/proseOf';
import { longSentences, proseProblems } from './prose/proseProblems';
import { readPhrases, readTerms } from './prose/terms';

/** Words a sentence may have before it is named. */
const most = 28;

const { site } = loadSite(path.resolve(__dirname, '..'), definitions);
const { tables } = site.data;
const [terms, phrases] = [tables.get('terms'), tables.get('phrases')];
if (!terms || !phrases) throw new Error('content/data/terms.csv and phrases.csv are missing.');
const prose = [...site.documents, ...site.posts].flatMap(proseOf);
const problems = proseProblems(prose, readTerms(terms), readPhrases(phrases));
for (const { file, line, words, sentence } of longSentences(prose, most)) console.log(`${file}:${line}: ${words} words: ${sentence}`);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
