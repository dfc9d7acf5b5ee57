import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/files/digest';
import { budgetOf, compressed } from '../src/outputs/budgets';
import { builtPages, pageMeasurer } from './sizes/builtPages';
import { columns, kilobytes, largestPages, pageLines } from './sizes/sizeTable';

const publicFolder = path.resolve(__dirname, '../public');

const files = filesBelow(publicFolder);

const bytesOf = (file: string): number => statSync(path.join(publicFolder, file)).size;
const sum = (list: readonly string[], size: (file: string) => number): number => list.reduce((total, file) => total + size(file), 0);
const compressedFile = (file: string): number => compressed(readFileSync(path.join(publicFolder, file), 'utf8'));

/** Files of search, and fonts, by name in the public folder. */
const shared: readonly (readonly [label: string, files: RegExp])[] = [
  ['search index', /^search-index\.json$/],
  ['search texts', /^search-(texts|terms|page)-/],
];

function main(): void {
  if (!existsSync(path.join(publicFolder, 'sitemap-0.xml'))) {
    console.error('There is no built site in public. Build it with "npm run build".');
    process.exitCode = 1;
    return;
  }
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const rows = [
    ...shared.map(([label, pattern]) => [
      label,
      kilobytes(
        sum(
          files.filter((file) => pattern.test(file)),
          compressedFile,
        ),
      ),
    ]),
    ['fonts', kilobytes(sum(fonts, bytesOf))],
    [`all ${files.length} files, not compressed`, kilobytes(sum(files, bytesOf))],
  ];
  console.log('\nSizes of the built site in kB, compressed with Brotli, as size / budget:\n');
  console.log(pageLines(largestPages(builtPages(publicFolder)), pageMeasurer(publicFolder), budgetOf).join('\n'));
  console.log(`\n${columns(rows, 1).join('\n')}\n`);
}

main();
