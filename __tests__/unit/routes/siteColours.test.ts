import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { colourProblems } from '../../../src/routes/siteColours';

const src = path.resolve(__dirname, '../../../src');
const example = readFileSync(path.resolve(__dirname, '../../example/src/site/colours.css'), 'utf8');

/** What is wrong with colours of which one is replaced. */
function problems(from = '', to = ''): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'colours-'));
  mkdirSync(path.join(root, 'src/site'), { recursive: true });
  cpSync(path.join(src, 'theme/styles/tokens.css'), path.join(root, 'src/theme/styles/tokens.css'));
  writeFileSync(path.join(root, 'src/site/colours.css'), example.replace(from, to));
  return colourProblems(root).map(({ file, message }) => `${file}: ${message}`);
}

it('colours of a robot can be read, and are all there', () => {
  expect(problems()).toEqual([]);
  expect(problems(/--accent: #\w+/.exec(example)?.[0], '--accent: #9fd0a8')).toEqual([
    'src/site/colours.css: in light mode, --accent has a contrast of 1.7 to --bg, and needs 4.5. Make one of them darker.',
    'src/site/colours.css: in light mode, --on-accent has a contrast of 1.7 to --accent, and needs 4.5. Make one of them lighter or darker.',
  ]);
  expect(problems('  --signal:', '  --signl:')).toContain(
    'src/site/colours.css: light mode has no --signal. Write a colour such as #14707d.',
  );
});
