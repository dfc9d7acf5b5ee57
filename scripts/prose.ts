import path from 'node:path';
import { formatProblems } from '../src/model/problems';
import { loadSite } from '../src/routes/loadSite';
import { definitions } from '../src/site/definitions';
import { longSentences } from './prose/longSentences';
import { phrases } from './prose/phrases';
import { proseProblems, readTerms } from './prose/proseProblems';
import { siteProse } from './prose/siteProse';

const { site } = loadSite(path.resolve(__dirname, '..'), definitions);
const prose = siteProse(site);
const problems = [
  ...proseProblems(prose, readTerms(site.data.tables.get('terms')), phrases),
  ...longSentences(prose).map(({ words, sentence, ...place }) => ({
    ...place,
    message: `a sentence has ${words} words: "${sentence}" Split it.`,
  })),
];
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else console.log(`${prose.length} titles and paragraphs: no problems.`);
