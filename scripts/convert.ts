import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../src/model/problems';
import { convertPage } from './convert/convertPage';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the files to convert: npm run convert content/docs/page.md');
  process.exitCode = 1;
}
for (const name of files) {
  const source = readFileSync(name, 'utf8');
  const file = path.relative(process.cwd(), path.resolve(name)).split(path.sep).join('/');
  const { text, notes } = convertPage(file, source);
  for (const note of notes) console.log(formatProblem({ file, ...note }));
  if (text !== source) writeFileSync(name, text);
  console.log(`${file}: ${text === source ? 'nothing to convert' : 'converted'}. Run npm run check: it names what is left.`);
}
